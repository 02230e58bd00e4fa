import { minutesLater, minutesPerDay } from './india-time.ts'
import type { OpeningHours } from './schema.ts'
import { nextChange, type OpeningStatus, openingStatus } from './status.ts'
import type { Weekday } from './weekday.ts'

/** How long before closing the minutes are counted down. */
const closingSoonMinutes = 60

/** What to tell a reader: a message each of the catalogue. `at` is a minute of the day in India. */
export type OpeningNotice =
  | { message: 'hoursUnknown' }
  /** For the next 24 hours at least. */
  | { message: 'openAllDay' }
  | { message: 'openUntil'; at: number }
  | { message: 'closesIn'; minutes: number }
  | { message: 'openAtLeastUntil'; at: number }
  | { message: 'mayCloseIn'; minutes: number }
  | { message: 'opensTodayAt'; at: number }
  | { message: 'opensTomorrowAt'; at: number }
  | { message: 'opensOnWeekdayAt'; weekday: Weekday; at: number }
  | { message: 'disputedThenOpenFrom'; at: number }
  | { message: 'disputedThenClosedFrom'; at: number }

/** A closing time is told without its day, so only where it is less than a day away. */
export function openingNotice(status: OpeningStatus): OpeningNotice {
  switch (status.kind) {
    case 'unknown':
      return { message: 'hoursUnknown' }
    case 'alwaysOpen':
      return { message: 'openAllDay' }
    case 'open': {
      const { closesAt: at, closesInMinutes: minutes, disputed } = status
      if (minutes >= minutesPerDay) return { message: 'openAllDay' }
      if (minutes <= closingSoonMinutes) {
        return { message: disputed ? 'mayCloseIn' : 'closesIn', minutes }
      }
      return { message: disputed ? 'openAtLeastUntil' : 'openUntil', at }
    }
    case 'closed': {
      const { opensAt: at, opensOn } = status
      if (opensOn === 'today') return { message: 'opensTodayAt', at }
      if (opensOn === 'tomorrow') return { message: 'opensTomorrowAt', at }
      return { message: 'opensOnWeekdayAt', weekday: opensOn, at }
    }
    case 'disputed':
      return {
        message: status.certainly === 'open' ? 'disputedThenOpenFrom' : 'disputedThenClosedFrom',
        at: status.certainAt,
      }
  }
}

/** When the notice says something else next, so that a page draws it anew; null, if it never does. */
export function nextNoticeChange(hours: OpeningHours | null, now: Date): Date | null {
  const change = nextChange(hours, now)
  const minutes = minutesOfSameNotice(openingStatus(hours, now))
  const notice = minutesLater(now, minutes)
  return change && notice < change ? notice : change
}

/** For how long a status gives the same notice, as far as it keeps its kind. */
function minutesOfSameNotice(status: OpeningStatus): number {
  switch (status.kind) {
    case 'open': {
      const minutes = status.closesInMinutes
      if (minutes >= minutesPerDay) return minutes - minutesPerDay + 1
      return minutes > closingSoonMinutes ? minutes - closingSoonMinutes : 1
    }
    case 'closed': {
      if (status.opensOn === 'today') return Infinity
      const toMidnight = status.opensInMinutes - status.opensAt
      return status.opensOn === 'tomorrow' ? toMidnight : toMidnight - minutesPerDay
    }
    default:
      return Infinity
  }
}
