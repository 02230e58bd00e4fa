import { Link } from 'react-router'
import type { StopAhead } from '#day/stop-ahead.ts'
import { message, t } from '../../language/translate.ts'
import { ChangeStop } from './change-stop.tsx'
import './day-stop.css'
import { LunchLine } from './lunch-line.tsx'
import type { StopActions } from './stop-actions.ts'
import { StopButtons } from './stop-buttons.tsx'
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
import type { Drag, Handle } from './use-drag.ts'

type DayStopProps = {
  ahead: StopAhead
  drag: Drag | null
  handle: Handle
  /** Null for a day that is only shown. */
  actions: StopActions | null
}

const parts: Record<StopAhead['part'], { className: string; name: string | null }> = {
  onTheWay: { className: 'now', name: message('Now, on the way') },
  here: { className: 'now', name: message('Now') },
  next: { className: 'next', name: message('Next') },
  later: { className: 'later', name: null },
}

export function DayStop({ ahead, drag, handle, actions }: DayStopProps) {
  const { temple, stop, number, index, lunch, breaksFirst } = ahead
  const part = parts[actions ? ahead.part : 'later']
  const isDragged = drag?.from === index
  // A day that is only shown has an h2 above.
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
        {part.name && actions && <StopButtons ahead={ahead} actions={actions} />}
        {actions && <ChangeStop ahead={ahead} actions={actions} handle={handle} />}
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
}: {
  ahead: StopAhead
}) {
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
