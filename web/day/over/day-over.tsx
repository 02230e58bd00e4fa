import type { DayView } from '#day/view.ts'
import { t } from '../../language/translate.ts'
import type { StopActions } from '../timeline/stop-actions.ts'
import './day-over.css'

type DayOverProps = { view: DayView; actions: Pick<StopActions, 'tick' | 'untick'> }

/** A day that is over says what was seen, and no longer when to leave for what. */
export function DayOver({ view: { temples, seen }, actions }: DayOverProps) {
  return (
    <fieldset className="day-over">
      <legend>{t('Did you see these?')}</legend>
      {temples.map((temple) => {
        const isSeen = seen.some((one) => one.temple === temple)
        return (
          <label key={temple.id}>
            <input
              type="checkbox"
              checked={isSeen}
              onChange={() => (isSeen ? actions.untick(temple.id) : actions.tick(temple.id))}
            />
            <span>{temple.name}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
