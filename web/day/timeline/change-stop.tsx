import type { ComponentProps } from 'react'
import type { StopAhead } from '#day/stop-ahead.ts'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { MoveStop } from './move-stop.tsx'
import type { StopActions } from './stop-actions.ts'
import { StopButtons } from './stop-buttons.tsx'
import { StopDetails } from './stop-details.tsx'
import { StopNote } from './stop-note.tsx'
import { Switch } from './switch.tsx'

type ChangeStopProps = {
  ahead: StopAhead
  actions: StopActions
  onMove: ComponentProps<typeof MoveStop>['onMove']
  /** False if the buttons already stand below the stop. */
  hasButtons: boolean
}

export function ChangeStop({ ahead, actions, onMove, hasButtons }: ChangeStopProps) {
  const { temple, isLocked, isMust } = ahead
  const { id, name } = temple
  return (
    <fieldset className="stack gap-2">
      <legend className="visually-hidden">{name}</legend>
      <StopDetails ahead={ahead} />
      {hasButtons && <StopButtons ahead={ahead} actions={actions} />}
      <StopNote ahead={ahead} onChange={(note) => actions.note(id, note)} />
      <div className="day-change-row cluster gap-4 flat middle">
        <Switch isOn={isMust} onSwitch={(must) => actions.wish(id, must ? 'must' : 'like')}>
          {t('Must see')}
        </Switch>
        <Switch isOn={isLocked} onSwitch={(locks) => actions.lock(id, locks)}>
          {t('Lock its place')}
        </Switch>
        <MoveStop ahead={ahead} onMove={onMove} />
      </div>
      <div className="day-change-row cluster gap-4 flat middle">
        <button type="button" className="text-button" onClick={() => actions.leaveOut(id)}>
          {t('Leave out')}
        </button>
        <Link to={`/temples/${id}`}>{t('About this temple')}</Link>
      </div>
    </fieldset>
  )
}
