import type { StopAhead } from '#day/stop-ahead.ts'
import { t } from '../../language/translate.ts'
import type { StopActions } from './stop-actions.ts'
import type { Handle } from './use-drag.ts'

type ChangeStopProps = { ahead: StopAhead; actions: StopActions; handle: Handle }

export function ChangeStop({ ahead, actions, handle }: ChangeStopProps) {
  const { temple, index, isLast } = ahead
  const isAlone = index === 0 && isLast
  return (
    <div className="day-change">
      <details>
        <summary>
          {t('Change')}
          <span className="visually-hidden">{` ${temple.name}`}</span>
        </summary>
        <fieldset>
          <legend className="visually-hidden">{temple.name}</legend>
          <MoveButtons ahead={ahead} move={actions.move} />
          <ChangeButtons ahead={ahead} actions={actions} />
        </fieldset>
      </details>
      {!isAlone && (
        <span className="day-handle" {...handle} aria-hidden="true">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 6h.01M8 12h.01M8 18h.01M16 6h.01M16 12h.01M16 18h.01" />
          </svg>
        </span>
      )}
    </div>
  )
}

function MoveButtons({ ahead, move }: { ahead: StopAhead; move: StopActions['move'] }) {
  const { temple, index, isLast } = ahead
  const buttons = [
    { label: t('Earlier'), to: index - 1, isDisabled: index === 0 },
    { label: t('Later'), to: index + 1, isDisabled: isLast },
  ]
  return buttons.map(({ label, to, isDisabled }) => (
    <button
      key={label}
      type="button"
      aria-disabled={isDisabled}
      onClick={({ currentTarget }) => isDisabled || move(temple.id, to, currentTarget)}
    >
      {label}
    </button>
  ))
}

function ChangeButtons({ ahead, actions }: Omit<ChangeStopProps, 'handle'>) {
  const { index, part, isLocked, isMust } = ahead
  const { id } = ahead.temple
  return (
    <>
      <button type="button" aria-pressed={isLocked} onClick={() => actions.lock(id, !isLocked)}>
        {t('Keep its place')}
      </button>
      <button type="button" aria-pressed={isMust} onClick={() => actions.wish(id, isMust ? 'like' : 'must')}>
        {t('Must see')}
      </button>
      <button type="button" onClick={() => actions.leaveOut(id)}>
        {t('Leave out')}
      </button>
      {(part === 'later' || index > 0) && (
        <button type="button" onClick={() => actions.tick(id)}>
          {t('Seen')}
        </button>
      )}
    </>
  )
}
