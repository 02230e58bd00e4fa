import type { StopAhead } from '#day/stop-ahead.ts'
import type { Handle } from '#web/day/moving/use-drag.ts'
import { t } from '#web/language/translate.ts'

type MoveStopProps = {
  ahead: StopAhead
  /** The button that was pressed keeps the focus. */
  onMove: (to: number, button: HTMLElement) => void
}

export function MoveStop({ ahead: { temple, index, isLast }, onMove }: MoveStopProps) {
  if (index === 0 && isLast) return null
  const buttons = [
    { label: t('Earlier'), icon: 'M12 20V5m-6.5 6.5L12 5l6.5 6.5', to: index - 1, isDisabled: index === 0 },
    { label: t('Later'), icon: 'M12 4v15m-6.5-6.5L12 19l6.5-6.5', to: index + 1, isDisabled: isLast },
  ]
  return (
    <div className="day-move">
      {buttons.map(({ label, icon, to, isDisabled }) => (
        <button
          className="icon-button"
          key={label}
          type="button"
          title={label}
          aria-disabled={isDisabled}
          onClick={({ currentTarget }) => isDisabled || onMove(to, currentTarget)}
        >
          <span className="visually-hidden">{`${label} ${temple.name}`}</span>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
        </button>
      ))}
    </div>
  )
}

export function StopHandle({ ahead: { index, isLast }, handle }: { ahead: StopAhead; handle: Handle }) {
  if (index === 0 && isLast) return null
  return (
    <span className="day-handle icon-button" {...handle} aria-hidden="true">
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M8 6h.01M8 12h.01M8 18h.01M16 6h.01M16 12h.01M16 18h.01" />
      </svg>
    </span>
  )
}
