import { isOlderThan } from './age.ts'
import { type Confidence, confidences, type Fact, type Statement } from './fact-schema.ts'
import type { Guide } from './schema.ts'

export type PlacedFact = { entry: string; field: string; fact: Fact<unknown> }

export type FactFilter = {
  olderThanMonths: number | undefined
  confidences: readonly Confidence[]
}

export function factsToCheck(
  guide: Guide,
  { olderThanMonths, confidences: wanted }: FactFilter,
  today: string,
): PlacedFact[] {
  return factsOf(guide)
    .filter(({ fact }) => wanted.includes(fact.confidence))
    .filter(({ fact }) => olderThanMonths === undefined || isOlderThan(fact, olderThanMonths, today))
    .sort(
      ({ fact: one }, { fact: other }) =>
        one.checkedOn.localeCompare(other.checkedOn) ||
        confidences.indexOf(other.confidence) - confidences.indexOf(one.confidence),
    )
}

export function factsOf({
  temples,
  gateways,
  goodToKnow,
  calendar,
  helplines,
  figures,
  sketchPoints,
}: Guide): PlacedFact[] {
  return [
    ...temples,
    ...gateways,
    ...goodToKnow,
    ...calendar,
    ...helplines,
    ...figures,
    ...sketchPoints,
  ].flatMap((entry) =>
    factsIn(entry, []).map(({ path, fact }) => ({ entry: entry.id, field: path.join('.'), fact })),
  )
}

function factsIn(value: unknown, path: string[]): { path: string[]; fact: Fact<unknown> }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isFact(value)) {
    const { claims = [] } = value as Statement<unknown>
    return [{ path, fact: value }, ...claims.map((fact) => ({ path: [...path, 'claims', fact.id], fact }))]
  }
  return Object.entries(value).flatMap(([key, inner]) => factsIn(inner, [...path, key]))
}

/** The schema allows a day of checking only on facts. */
function isFact(value: object): value is Fact<unknown> {
  return 'checkedOn' in value
}
