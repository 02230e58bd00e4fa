import type { OpeningSession } from '#guide/opening-hours/hours.ts'
import { minutesOf } from '#guide/opening-hours/india-time.ts'
import type { OpeningNotice } from '#guide/opening-hours/opening-notice.ts'
import { type Weekday, weekdays } from '#guide/opening-hours/weekday.ts'
import { dateFormat } from '../language/formats.ts'
import { timesOnPaper, timesText, timeText } from '../language/time-text.ts'
import { message, t } from '../language/translate.ts'

const notices: Record<OpeningNotice['message'], string> = {
  hoursUnknown: message('Hours not known. Please ask at the temple'),
  openAllDay: message('Open now, all day'),
  openUntil: message('Open now, until {time}'),
  closesIn: message('Open now, closes in {minutes} mins'),
  openAtLeastUntil: message('Open now, at least until {time}'),
  mayCloseIn: message('Open now, may close in {minutes} mins; sources differ'),
  opensTodayAt: message('Closed now, opens at {time}'),
  opensTomorrowAt: message('Closed now, opens tomorrow at {time}'),
  opensOnWeekdayAt: message('Closed now, opens on {weekday} at {time}'),
  mayOpenTodayAt: message('Closed now, may open at {time}; sources differ'),
  mayOpenTomorrowAt: message('Closed; may open tomorrow at {time}, sources differ'),
  mayOpenOnWeekdayAt: message('Closed now, may open on {weekday} at {time}; sources differ'),
  disputedThenOpenFrom: message('May be closed now; sources differ. Surely open by {time}'),
  disputedThenClosedFrom: message('May be open now; sources differ. Surely closed by {time}'),
  disputedPerhapsClosed: message('May be closed now; sources differ'),
  disputedPerhapsOpen: message('May be open now; sources differ'),
}

/** The singular, which English shares but other languages may not. */
const inTheLastMinute: Partial<typeof notices> = {
  closesIn: message('Open now, closes in 1 min'),
  mayCloseIn: message('Open now, may close in 1 min; sources differ'),
}

/** Whether a temple is open, in a sentence. */
export function noticeText(notice: OpeningNotice): string {
  return t(textOf(notice), {
    ...('at' in notice && { time: timeText(notice.at) }),
    ...('minutes' in notice && { minutes: notice.minutes }),
    ...('weekday' in notice && { weekday: weekdayText(notice.weekday) }),
  })
}

function textOf(notice: OpeningNotice): string {
  const inOneMinute = 'minutes' in notice && notice.minutes === 1
  return (inOneMinute && inTheLastMinute[notice.message]) || notices[notice.message]
}

/** Whether a notice is good news, bad news or neither. */
export function noticeKind({ message: key }: OpeningNotice): 'open' | 'closed' | 'unsure' {
  if (/^(hours|disputed)/.test(key)) return 'unsure'
  return /^(opens|mayOpen)/.test(key) ? 'closed' : 'open'
}

/** "5 am to noon", in India's time. */
export function sessionText({ opens, closes }: OpeningSession): string {
  return timesText(minutesOf(opens), minutesOf(closes))
}

/** "5 am–noon". */
export function sessionOnPaper({ opens, closes }: OpeningSession): string {
  return timesOnPaper(minutesOf(opens), minutesOf(closes))
}

export function listed(parts: readonly string[]): string {
  return parts.join(', ')
}

/** 4 January 1970 was a Sunday. */
const sunday = Date.UTC(1970, 0, 4)

const weekdayFormat = dateFormat({ weekday: 'long', timeZone: 'UTC' })

export function weekdayText(weekday: Weekday): string {
  return weekdayFormat(sunday + weekdays.indexOf(weekday) * 86_400_000)
}
