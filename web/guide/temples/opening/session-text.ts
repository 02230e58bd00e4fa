import type { OpeningHours, OpeningSession } from '#guide/opening-hours/hours.ts'
import { minutesOf } from '#guide/opening-hours/india-time.ts'
import { type Weekday, weekdays } from '#guide/opening-hours/weekday.ts'
import type { Stated } from '#guide/stated.ts'
import { statedText } from '#web/guide/facts/doubt-text.ts'
import { dateFormat } from '#web/language/formats.ts'
import { timesOnPaper, timesText } from '#web/language/time-text.ts'
import { t } from '#web/language/translate.ts'

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

/** For paper: the certain and uncertain hours of an ordinary day, then of the weekdays that differ. */
export function hoursLines(fact: Stated<OpeningHours | null>): string[] {
  const hours = fact.value
  if (hours === null) return [t('Not known')]
  return [hours, ...(hours.exceptions ?? [])].flatMap((day) => {
    const sure = listed(day.sessions.map(sessionOnPaper)) || t('closed')
    const unsure = listed(day.disputed?.map(sessionOnPaper) ?? [])
    return [
      'weekdays' in day
        ? t('{weekdays}: {times}', { weekdays: listed(day.weekdays.map(weekdayText)), times: sure })
        : statedText(sure, fact),
      ...(unsure ? [t('perhaps {times}', { times: unsure })] : []),
    ]
  })
}
