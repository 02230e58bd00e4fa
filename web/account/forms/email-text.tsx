import { Fragment } from 'react'

/** An address, which too narrow a line breaks before its "@" or a dot, not anywhere in a word. */
export function EmailText({ email }: { email: string }) {
  return (
    <strong className="email">
      {email.split(/(?=[@.])/).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces may be the same, and keep their place.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </strong>
  )
}
