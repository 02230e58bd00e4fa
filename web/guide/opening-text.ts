import { dateAtMinute, minutesOf } from '#guide/opening-hours/india-time.ts'
import type { OpeningNotice } from '#guide/opening-hours/notice.ts'
import type { Session } from '#guide/opening-hours/schema.ts'
import { type Weekday, weekdays } from '#guide/opening-hours/weekday.ts'
import { dateFormat, numberFormat } from '../language/formats.ts'
import { t } from '../language/translate.ts'

/** Whether a temple is open, in a sentence. */
export function noticeText(notice: OpeningNotice): string {
  switch (notice.message) {
    case 'hoursUnknown':
      return t('Hours not known: ask at the temple')
    case 'openAllDay':
      return t('Open now, all day')
    case 'openUntil':
      return t('Open now, until {time}', { time: timeText(notice.at) })
    case 'closesIn':
      return t('Open now, closes in {duration}', { duration: minutesText(notice.minutes) })
    case 'openAtLeastUntil':
      return t('Open now, surely until {time}', { time: timeText(notice.at) })
    case 'mayCloseIn':
      return t('Open now, may close in {duration}: sources disagree', {
        duration: minutesText(notice.minutes),
      })
    case 'opensTodayAt':
      return t('Closed now, opens at {time}', { time: timeText(notice.at) })
    case 'opensTomorrowAt':
      return t('Closed now, opens tomorrow at {time}', { time: timeText(notice.at) })
    case 'opensOnWeekdayAt':
      return t('Closed now, opens on {weekday} at {time}', {
        weekday: weekdayText(notice.weekday),
        time: timeText(notice.at),
      })
    case 'disputedThenOpenFrom':
      return t('Perhaps closed now: sources disagree. Surely open from {time}', { time: timeText(notice.at) })
    case 'disputedThenClosedFrom':
      return t('Perhaps open now: sources disagree. Surely closed from {time}', {
        time: timeText(notice.at),
      })
  }
}

/** Whether that is good news, bad news, or neither. */
export function noticeKind({ message }: OpeningNotice): 'open' | 'closed' | 'unsure' {
  if (message === 'hoursUnknown' || message.startsWith('disputed')) return 'unsure'
  return message.startsWith('opens') ? 'closed' : 'open'
}

/** "05:00–12:00", in the language's digits and in India's time; a line does not end at the dash (U+2060). */
export function sessionText({ opens, closes }: Session): string {
  return `${timeText(minutesOf(opens))}–\u2060${timeText(minutesOf(closes))}`
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

const timeFormat = dateFormat({
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
})

function timeText(minuteOfDay: number): string {
  return timeFormat(dateAtMinute(minuteOfDay))
}

const minutesText = numberFormat({ style: 'unit', unit: 'minute' })
