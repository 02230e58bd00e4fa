import type { DaySettings } from '#day/entries/values.ts'
import { dayAfter, minuteOfDay } from '#day/frame.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'

export function freeDate(taken: readonly string[], from: string): string {
  return taken.includes(from) ? freeDate(taken, dayAfter(from)) : from
}

/** The date of a plan that is yet to be made. An hour that is past today means the next free date. */
export function dateAhead(
  { date, leavesAt }: Pick<DaySettings, 'date' | 'leavesAt'>,
  taken: readonly string[],
  now: Date,
): string | null {
  const today = dateInIndia(now)
  const isPast = leavesAt !== null && (date ?? today) === today && leavesAt < minuteOfDay(today, now)
  return isPast ? freeDate(taken, dayAfter(today)) : date
}
