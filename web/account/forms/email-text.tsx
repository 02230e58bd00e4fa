import { Fragment } from 'react'

export function EmailText({ email }: { email: string }) {
  return (
    <strong className="email">
      {email.split(/(?=[@.])/).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces may repeat, and never change places.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span>{piece}</span>
        </Fragment>
      ))}
    </strong>
  )
}
