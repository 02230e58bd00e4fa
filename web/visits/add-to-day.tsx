import type { TempleId } from '#guide/temple-ids.ts'
import { t } from '../language/translate.ts'
import { useDayInHand } from './day-in-hand.ts'
import { tapTemple } from './tap-temple.ts'
import './add-to-day.css'

/** Adds a temple to the day in hand; a second tap takes it out again. */
export function AddToDay({ temple, name }: { temple: TempleId; name: string }) {
  const isAdded = useDayInHand().temples.includes(temple)
  return (
    <button
      type="button"
      className="button quiet needs-script add-to-day"
      aria-pressed={isAdded}
      onClick={() => tapTemple(temple)}
    >
      <span aria-hidden="true">{isAdded ? '✓' : '+'}</span> {t('My day')}
      <span className="visually-hidden"> {name}</span>
    </button>
  )
}
