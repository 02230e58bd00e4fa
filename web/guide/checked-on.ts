import { dateFormat } from '../language/formats.ts'
import { t } from '../language/translate.ts'

/** In UTC, as a date alone names a day and not a moment. */
const dayFormat = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

/** The day on which something was last checked, with a warning where that is long ago. */
export function checkedOnText(isoDate: string, isOldNow: boolean): string {
  const day = t('Checked on {date}, in saved copies.', { date: dayFormat(new Date(isoDate)) })
  return isOldNow ? `${day} ${t('That is more than a year ago: ask before you rely on it.')}` : day
}
