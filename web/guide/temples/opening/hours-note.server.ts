import { oldestCheck } from '#guide/age.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import type { Stated } from '#guide/stated.ts'
import { t } from '#web/language/translate.ts'

export function hoursNote(temples: readonly { openingHours: Stated<OpeningHours | null> }[]) {
  return {
    signs: t('Where it says “not sure” or “perhaps”, please ask before you go.'),
    checkedOn: oldestCheck(temples.map(({ openingHours }) => openingHours)),
  }
}
