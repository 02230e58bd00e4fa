import { oldestCheck } from '#guide/age.ts'
import { t } from '../../language/translate.ts'
import type { TempleOnCard } from '../temple-card.tsx'

export function hoursNote(temples: readonly Pick<TempleOnCard, 'openingHours'>[]) {
  return {
    signs: t('? Sources differ about these times. ~ We’re not sure. Please ask before you go.'),
    checkedOn: oldestCheck(temples.map(({ openingHours }) => openingHours)),
  }
}
