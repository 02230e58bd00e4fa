import type { HTMLAttributes } from 'react'
import { Link } from 'react-router'
import { directionsLink } from '#guide/map/links.ts'
import type { Stop, Timeline, Wish } from '#guide/plan/plan.ts'
import type { Coordinates, GatewayId } from '#guide/schema.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { timeText } from '../../language/time-text.ts'
import { t } from '../../language/translate.ts'
import { DirectionsLabel } from '../../temples/directions-label.tsx'
import type { ListedGateway } from '../../temples/distance-text.ts'
import { ShowDriver } from '../../temples/driver/show-driver.tsx'
import type { DayTemple } from '../day-temple.ts'
import './day-stop.css'
import {
  isDoubt,
  legText,
  lunchText,
  problemText,
  stayText,
  visitLengthText,
  waitText,
} from './stop-texts.ts'
import type { Drag } from './use-drag.ts'

export type StopActions = {
  tick: (temple: TempleId) => void
  untick: (temple: TempleId) => void
  /** To this place among those ahead; `button` is the id of what was pressed. */
  move: (temple: TempleId, index: number, button?: string) => void
  lock: (temple: TempleId, isLocked: boolean) => void
  wish: (temple: TempleId, wish: Wish) => void
  leaveOut: (temple: TempleId) => void
  /** The reader looks for the way to the first of the day. */
  setOut: () => void
}

type DayStopProps = {
  temple: DayTemple
  stop: Stop
  number: number
  /** Among those ahead. */
  place: { index: number; last: number }
  part: 'now' | 'next' | 'later'
  isUnderWay: boolean
  isLocked: boolean
  isMust: boolean
  /** On arrival. */
  lunch: Timeline['lunch']
  breaksFirst: boolean
  mayOpenEarlier: boolean
  /** From where to give directions; undefined from wherever the phone is. */
  origin: Coordinates | undefined
  gateways: readonly ListedGateway[]
  from: GatewayId | null
  drag: Drag | null
  handle: HTMLAttributes<HTMLElement>
  actions: StopActions
}

/** A temple ahead. What comes now and next is large and says how to get there. */
export function DayStop(props: DayStopProps) {
  const { temple, stop, number, place, part, isUnderWay, lunch, breaksFirst, drag } = props
  const isDragged = drag?.from === place.index
  return (
    <li
      className={['day-stop', part, isDragged && 'dragged', dropMark(drag, place.index)]
        .filter(Boolean)
        .join(' ')}
      style={isDragged ? { transform: `translateY(${drag.offset}px)` } : undefined}
      data-movable
    >
      <p className="day-leg">{legText(stop.leg)}</p>
      <span className="day-number" aria-hidden="true">
        {number}
      </span>
      <div className="day-body">
        <h2>
          {part !== 'later' && (
            <span className="day-part">
              {part === 'next' ? t('Next') : isUnderWay ? t('Now, on the way') : t('Now')}
              <span className="visually-hidden">: </span>
            </span>
          )}
          <Link to={`/temples/${temple.id}`}>{temple.name}</Link>
        </h2>
        <p className="day-stay">{stayText(stop)}</p>
        {lunch && <p className="day-lunch">{lunchText(lunch)}</p>}
        <StopDetails {...props} />
        {stop.problem && (
          <p className={isDoubt(stop.problem) ? 'day-unsure' : 'day-problem'}>{problemText(stop.problem)}</p>
        )}
        {breaksFirst && !stop.problem && (
          <p className="day-tight">{t('The first to fail if you run late')}</p>
        )}
        {part !== 'later' && <StopButtons {...props} />}
        <ChangeStop {...props} />
      </div>
    </li>
  )
}

function dropMark(drag: Drag | null, index: number): string | false {
  if (!drag || drag.to === drag.from || drag.to !== index) return false
  return drag.to < drag.from ? 'drop-before' : 'drop-after'
}

function StopDetails({ stop, lunch, isLocked, mayOpenEarlier }: DayStopProps) {
  const details = [
    waitText(stop, lunch),
    mayOpenEarlier && t('May be open earlier'),
    visitLengthText(stop),
    stop.closesAt !== null && t('Closes {time}', { time: timeText(stop.closesAt) }),
    isLocked && t('Keeps its place'),
  ].filter((detail) => typeof detail === 'string')
  return (
    <ul className="day-details">
      {details.map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
    </ul>
  )
}

function StopButtons(props: DayStopProps) {
  const { temple, part, isUnderWay, origin, gateways, from, place, actions } = props
  const isFirst = place.index === 0
  const isThere = part === 'now' && !isUnderWay
  return (
    // biome-ignore lint/a11y: the buttons inside do what they say; setting out only keeps the times from moving on.
    <div className="day-buttons" onClick={isFirst ? actions.setOut : undefined}>
      {isThere && <SeenButton temple={temple} tick={actions.tick} />}
      <a
        className={isFirst && !isThere ? 'button' : 'button quiet'}
        href={directionsLink(temple.coordinates, origin)}
        rel="noreferrer"
      >
        <DirectionsLabel />
        <span className="visually-hidden"> {temple.name}</span>
      </a>
      <ShowDriver temple={temple} gateways={gateways} from={from} />
      {isFirst && !isThere && <SeenButton temple={temple} tick={actions.tick} isQuiet />}
    </div>
  )
}

type SeenButtonProps = { temple: DayTemple; tick: StopActions['tick']; isQuiet?: boolean }

function SeenButton({ temple, tick, isQuiet = false }: SeenButtonProps) {
  return (
    <button type="button" className={isQuiet ? 'button quiet' : 'button'} onClick={() => tick(temple.id)}>
      <span aria-hidden="true">✓</span> {t('Seen')}
      <span className="visually-hidden"> {temple.name}</span>
    </button>
  )
}

function ChangeStop({ temple, part, place, isLocked, isMust, handle, actions }: DayStopProps) {
  const { id, name } = temple
  const { index, last } = place
  const moveTo = (to: number, button: string) => {
    if (to >= 0 && to <= last) actions.move(id, to, button)
  }
  return (
    <div className="day-change">
      <details>
        <summary>
          {t('Change')}
          <span className="visually-hidden"> {name}</span>
        </summary>
        <fieldset>
          <legend className="visually-hidden">{name}</legend>
          <button
            type="button"
            id={`earlier-${id}`}
            aria-disabled={index === 0}
            onClick={() => moveTo(index - 1, `earlier-${id}`)}
          >
            {t('Earlier')}
          </button>
          <button
            type="button"
            id={`later-${id}`}
            aria-disabled={index === last}
            onClick={() => moveTo(index + 1, `later-${id}`)}
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
          {(part === 'later' || (part === 'next' && index > 0)) && (
            <button type="button" onClick={() => actions.tick(id)}>
              {t('Seen')}
            </button>
          )}
        </fieldset>
      </details>
      {last > 0 && (
        <span className="day-handle" {...handle} aria-hidden="true">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 6h.01M8 12h.01M8 18h.01M16 6h.01M16 12h.01M16 18h.01" />
          </svg>
        </span>
      )}
    </div>
  )
}
