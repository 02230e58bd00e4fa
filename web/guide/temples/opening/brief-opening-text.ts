import { hoursOnDate, weekdayOf } from '#guide/opening-hours/dates.ts'
import type { OpeningDay, OpeningHours } from '#guide/opening-hours/hours.ts'
import { type NoticeKind, noticeKinds, type OpeningNotice } from '#guide/opening-hours/opening-notice.ts'
import type { Stated } from '#guide/stated.ts'
import { timeText } from '#web/language/time-text.ts'
import { message, t } from '#web/language/translate.ts'
import { listed, sessionText, weekdayText } from './session-text.ts'

const notices: Record<OpeningNotice['message'], string> = {
  hoursUnknown: message('Ask first · hours not known'),
  openAllDay: message('Open all day'),
  openUntil: message('Open until {time}'),
  closesIn: message('Open · {minutes} min left'),
  openAtLeastUntil: message('Open until {time} or later'),
  openLongLine: message('Open, long line'),
  mayCloseIn: message('Open · at least {minutes} min left'),
  opensTodayAt: message('Closed · opens {time}'),
  opensTomorrowAt: message('Closed · opens {time} tomorrow'),
  opensOnWeekdayAt: message('Closed · opens {weekday} {time}'),
  disputedThenOpenFrom: message('May be closed until {time}'),
  disputedThenClosedFrom: message('May be open until {time}'),
  expectedToCloseAt: message('Open · expected to close at {time}'),
  expectedShutUntil: message('Expected to be closed until {time}'),
  expectedShutToday: message('Expected to be closed for the rest of the day'),
}

/** `minutes` replaces the number of minutes in the notice. */
export function noticeText(notice: OpeningNotice, minutes?: string): string {
  const value = figureIn(notice, minutes)
  const weekday = 'weekday' in notice && weekdayText(notice.weekday)
  const filled = t(notices[notice.message], { time: value, minutes: value, ...(weekday && { weekday }) })
  // Keeps the dot from starting a line.
  return filled.replaceAll(' ·', '\u00a0·')
}

/** `doubted`: the words sound sure, and the hours behind them are not. */
export type NoticeLook = NoticeKind | 'open doubted' | 'closed doubted'

export function noticeLook({ message }: OpeningNotice, isSure: boolean): NoticeLook {
  const kind = noticeKinds[message]
  return isSure || kind === 'unsure' ? kind : `${kind} doubted`
}

function figureIn(notice: OpeningNotice, minutes?: string): string {
  if ('at' in notice) return timeText(notice.at)
  return 'minutes' in notice ? (minutes ?? String(notice.minutes)) : ''
}

export function usualHours(value: OpeningHours | null): string | null {
  return value && hoursText(value, timesOfDay(value) ?? '')
}

function hoursText({ disputed = [] }: OpeningDay, times: string): string {
  return disputed.length > 0 ? t('Open at least {times}', { times }) : t('Hours: {times}', { times })
}

/** Those that sources agree on, with the day where it differs from the usual. */
export function hoursOnDay({ value }: Stated<OpeningHours | null>, date: string): string | null {
  if (value === null) return null
  const day = hoursOnDate(date, value)
  const times = timesOfDay(day)
  if (times === null) return null
  if (day.perhapsShut || 'date' in day) return t('Today: {times}', { times })
  if (day === value || day.disputed?.length) return hoursText(day, times)
  return t('{weekdays}: {times}', { weekdays: weekdayText(weekdayOf(date)), times })
}

/** Null if it is only open where a closure is expected. */
export function timesOfDay({ sessions, perhapsShut = [] }: OpeningDay): string | null {
  if (sessions.length > 0) return listed(sessions.map(sessionText))
  return perhapsShut.length > 0 ? null : t('closed')
}
