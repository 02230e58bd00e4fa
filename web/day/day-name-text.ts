import type { DaySettings } from '#day/entries/values.ts'
import { shortDayText } from '../language/date-text.ts'
import { t } from '../language/translate.ts'

/** A day without a date is for today, or for tomorrow if nothing fits today any more. */
export function dayName({ name, date }: DaySettings, today: string): string {
  if (name) return name
  if (date === null) return t('No date yet')
  if (date === today) return t('Today')
  return shortDayText(date)
}
