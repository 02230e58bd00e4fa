import type { Fact } from '#guide/fact-schema.ts'
import { minutesOf } from '#guide/opening-hours/india-time.ts'
import type { Temple } from '#guide/schema.ts'
import { listed, weekdayText } from '#web/guide/temples/opening/session-text.ts'
import { timesText } from '#web/language/time-text.ts'
import { t } from '#web/language/translate.ts'

export function crowdInWords({ crowdedHours }: Temple): Fact<string> | undefined {
  if (!crowdedHours) return undefined
  const { weekdays, from, until } = crowdedHours.value
  const times = timesText(minutesOf(from), minutesOf(until))
  const value = t('Most crowded: {weekdays}, {times}', {
    weekdays: listed(weekdays.map(weekdayText)),
    times,
  })
  return { ...crowdedHours, value }
}
