import type { StopActions } from '#web/day/timeline/stop-actions.ts'
import { t } from '#web/language/translate.ts'
import './day-over.css'
import { useShownDay } from '#web/day/state/shown-day.ts'
import { MoveRest } from './move-rest.tsx'

type DayOverProps = { actions: Pick<StopActions, 'tick' | 'untick'> }

/** A day that is over says what was seen, and no longer when to leave for what. */
export function DayOver({ actions }: DayOverProps) {
  const { temples, seen, ahead } = useShownDay().view
  return (
    <>
      <fieldset className="day-over stack">
        <legend className="strong">{t('Did you see these?')}</legend>
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
      {ahead.length > 0 && <MoveRest />}
    </>
  )
}
