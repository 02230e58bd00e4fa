import type { Day } from '#day/entries/days.ts'
import { newDay } from '#day/entries/new-day.ts'
import type { DaySettings } from '#day/entries/values.ts'
import { minuteOfDay } from '#day/frame.ts'
import { toHalfHour } from '#day/plan/rounding.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { dateAhead, freeDate } from './free-date.ts'

export type Proposal = {
  usual: DaySettings
  day: Day | undefined
  /** The plan that the reader has seen before: a further one begins and ends where it does. */
  other: Day | undefined
  taken: readonly string[]
}

/** A plan that begins now lasts some hours, even in the afternoon. */
export function usualSettings(start: DaySettings['start'], startsNearMe: boolean, now: Date): DaySettings {
  const soon = toHalfHour(minuteOfDay(dateInIndia(now), now) + 180)
  return {
    ...newDay,
    start,
    end: start,
    startsNearMe,
    backBy: Math.min(24 * 60, Math.max(newDay.backBy, soon)),
  }
}

/** What the form shows: `chosen` in it wins over what it began with. */
export function proposedSettings(proposal: Proposal, chosen: Partial<DaySettings>, now: Date): DaySettings {
  const { day, other, taken } = proposal
  const begun = begunWith(proposal, dateInIndia(now))
  const date = dateAhead({ ...begun, ...chosen }, taken, now)
  const isToday = date === null || date === dateInIndia(now)
  const isStored = day !== undefined && other === undefined
  // The usual end of a day that begins now depends on the hour; the end of another day does not.
  const backBy = isToday || isStored ? begun.backBy : newDay.backBy
  return { ...begun, backBy, ...chosen, date }
}

/** A date chosen after an hour that is past on it begins now; no hour, after one of another date, stays on that. */
export function choosing(
  shown: DaySettings,
  changed: Partial<DaySettings>,
  taken: readonly string[],
  now: Date,
): Partial<DaySettings> {
  const { date, leavesAt } = { ...shown, ...changed }
  if (changed.leavesAt === null) return { date, ...changed }
  const isPast = changed.date !== undefined && dateAhead({ date, leavesAt }, taken, now) !== date
  return isPast ? { leavesAt: null, ...changed } : changed
}

function begunWith({ usual, day, other, taken }: Proposal, today: string): DaySettings {
  if (other) {
    const { start, end, startsNearMe = false, pace } = other.settings
    const free = freeDate(taken, today)
    return { ...usual, start, end, startsNearMe, pace, date: free === today ? null : free }
  }
  if (!day) return usual
  const { date } = day.settings
  // What was chosen for a date that has passed, before the temples went, does not make a plan for it.
  return date !== null && date < today ? { ...day.settings, date: null, leavesAt: null } : day.settings
}
