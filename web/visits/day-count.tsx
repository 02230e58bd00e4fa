import { t } from '../language/translate.ts'
import { useDayInHand } from './day-in-hand.ts'
import './day-count.css'

/** How many temples the day in hand has. The style sheet shows it, before the app has started. */
export function DayCount() {
  const count = useDayInHand().temples.length
  return (
    <>
      <span className="day-count" aria-hidden="true" />
      {count > 0 && <span className="visually-hidden">, {t('Temples: {count}', { count })}</span>}
    </>
  )
}
