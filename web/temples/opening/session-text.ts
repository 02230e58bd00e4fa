import type { OpeningSession } from '#guide/opening-hours/hours.ts'
import { minutesOf } from '#guide/opening-hours/india-time.ts'
import { type Weekday, weekdays } from '#guide/opening-hours/weekday.ts'
import { dateFormat } from '../../language/formats.ts'
import { timesOnPaper, timesText } from '../../language/time-text.ts'

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
