import { dateAfter } from '#guide/opening-hours/india-time.ts'
import type { Occasion } from '#guide/schema.ts'
import type { Suspendable } from './suspension-schema.ts'

export type Suspension = {
  what: readonly Suspendable[]
  occasion: string
  first: string
  last: string
  isSure: boolean
}

export function suspensionsIn(calendar: readonly Occasion[], what: Suspendable): Suspension[] {
  return calendar
    .flatMap(suspensionsOf)
    .filter((one) => one.what.includes(what))
    .sort((one, other) => one.first.localeCompare(other.first))
}

export function suspensionsOf({ name, days, suspends = [] }: Occasion): Suspension[] {
  const { first, last } = days.value
  return suspends.map(({ value: { what, fromDay = 0, untilDay }, confidence }) => ({
    what,
    occasion: name,
    first: dateAfter(first, fromDay),
    last: untilDay === undefined ? last : dateAfter(first, untilDay),
    isSure: confidence !== 'low' && days.confidence !== 'low',
  }))
}
