import type { Lunch } from '#day/plan/lunch.ts'
import { t } from '#web/language/translate.ts'
import { lunchText } from './stop-texts.ts'

type LunchLineProps = {
  lunch: Lunch
  sayEaten: ((hasEaten: boolean) => void) | null
}

export function LunchLine({ lunch, sayEaten }: LunchLineProps) {
  return (
    <p className="day-lunch note cluster gap-3 flat middle apart">
      <span>{lunchText(lunch)}</span>
      {sayEaten && (
        <button type="button" className="text-button" onClick={() => sayEaten(true)}>
          {t('I’ve eaten')}
        </button>
      )}
    </p>
  )
}

export function LunchEaten({ sayEaten }: { sayEaten: (hasEaten: boolean) => void }) {
  return (
    <li>
      <p className="day-lunch note cluster gap-3 flat middle apart">
        <span>{t('You’ve had lunch')}</span>
        <button type="button" className="text-button" onClick={() => sayEaten(false)}>
          {t('Not yet')}
        </button>
      </p>
    </li>
  )
}
