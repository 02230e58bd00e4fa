import type { Fact } from './fact-schema.ts'

/** A year holds every festival and every season's hours once. */
const monthsUntilOld = 12

/** Whether a page warns that the fact is old. `today` is a date such as 2027-11-21. */
export function isOld(fact: Pick<Fact<unknown>, 'checkedOn'>, today: string): boolean {
  return isOlderThan(fact, monthsUntilOld, today)
}

/**
 * Whether more than this many calendar months have passed; the same day of the month does not count. Dates compare as
 * text, so a day that the month lacks means its end.
 */
export function isOlderThan(
  { checkedOn }: Pick<Fact<unknown>, 'checkedOn'>,
  months: number,
  today: string,
): boolean {
  const [year = 0, month = 0] = checkedOn.split('-').map(Number)
  const monthsSinceYear0 = year * 12 + (month - 1) + months
  const lastYear = String(Math.floor(monthsSinceYear0 / 12)).padStart(4, '0')
  const lastMonth = String((monthsSinceYear0 % 12) + 1).padStart(2, '0')
  return today > `${lastYear}-${lastMonth}${checkedOn.slice(7)}`
}
