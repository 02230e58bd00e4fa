import type { Fact } from '#guide/fact-schema.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { minuteOfWeek, minutesPerDay } from '#guide/opening-hours/india-time.ts'
import type { OpeningNotice } from '#guide/opening-hours/opening-notice.ts'
import { hoursOn } from '#guide/opening-hours/week.ts'
import { weekdays } from '#guide/opening-hours/weekday.ts'
import { timeText } from '../../language/time-text.ts'
import { message, t } from '../../language/translate.ts'
import { listed, sessionText, weekdayText } from './session-text.ts'

export type Hours = Pick<Fact<OpeningHours | null>, 'value' | 'confidence' | 'checkedOn'>

const notices: Record<OpeningNotice['message'], string> = {
  hoursUnknown: message('Ask first · hours not known'),
  openAllDay: message('Open all day'),
  openUntil: message('Open until {time}'),
  closesIn: message('Open · {minutes} min left'),
  openAtLeastUntil: message('Open until {time} or later'),
  mayCloseIn: message('Open · at least {minutes} min left'),
  opensTodayAt: message('Closed · opens {time}'),
  opensTomorrowAt: message('Closed · opens {time} tomorrow'),
  opensOnWeekdayAt: message('Closed · opens {weekday} {time}'),
  disputedThenOpenFrom: message('May be closed until {time}'),
  disputedThenClosedFrom: message('May be open until {time}'),
}

/** The notice; in doubt in three pieces, of which the second is doubtful. */
export type NoticePieces = readonly [string] | readonly [before: string, doubtful: string, after: string]

/** `minutes` replaces the number of minutes in the notice. */
export function noticePieces(notice: OpeningNotice, isSure: boolean, minutes?: string): NoticePieces {
  const value = figureIn(notice, minutes)
  const weekday = 'weekday' in notice && weekdayText(notice.weekday)
  const filled = t(notices[notice.message], { time: value, minutes: value, ...(weekday && { weekday }) })
  // Keeps the dot from starting a line.
  const text = filled.replaceAll(' ·', '\u00a0·')
  const [before = '', ...after] = isSure || value === '' ? [text] : text.split(value)
  return after.length === 0 ? [text] : [before, value, after.join(value)]
}

function figureIn(notice: OpeningNotice, minutes?: string): string {
  if ('at' in notice) return timeText(notice.at)
  return 'minutes' in notice ? (minutes ?? String(notice.minutes)) : ''
}

/** Those that sources agree on, with the weekday where it differs from the usual. Without `now`, the usual ones. */
export function todaysHours({ value }: Hours, now: Date | null): string | null {
  if (value === null) return null
  const today = now && weekdays[Math.floor(minuteOfWeek(now) / minutesPerDay)]
  const hours = today ? hoursOn(today, value) : value
  const times = hours.sessions.length === 0 ? t('closed') : listed(hours.sessions.map(sessionText))
  return hours === value || !today
    ? t('Hours: {times}', { times })
    : t('{weekdays}: {times}', { weekdays: weekdayText(today), times })
}
