import { minutesPerDay } from './india-time.ts'
import type { OpeningStatus } from './status.ts'
import type { Weekday } from './weekday.ts'

export const closingSoonMinutes = 60

export type OpeningNotice =
  | { message: 'hoursUnknown' }
  | { message: 'openAllDay' }
  | { message: 'openUntil'; at: number }
  | { message: 'openLongLine' }
  | { message: 'closesIn'; minutes: number }
  | { message: 'openAtLeastUntil'; at: number }
  | { message: 'mayCloseIn'; minutes: number }
  | { message: 'opensTodayAt'; at: number }
  | { message: 'opensTomorrowAt'; at: number }
  | { message: 'opensOnWeekdayAt'; weekday: Weekday; at: number }
  | { message: 'disputedThenOpenFrom'; at: number }
  | { message: 'disputedThenClosedFrom'; at: number }
  | { message: 'expectedToCloseAt'; at: number }
  | { message: 'expectedShutUntil'; at: number }
  | { message: 'expectedShutToday' }

export type NoticeKind = 'open' | 'closed' | 'unsure'

export const noticeKinds: Readonly<Record<OpeningNotice['message'], NoticeKind>> = {
  hoursUnknown: 'unsure',
  openAllDay: 'open',
  openUntil: 'open',
  openLongLine: 'open',
  closesIn: 'open',
  openAtLeastUntil: 'open',
  mayCloseIn: 'open',
  opensTodayAt: 'closed',
  opensTomorrowAt: 'closed',
  opensOnWeekdayAt: 'closed',
  disputedThenOpenFrom: 'unsure',
  disputedThenClosedFrom: 'unsure',
  expectedToCloseAt: 'open',
  expectedShutUntil: 'unsure',
  expectedShutToday: 'unsure',
}

/**
 * A closing time is given without its day, and so only if it is less than a day away. Before a door with a long line, the
 * line says more than a closing time that is hours away.
 */
export function openingNotice(status: OpeningStatus, isSure: boolean, isLongLine = false): OpeningNotice {
  const open = (notice: OpeningNotice): OpeningNotice => (isLongLine ? { message: 'openLongLine' } : notice)
  switch (status.kind) {
    case 'unknown':
      return { message: 'hoursUnknown' }
    case 'alwaysOpen':
      return open({ message: 'openAllDay' })
    case 'open': {
      const { closesAt: at, closesInMinutes: minutes, into } = status
      if (minutes >= minutesPerDay) return open({ message: 'openAllDay' })
      if (into === 'perhapsShut') return { message: 'expectedToCloseAt', at }
      if (minutes <= closingSoonMinutes)
        return { message: into === 'closed' ? 'closesIn' : 'mayCloseIn', minutes }
      return open({ message: into === 'disputed' && isSure ? 'openAtLeastUntil' : 'openUntil', at })
    }
    case 'closed': {
      const { opensAt: at, opensOn } = status
      if (opensOn === 'today') return { message: 'opensTodayAt', at }
      if (opensOn === 'tomorrow') return { message: 'opensTomorrowAt', at }
      return { message: 'opensOnWeekdayAt', weekday: opensOn, at }
    }
    case 'perhapsShut':
      return status.opensOn === 'today'
        ? { message: 'expectedShutUntil', at: status.opensAt }
        : { message: 'expectedShutToday' }
    case 'disputed': {
      const { certainly, certainAt: at } = status
      return { message: certainly === 'open' ? 'disputedThenOpenFrom' : 'disputedThenClosedFrom', at }
    }
  }
}
