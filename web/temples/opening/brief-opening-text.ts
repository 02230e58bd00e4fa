import type { Fact } from '#guide/fact-schema.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { minuteOfWeek, minutesPerDay } from '#guide/opening-hours/india-time.ts'
import type { OpeningNotice } from '#guide/opening-hours/opening-notice.ts'
import { hoursOn } from '#guide/opening-hours/week.ts'
import { weekdays } from '#guide/opening-hours/weekday.ts'
import { isUnsureNow } from '../../facts/checked-on.ts'
import { timeText } from '../../language/time-text.ts'
import { message, t } from '../../language/translate.ts'
import { listed, sessionText, weekdayText } from './session-text.ts'

export type Hours = Pick<Fact<OpeningHours | null>, 'value' | 'confidence' | 'checkedOn'>

const notices: Record<OpeningNotice['message'], string> = {
  hoursUnknown: message('Ask first · hours not known'),
  openAllDay: message('Open all day'),
  openUntil: message('Open until {time}'),
  closesIn: message('Open · {minutes} min left'),
  openAtLeastUntil: message('Open until {time}'),
  mayCloseIn: message('Open · {minutes} min left'),
  opensTodayAt: message('Closed · opens {time}'),
  opensTomorrowAt: message('Closed · tomorrow {time}'),
  opensOnWeekdayAt: message('Closed · {weekday} {time}'),
  disputedThenOpenFrom: message('May be closed · open from {time}'),
  disputedThenClosedFrom: message('May be open · closed from {time}'),
  disputedPerhapsClosed: message('Ask first · may be closed'),
  disputedPerhapsOpen: message('Ask first · may be open'),
}

/** Notices that state the earliest of several possible closing times. */
const perhapsLater: readonly OpeningNotice['message'][] = ['openAtLeastUntil', 'mayCloseIn']

/** "~" stands before a time that is not sure. `minutes` replaces the number of minutes in the notice. */
export function briefNoticeText(notice: OpeningNotice, isSure: boolean, minutes?: string): string {
  const doubt = isSure && !perhapsLater.includes(notice.message) ? '' : '~'
  const text = t(notices[notice.message], {
    ...('at' in notice && { time: doubt + timeText(notice.at) }),
    ...('minutes' in notice && { minutes: doubt + (minutes ?? notice.minutes) }),
    ...('weekday' in notice && { weekday: weekdayText(notice.weekday) }),
  })
  // Keeps the dot from starting a line.
  return text.replaceAll(' ·', '\u00a0·')
}

/** `isSure` is false if the temple may be open at other times, too. */
export type HoursOfDay = { text: string; isSure: boolean }

/** Those that sources agree on, with the weekday where it differs from the usual. Without `now`, the usual ones. */
export function todaysHours(fact: Hours, now: Date | null): HoursOfDay | null {
  const { value } = fact
  if (value === null) return null
  const today = now && weekdays[Math.floor(minuteOfWeek(now) / minutesPerDay)]
  const hours = today ? hoursOn(today, value) : value
  const times = hours.sessions.length === 0 ? t('closed') : listed(hours.sessions.map(sessionText))
  const text =
    hours === value || !today
      ? t('Hours: {times}', { times })
      : t('{weekdays}: {times}', { weekdays: weekdayText(today), times })
  return { text, isSure: !(isUnsureNow(fact, now) || hours.disputed?.length) }
}
