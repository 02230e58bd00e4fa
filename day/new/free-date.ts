import type { DaySettings } from '#day/entries/values.ts'
import { minuteOfDay } from '#day/frame.ts'
import { dateAfter, dateInIndia } from '#guide/opening-hours/india-time.ts'

export function freeDate(taken: readonly string[], from: string): string {
  return taken.includes(from) ? freeDate(taken, dateAfter(from, 1)) : from
}

/** The date of a plan that is yet to be made. An hour that is past today means the next free date. */
export function dateAhead(
  { date, leavesAt }: Pick<DaySettings, 'date' | 'leavesAt'>,
  taken: readonly string[],
  now: Date,
): string | null {
  const today = dateInIndia(now)
  const isPast = leavesAt !== null && (date ?? today) === today && leavesAt < minuteOfDay(today, now)
  return isPast ? freeDate(taken, dateAfter(today, 1)) : date
}
