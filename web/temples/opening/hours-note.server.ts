import { t } from '../../language/translate.ts'
import type { TempleOnCard } from '../temple-card.tsx'

/** What stands on paper below the hours of these temples. */
export function hoursNote(temples: readonly Pick<TempleOnCard, 'openingHours'>[]) {
  const [oldest] = temples.map(({ openingHours }) => openingHours.checkedOn).sort()
  return {
    signs: t('? Sources differ about these times. ~ We’re not sure. Please ask before you go.'),
    checkedOn: oldest,
  }
}
