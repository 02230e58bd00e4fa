import type { DaySettings } from '#day/entries/values.ts'
import { shortDayText } from '../language/date-text.ts'
import { t } from '../language/translate.ts'

/** A day without a date is for today. */
export function dayName({ name, date }: DaySettings, today: string): string {
  if (name) return name
  return date === null || date === today ? t('Today') : shortDayText(date)
}
