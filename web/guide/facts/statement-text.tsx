import { Fragment, type ReactNode } from 'react'
import type { Fact } from '#guide/fact-schema.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { useNow } from '#web/shell/now.tsx'
import { isUnsureNow } from './checked-on.ts'
import { Doubt } from './doubt.tsx'
import { DoubtMark } from './doubt-mark.tsx'

/** Without its sources on pages that have no room for them. */
type Part<Value> = Pick<Fact<Value>, 'value' | 'confidence' | 'checkedOn'> | Fact<Value>

export type StatedText<Value = string> = Part<Value> & {
  claims?: readonly (Part<string> & { id: string })[] | undefined
}

type StatementTextProps = {
  id: string
  of: StatedText
  /** Whether the first sentence stands out. */
  isStrong?: boolean
}

/** A first sentence and what else there is to say, each with its own doubt. */
export function StatementText({ id, of: { claims = [], ...fact }, isStrong = false }: StatementTextProps) {
  const text = markForeignWords(fact.value)
  return (
    <>
      <DoubtOf of={id} part={fact}>
        {isStrong ? <strong>{text}</strong> : text}
      </DoubtOf>
      {claims.map((claim) => (
        <Fragment key={claim.id}>
          {' '}
          <span id={claimId(id, claim)}>
            <DoubtOf of={claimId(id, claim)} part={claim}>
              {markForeignWords(claim.value)}
            </DoubtOf>
          </span>
        </Fragment>
      ))}
    </>
  )
}

function DoubtOf({ of, part, children }: { of: string; part: Part<string>; children: ReactNode }) {
  const isUnsure = isUnsureNow(part, useNow())
  if ('sources' in part)
    return (
      <Doubt of={of} fact={part}>
        {children}
      </Doubt>
    )
  return (
    <span>
      {children}
      {isUnsure && <DoubtMark />}
    </span>
  )
}

/** Of where a claim stands, by what it belongs to. */
export function claimId(of: string, { id }: { id: string }): string {
  return `${of}-${id}`
}
