import type { OpeningHours } from './hours.ts'
import { minuteOfWeek, minutesPerDay } from './india-time.ts'
import { type Change, weekAhead } from './week.ts'
import { type Weekday, weekdays } from './weekday.ts'

export type Day = 'today' | 'tomorrow' | Weekday

/**
 * `…At` is a minute of the day in India, `opensOn` the day of that time in India, `…InMinutes` is counted from the
 * beginning of the present minute and at least 1. Where that time is `disputed`, some sources say so and others not.
 */
export type OpeningStatus =
  /** Nobody says, or nobody says a time at which it is surely open. */
  | { kind: 'unknown' }
  /** Round the clock on every day. */
  | { kind: 'alwaysOpen' }
  /** Surely open, until then at least. */
  | { kind: 'open'; closesAt: number; closesInMinutes: number; disputed: boolean }
  /** Surely closed, until then at least. */
  | { kind: 'closed'; opensAt: number; opensInMinutes: number; opensOn: Day; disputed: boolean }
  /** Some sources say open, others closed. `certainly` is what holds after the dispute. */
  | { kind: 'disputed'; certainly: 'open' | 'closed'; certainAt: number }

/** What a visitor finds at the gate, whatever zone the phone is set to. */
export function openingStatus(hours: OpeningHours | null, now: Date): OpeningStatus {
  const minute = minuteOfWeek(now)
  const week = hours && weekAhead(hours, minute)
  if (!week || !everSurelyOpen(week)) return { kind: 'unknown' }

  const [change] = week.changes
  if (!change) return { kind: 'alwaysOpen' }

  const { into, inMinutes } = change
  const at = (minute + inMinutes) % minutesPerDay
  const disputed = into === 'disputed'
  switch (week.certainty) {
    case 'open':
      return { kind: 'open', closesAt: at, closesInMinutes: inMinutes, disputed }
    case 'closed':
      return {
        kind: 'closed',
        opensAt: at,
        opensInMinutes: inMinutes,
        opensOn: dayOf(change, minute),
        disputed,
      }
    case 'disputed':
      return { kind: 'disputed', certainly: into === 'open' ? 'open' : 'closed', certainAt: at }
  }
}

function everSurelyOpen({ certainty, changes }: ReturnType<typeof weekAhead>): boolean {
  return [certainty, ...changes.map(({ into }) => into)].includes('open')
}

function dayOf({ inMinutes }: Change, minute: number): Day {
  const midnights = Math.floor(((minute % minutesPerDay) + inMinutes) / minutesPerDay)
  const weekday = weekdays[Math.floor((minute + inMinutes) / minutesPerDay) % 7] as Weekday
  return (['today', 'tomorrow'] as const)[midnights] ?? weekday
}
