import { isOld } from '#guide/age.ts'
import type { Fact } from '#guide/fact-schema.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { dateFormat } from '../language/formats.ts'
import { t } from '../language/translate.ts'

/** In UTC, as a date alone names a day and not a moment. */
const dayFormat = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

/** The day on which something was last checked, from its sources if it has any, with a warning where that is long ago. */
export function checkedOnText(isoDate: string, isLongAgo: boolean, hasSources = true): string {
  const date = dayFormat(new Date(isoDate))
  const day = hasSources
    ? t('Checked on {date}, from saved copies of the pages.', { date })
    : t('Checked on {date}.', { date })
  return isLongAgo ? `${day} ${t('That was over a year ago, so please check before you go.')}` : day
}

/** Never in built pages, which know no moment: there `now` is null. */
export function isOldNow(fact: Pick<Fact<unknown>, 'checkedOn'>, now: Date | null): boolean {
  return now !== null && isOld(fact, dateInIndia(now))
}
