import type { DaySettings } from '#day/entries/values.ts'
import { shortDayText } from '../language/date-text.ts'
import { t } from '../language/translate.ts'

/** `date` is the one that its page shows it for. */
export function dayName({ name }: DaySettings, date: string, today: string): string {
  if (name) return name
  return date === today ? t('Today') : shortDayText(date)
}
