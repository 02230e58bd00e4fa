import type { Lunch } from '#day/plan/lunch.ts'
import { t } from '../../language/translate.ts'
import { lunchText } from './stop-texts.ts'

type LunchLineProps = {
  lunch: Lunch
  /** Says that it is over; null before lunch time and on another day. */
  sayEaten: ((hasEaten: boolean) => void) | null
}

/** When lunch is planned. */
export function LunchLine({ lunch, sayEaten }: LunchLineProps) {
  return (
    <p className="day-lunch">
      <span>{lunchText(lunch)}</span>
      {sayEaten && (
        <button type="button" className="text-button" onClick={() => sayEaten(true)}>
          {t('I’ve eaten')}
        </button>
      )}
    </p>
  )
}

/** That lunch is over, as far as the plan and the ticks tell. */
export function LunchEaten({ sayEaten }: { sayEaten: (hasEaten: boolean) => void }) {
  return (
    <li>
      <p className="day-lunch">
        <span>{t('You’ve had lunch')}</span>
        <button type="button" className="text-button" onClick={() => sayEaten(false)}>
          {t('Not yet')}
        </button>
      </p>
    </li>
  )
}
