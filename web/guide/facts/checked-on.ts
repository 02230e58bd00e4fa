import { isOld } from '#guide/age.ts'
import type { Fact } from '#guide/fact-schema.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { Stated } from '#guide/stated.ts'
import { dateText } from '#web/language/date-text.ts'
import { t } from '#web/language/translate.ts'

export function checkedOnText(isoDate: string, isLongAgo: boolean): string {
  const day = t('Checked on {date}.', { date: dateText(isoDate) })
  return isLongAgo ? `${day} ${t('That was over a year ago, so please check before you go.')}` : day
}

/** Doubtful or old facts, and all of them if the phone's clock says that they were not checked yet. */
export function isUnsureNow(
  fact: Pick<Fact<unknown>, 'confidence' | 'checkedOn'>,
  now: Date | null,
): boolean {
  const today = now && dateInIndia(now)
  return fact.confidence === 'low' || (today !== null && (isOld(fact, today) || today < fact.checkedOn))
}

/** Unknown hours are shown as unknown; that is doubt enough. */
export function areHoursSure(fact: Stated<unknown>, now: Date | null): boolean {
  return fact.value === null || !isUnsureNow(fact, now)
}

export function isOldNow(fact: Pick<Fact<unknown>, 'checkedOn'>, now: Date | null): boolean {
  return now !== null && isOld(fact, dateInIndia(now))
}
