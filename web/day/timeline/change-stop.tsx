import type { StopAhead } from '#day/stop-ahead.ts'
import { t } from '../../language/translate.ts'
import type { StopActions } from './stop-actions.ts'
import { Switch } from './switch.tsx'

export function ChangeStop({ ahead, actions }: { ahead: StopAhead; actions: StopActions }) {
  const { temple, index, part, isLocked, isMust } = ahead
  const { id, name } = temple
  return (
    <details>
      <summary>
        {t('Change')}
        <span className="visually-hidden">{` ${name}`}</span>
      </summary>
      <fieldset>
        <legend className="visually-hidden">{name}</legend>
        <Switch isOn={isMust} onSwitch={(must) => actions.wish(id, must ? 'must' : 'like')}>
          {t('Must see')}
        </Switch>
        <Switch isOn={isLocked} onSwitch={(locks) => actions.lock(id, locks)}>
          {t('Lock its place')}
        </Switch>
        {(part === 'later' || index > 0) && (
          <button type="button" className="text-button" onClick={() => actions.tick(id)}>
            {t('Mark as seen')}
          </button>
        )}
        <button type="button" className="text-button" onClick={() => actions.leaveOut(id)}>
          {t('Leave out')}
        </button>
      </fieldset>
    </details>
  )
}
