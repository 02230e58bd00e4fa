import { minuteOfWeek, minutesLater, minutesPerDay, minutesPerWeek, modulo } from './india-time.ts'
import type { OpeningHours } from './schema.ts'
import { type Change, changesOfWeek } from './week.ts'
import { type Weekday, weekdays } from './weekday.ts'

export type Day = 'today' | 'tomorrow' | Weekday

/** From a minute of the day in India to another, which may be on the next day. */
export type DisputedSpan = { from: number; until: number }

/**
 * `…At` is a minute of the day in India, `…On` the day of that time in India, `…InMinutes` is counted from the
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
      closesOn: Day
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
      certainInMinutes: number
      certainOn: Day
    }

/** What a visitor finds at the gate, whatever zone the phone is set to. */
export function openingStatus(hours: OpeningHours | null, now: Date): OpeningStatus {
  const week = hours && changesOfWeek(hours)
  if (!week?.everSurelyOpen) return { kind: 'unknown' }

  const minute = minuteOfWeek(now)
  const changes = inOrderFrom(minute, week.changes)
  const [next, second] = changes
  if (!next) return { kind: 'alwaysOpen' }

  const change = moment(minute, next)
  switch (week.at(minute)) {
    case 'open':
      return {
        kind: 'open',
        closesAt: change.at,
        closesInMinutes: change.inMinutes,
        closesOn: change.on,
        disputed: disputedSpan(next, second),
      }
    case 'closed': {
      const opening = moment(minute, changes.find(({ into }) => into === 'open') ?? next)
      return {
        kind: 'closed',
        opensAt: opening.at,
        opensInMinutes: opening.inMinutes,
        opensOn: opening.on,
        disputed: disputedSpan(next, second),
      }
    }
    case 'disputed':
      return {
        kind: 'disputed',
        certainly: next.into === 'open' ? 'open' : 'closed',
        certainAt: change.at,
        certainInMinutes: change.inMinutes,
        certainOn: change.on,
      }
  }
}

/** When the kind of the status changes next; null, if it never does. */
export function nextChange(hours: OpeningHours | null, now: Date): Date | null {
  const week = hours && changesOfWeek(hours)
  if (!week?.everSurelyOpen) return null
  const minute = minuteOfWeek(now)
  const [next] = inOrderFrom(minute, week.changes)
  return next ? minutesLater(now, minutesUntil(minute, next)) : null
}

/** What changes in this very minute has happened, and is the last to come again. */
function inOrderFrom(minute: number, changes: readonly Change[]): Change[] {
  const next = changes.findIndex(({ minuteOfWeek }) => minuteOfWeek > minute)
  return next > 0 ? [...changes.slice(next), ...changes.slice(0, next)] : [...changes]
}

function minutesUntil(minute: number, { minuteOfWeek }: Change): number {
  return modulo(minuteOfWeek - minute, minutesPerWeek)
}

function moment(minute: number, change: Change): { at: number; inMinutes: number; on: Day } {
  const inMinutes = minutesUntil(minute, change)
  const days = Math.floor(((minute % minutesPerDay) + inMinutes) / minutesPerDay)
  const weekday = weekdays[Math.floor(change.minuteOfWeek / minutesPerDay)] as Weekday
  return {
    at: change.minuteOfWeek % minutesPerDay,
    inMinutes,
    on: days === 0 ? 'today' : days === 1 ? 'tomorrow' : weekday,
  }
}

function disputedSpan(from: Change, until: Change | undefined): DisputedSpan | null {
  if (from.into !== 'disputed' || !until) return null
  return { from: from.minuteOfWeek % minutesPerDay, until: until.minuteOfWeek % minutesPerDay }
}
