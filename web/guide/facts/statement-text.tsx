import { Fragment } from 'react'
import type { Statement } from '#guide/fact-schema.ts'
import type { Stated } from '#guide/stated.ts'
import { StatedValue } from './stated-value.tsx'

export type StatementTextProps = {
  id: string
  of: Stated<string> | Statement<string>
  isStrong?: boolean
}

/** A first sentence and what else there is to say, each with its own doubt. */
export function StatementText({ id, of: { claims = [], ...fact }, isStrong = false }: StatementTextProps) {
  return (
    <>
      <StatedValue of={id} fact={fact} text={fact.value} isStrong={isStrong} />
      {claims.map((claim) => (
        <Fragment key={claim.id}>
          {' '}
          <span id={claimId(id, claim)}>
            <StatedValue of={claimId(id, claim)} fact={claim} text={claim.value} />
          </span>
        </Fragment>
      ))}
    </>
  )
}

/** The id of the element that states a claim. */
export function claimId(of: string, { id }: { id: string }): string {
  return `${of}-${id}`
}
