import type { Fact } from './fact-schema.ts'

/** A year holds every festival and every season's hours once. */
const monthsUntilOld = 12

/** Whether a page warns that the fact is old. `today` is a date such as 2027-11-21. */
export function isOld(fact: Pick<Fact<unknown>, 'checkedOn'>, today: string): boolean {
  return today > lastDayBeforeOld(fact)
}

export function lastDayBeforeOld(fact: Pick<Fact<unknown>, 'checkedOn'>): string {
  return monthsAfter(fact, monthsUntilOld)
}

/** When the first of these facts was checked, by which a reader judges them all; undefined without facts. */
export function oldestCheck(facts: readonly Pick<Fact<unknown>, 'checkedOn'>[]): string | undefined {
  return facts.map(({ checkedOn }) => checkedOn).sort()[0]
}

/** Whether more than this many calendar months have passed; the same day of the month does not count. */
export function isOlderThan(fact: Pick<Fact<unknown>, 'checkedOn'>, months: number, today: string): boolean {
  return today > monthsAfter(fact, months)
}

/** Dates compare as text, so a day that the month lacks means its end. */
function monthsAfter({ checkedOn }: Pick<Fact<unknown>, 'checkedOn'>, months: number): string {
  const [year = 0, month = 0] = checkedOn.split('-').map(Number)
  const monthsSinceYear0 = year * 12 + (month - 1) + months
  const lastYear = String(Math.floor(monthsSinceYear0 / 12)).padStart(4, '0')
  const lastMonth = String((monthsSinceYear0 % 12) + 1).padStart(2, '0')
  return `${lastYear}-${lastMonth}${checkedOn.slice(7)}`
}
