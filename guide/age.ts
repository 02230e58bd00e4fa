import type { Fact } from './fact-schema.ts'

/** A year holds every festival and every season's hours once. */
const monthsUntilOld = 12

export function isOld(fact: Pick<Fact<unknown>, 'checkedOn'>, today: string): boolean {
  return today > lastDayBeforeOld(fact)
}

export function lastDayBeforeOld(fact: Pick<Fact<unknown>, 'checkedOn'>): string {
  return monthsAfter(fact.checkedOn, monthsUntilOld)
}

export function oldestCheck(facts: readonly Pick<Fact<unknown>, 'checkedOn'>[]): string | undefined {
  return facts.map(({ checkedOn }) => checkedOn).sort()[0]
}

export function isOlderThan(fact: Pick<Fact<unknown>, 'checkedOn'>, months: number, today: string): boolean {
  return today > monthsAfter(fact.checkedOn, months)
}

/** Dates compare as text, so 31 February stands for the end of February. */
export function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  const monthsSinceYear0 = year * 12 + (month - 1) + months
  const lastYear = String(Math.floor(monthsSinceYear0 / 12)).padStart(4, '0')
  const lastMonth = String((monthsSinceYear0 % 12) + 1).padStart(2, '0')
  return `${lastYear}-${lastMonth}${date.slice(7)}`
}
