import { oldestCheck } from '#guide/age.ts'
import { t } from '#web/language/translate.ts'
import type { Hours } from './brief-opening-text.ts'

export function hoursNote(temples: readonly { openingHours: Hours }[]) {
  return {
    signs: t('Where it says “not sure” or “perhaps”, please ask before you go.'),
    checkedOn: oldestCheck(temples.map(({ openingHours }) => openingHours)),
  }
}
