import { dateAfter } from '#guide/opening-hours/india-time.ts'
import { type Days, daysBegun, furthest, type Ruled } from './days.ts'

type Compared = { held: Days; given: Days | undefined }

export function presentDays(occasion: Ruled, calendar: readonly Ruled[]): Compared {
  return beside(occasion.days.value, occasion, calendar)
}

export function pastDays(
  { past = [], ...occasion }: Ruled,
  calendar: readonly Ruled[],
): (Compared & { isOff: boolean })[] {
  return past.map(({ first, last, isOff = false }) => {
    const { given } = beside({ first, last: first }, occasion, calendar)
    return { held: { first, last: last ?? given?.last ?? first }, given, isOff }
  })
}

export function isSame({ held, given }: Compared): boolean {
  return held.first === given?.first && held.last === given.last
}

function beside(held: Days, occasion: Ruled, calendar: readonly Ruled[]): Compared {
  const [from, until] = [-furthest, furthest].map((days) => dateAfter(held.first, days)) as [string, string]
  const distance = ({ first }: Days) => Math.abs(Date.parse(first) - Date.parse(held.first))
  const given = daysBegun(from, until, occasion, calendar)
  return { held, given: given.toSorted((one, other) => distance(one) - distance(other))[0] }
}
