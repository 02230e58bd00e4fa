export type Telephone = { shown: string; dialled: string }

type TelephoneLinkProps = { number: Telephone }

/** Screen readers say the number digit by digit, not as millions. */
export function TelephoneLink({ number: { shown, dialled } }: TelephoneLinkProps) {
  return (
    <a className="target" href={`tel:${dialled}`}>
      <TelephoneNumber shown={shown} />
    </a>
  )
}

export function TelephoneNumber({ shown }: { shown: string }) {
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{digitsOf(shown)}</span>
    </>
  )
}

function digitsOf(shown: string): string {
  return shown
    .split(/\D+/)
    .map((group) => [...group].join(' '))
    .join(', ')
}
