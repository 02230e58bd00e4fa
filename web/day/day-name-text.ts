import type { DaySettings } from '#day/entries/values.ts'
import { shortDayText } from '#web/language/date-text.ts'
import { t } from '#web/language/translate.ts'

/** `date` is the one that its page shows it for. */
export function dayName({ name }: DaySettings, date: string, today: string): string {
  if (name) return name
  return date === today ? t('Today') : shortDayText(date)
}
