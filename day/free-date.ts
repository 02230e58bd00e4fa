import type { Day } from './entries/days.ts'
import { templesOf } from './entries/days.ts'
import { dayAfter } from './frame.ts'

/** The first date from today on that nothing is planned for. */
export function freeDate(days: readonly Day[], today: string): string {
  const taken = plannedDates(days, today)
  let date = today
  while (taken.includes(date)) date = dayAfter(date)
  return date
}

export function plannedDates(days: readonly Day[], today: string): string[] {
  return days.filter((day) => templesOf(day).length > 0).map(({ settings }) => settings.date ?? today)
}
