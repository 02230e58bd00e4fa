import type { HTMLAttributes } from 'react'
import { Link } from 'react-router'
import type { DayTemple } from '#day/day-temple.ts'
import type { Wish } from '#day/plan/wishes.ts'
import { directionsLink } from '#guide/map/links.ts'
import type { GatewayId } from '#guide/schema.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { message, t } from '../../language/translate.ts'
import { DirectionsLabel } from '../../temples/directions-label.tsx'
import { ShowDriver } from '../../temples/driver/show-driver.tsx'
import type { ListedGateway } from '../../temples/listed-gateway.ts'
import './day-stop.css'
import type { StopAhead } from '#day/stop-ahead.ts'
import { LunchLine } from './lunch-line.tsx'
import {
  closingText,
  isDoubt,
  legText,
  problemText,
  stayText,
  visitLengthText,
  waitForLunchText,
  waitText,
} from './stop-texts.ts'
import type { Drag } from './use-drag.ts'

export type StopActions = {
  tick: (temple: TempleId) => void
  untick: (temple: TempleId) => void
  /** Moves it to this place among those ahead; `button` is the id of the button pressed. */
  move: (temple: TempleId, index: number, button?: string) => void
  lock: (temple: TempleId, isLocked: boolean) => void
  wish: (temple: TempleId, wish: Wish) => void
  leaveOut: (temple: TempleId) => void
  /** Whether lunch is over; null before lunch time and on another day. */
  sayEaten: ((hasEaten: boolean) => void) | null
  /** Looking up the way to the first stop starts the day. */
  setOut: () => void
}

type DayStopProps = {
  ahead: StopAhead
  gateways: readonly ListedGateway[]
  from: GatewayId | null
  drag: Drag | null
  handle: HTMLAttributes<HTMLElement>
  /** Null for a day that is only shown. */
  actions: StopActions | null
}

type Changeable = DayStopProps & { actions: StopActions }

const parts: Record<StopAhead['part'], { className: string; name: string | null }> = {
  onTheWay: { className: 'now', name: message('Now, on the way') },
  here: { className: 'now', name: message('Now') },
  next: { className: 'next', name: message('Next') },
  later: { className: 'later', name: null },
}

/** A temple ahead. The current and the next one are large and say how to get there. */
export function DayStop(props: DayStopProps) {
  const { ahead, drag, actions } = props
  const { temple, stop, number, index, lunch, breaksFirst } = ahead
  const part = parts[ahead.part]
  const isDragged = drag?.from === index
  // A day that is only shown has a heading of its own above.
  const Heading = actions ? 'h2' : 'h3'
  return (
    <li
      className={['day-stop', part.className, isDragged && 'dragged', dropMark(drag, index)]
        .filter(Boolean)
        .join(' ')}
      data-movable
    >
      <p className="day-leg">{legText(stop.leg)}</p>
      <span className="day-number" aria-hidden="true">
        {number}
      </span>
      <div className="day-body">
        <Heading>
          {part.name && (
            <span className="day-part">
              <span>{t(part.name)}</span>
              <span className="visually-hidden">: </span>
            </span>
          )}
          <Link to={`/temples/${temple.id}`}>{temple.name}</Link>
        </Heading>
        <p className="day-stay">{stayText(stop)}</p>
        {lunch && <LunchLine lunch={lunch} sayEaten={actions?.sayEaten ?? null} />}
        <StopDetails ahead={ahead} />
        {stop.problem && (
          <p className={isDoubt(stop.problem) ? 'day-unsure' : 'day-problem'}>{problemText(stop.problem)}</p>
        )}
        {breaksFirst && !stop.problem && (
          <p className="day-tight">{t('The first you’d miss if you run late')}</p>
        )}
        {part.name && actions && <StopButtons {...props} actions={actions} />}
        {actions && <ChangeStop {...props} actions={actions} />}
      </div>
    </li>
  )
}

function dropMark(drag: Drag | null, index: number): string | false {
  if (!drag || drag.to === drag.from || drag.to !== index) return false
  return drag.to < drag.from ? 'drop-before' : 'drop-after'
}

function StopDetails({
  ahead: { stop, lunch, now, isLocked, mayOpenEarlier, takesTheDay },
}: Pick<DayStopProps, 'ahead'>) {
  const wait = waitText(stop, now)
  const details = [
    lunch && waitForLunchText(stop, lunch),
    wait,
    wait && mayOpenEarlier && t('May be open earlier'),
    stop.isCrowded && t('Crowded at this hour'),
    visitLengthText(stop),
    closingText(stop, now),
    isLocked && t('Keeps its place'),
    takesTheDay && t('Without a ticket it takes a day of its own'),
  ].filter((detail) => typeof detail === 'string')
  return (
    <ul className="day-details">
      {details.map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
    </ul>
  )
}

function StopButtons({
  ahead: { temple, index, part, origin },
  gateways,
  from,
  actions: { tick, setOut },
}: Changeable) {
  const isFirst = index === 0
  const isHere = part === 'here'
  return (
    // biome-ignore lint/a11y: the buttons inside do what they say; setting out only keeps the times from moving on.
    <div className="day-buttons" onClick={isFirst ? setOut : undefined}>
      {isHere && <SeenButton temple={temple} tick={tick} />}
      <a
        className={isFirst && !isHere ? 'button' : 'button quiet'}
        href={directionsLink(temple.coordinates, origin)}
        rel="noreferrer"
      >
        <DirectionsLabel />
        <span className="visually-hidden">{` ${temple.name}`}</span>
      </a>
      <ShowDriver temple={temple} gateways={gateways} from={from} />
      {isFirst && !isHere && <SeenButton temple={temple} tick={tick} isQuiet />}
    </div>
  )
}

type SeenButtonProps = { temple: DayTemple; tick: StopActions['tick']; isQuiet?: boolean }

function SeenButton({ temple, tick, isQuiet = false }: SeenButtonProps) {
  return (
    <button type="button" className={isQuiet ? 'button quiet' : 'button'} onClick={() => tick(temple.id)}>
      <span aria-hidden="true">✓</span> {t('Seen')}
      <span className="visually-hidden">{` ${temple.name}`}</span>
    </button>
  )
}

function ChangeStop({ ahead, handle, actions }: Changeable) {
  const { index, isLast, part, isLocked, isMust } = ahead
  const { id, name } = ahead.temple
  const isFirst = index === 0
  return (
    <div className="day-change">
      <details>
        <summary>
          {t('Change')}
          <span className="visually-hidden">{` ${name}`}</span>
        </summary>
        <fieldset>
          <legend className="visually-hidden">{name}</legend>
          <button
            type="button"
            id={`earlier-${id}`}
            aria-disabled={isFirst}
            onClick={() => isFirst || actions.move(id, index - 1, `earlier-${id}`)}
          >
            {t('Earlier')}
          </button>
          <button
            type="button"
            id={`later-${id}`}
            aria-disabled={isLast}
            onClick={() => isLast || actions.move(id, index + 1, `later-${id}`)}
          >
            {t('Later')}
          </button>
          <button type="button" aria-pressed={isLocked} onClick={() => actions.lock(id, !isLocked)}>
            {t('Keep its place')}
          </button>
          <button
            type="button"
            aria-pressed={isMust}
            onClick={() => actions.wish(id, isMust ? 'like' : 'must')}
          >
            {t('Must see')}
          </button>
          <button type="button" onClick={() => actions.leaveOut(id)}>
            {t('Leave out')}
          </button>
          {(part === 'later' || !isFirst) && (
            <button type="button" onClick={() => actions.tick(id)}>
              {t('Seen')}
            </button>
          )}
        </fieldset>
      </details>
      {!(isFirst && isLast) && (
        <span className="day-handle" {...handle} aria-hidden="true">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 6h.01M8 12h.01M8 18h.01M16 6h.01M16 12h.01M16 18h.01" />
          </svg>
        </span>
      )}
    </div>
  )
}
