import { minuteOfWeek, minutesLater, minutesPerDay } from './india-time.ts'
import type { OpeningHours } from './schema.ts'
import { type Change, weekAhead } from './week.ts'
import { type Weekday, weekdays } from './weekday.ts'

export type Day = 'today' | 'tomorrow' | Weekday

/** From a minute of the day in India to another, which may be on the next day. */
export type DisputedSpan = { from: number; until: number }

/**
 * `…At` is a minute of the day in India, `opensOn` the day of that time in India, `…InMinutes` is counted from the
 * beginning of the present minute and at least 1.
 */
export type OpeningStatus =
  /** Nobody says, or nobody says a time at which it is surely open. */
  | { kind: 'unknown' }
  /** Round the clock on every day. */
  | { kind: 'alwaysOpen' }
  /** Surely open. A disputed span follows at once: it closes at its beginning or later. */
  | {
      kind: 'open'
      closesAt: number
      closesInMinutes: number
      disputed: DisputedSpan | null
    }
  /** Surely closed. A disputed span is the first before the sure opening: it may open then. */
  | {
      kind: 'closed'
      opensAt: number
      opensInMinutes: number
      opensOn: Day
      disputed: DisputedSpan | null
    }
  /** Some sources say open, others closed. `certainly` is what holds after the dispute. */
  | {
      kind: 'disputed'
      certainly: 'open' | 'closed'
      certainAt: number
    }

/** What a visitor finds at the gate, whatever zone the phone is set to. */
export function openingStatus(hours: OpeningHours | null, now: Date): OpeningStatus {
  const minute = minuteOfWeek(now)
  const week = hours && weekAhead(hours, minute)
  if (!week || !everSurelyOpen(week)) return { kind: 'unknown' }

  const moments = week.changes.map((change) => momentOf(change, minute))
  const [next, second] = moments
  if (!next || !second) return { kind: 'alwaysOpen' }

  const disputed = next.into === 'disputed' ? { from: next.at, until: second.at } : null
  switch (week.certainty) {
    case 'open':
      return {
        kind: 'open',
        closesAt: next.at,
        closesInMinutes: next.inMinutes,
        disputed,
      }
    case 'closed': {
      const opening = moments.find(({ into }) => into === 'open') ?? next
      return {
        kind: 'closed',
        opensAt: opening.at,
        opensInMinutes: opening.inMinutes,
        opensOn: opening.on,
        disputed,
      }
    }
    case 'disputed':
      return {
        kind: 'disputed',
        certainly: next.into === 'open' ? 'open' : 'closed',
        certainAt: next.at,
      }
  }
}

/** When the kind of the status changes next; null, if it never does. */
export function nextChange(hours: OpeningHours | null, now: Date): Date | null {
  const week = hours && weekAhead(hours, minuteOfWeek(now))
  const next = week && everSurelyOpen(week) && week.changes[0]
  return next ? minutesLater(now, next.inMinutes) : null
}

function everSurelyOpen({ certainty, changes }: ReturnType<typeof weekAhead>): boolean {
  return [certainty, ...changes.map(({ into }) => into)].includes('open')
}

function momentOf({ into, inMinutes }: Change, minute: number) {
  const midnights = Math.floor(((minute % minutesPerDay) + inMinutes) / minutesPerDay)
  const weekday = weekdays[Math.floor((minute + inMinutes) / minutesPerDay) % 7] as Weekday
  const on: Day = (['today', 'tomorrow'] as const)[midnights] ?? weekday
  return { into, inMinutes, at: (minute + inMinutes) % minutesPerDay, on }
}
