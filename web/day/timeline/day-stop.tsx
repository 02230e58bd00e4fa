import type { ComponentProps } from 'react'
import type { StopAhead } from '#day/stop-ahead.ts'
import { Link } from '#web/navigation/link.tsx'
import { message, t } from '../../language/translate.ts'
import type { Handle } from '../moving/use-drag.ts'
import { ChangeStop } from './change-stop.tsx'
import './day-stop.css'
import { todayText } from '../../temples/occasions/occasion.ts'
import { queueText } from '../../temples/queue-line.tsx'
import { LunchLine } from './lunch-line.tsx'
import { MoveStop } from './move-stop.tsx'
import type { StopActions } from './stop-actions.ts'
import { StopButtons } from './stop-buttons.tsx'
import { StopMarks } from './stop-marks.tsx'
import {
  closingText,
  isDoubt,
  legText,
  problemText,
  shortText,
  stayText,
  visitLengthText,
  waitForLunchText,
  waitText,
} from './stop-texts.ts'

type DayStopProps = {
  ahead: StopAhead
  isHeld: boolean
  handle: Handle
  /** Null for a day that is only shown. */
  actions: StopActions | null
  onMove: ComponentProps<typeof MoveStop>['onMove']
}

const parts: Record<StopAhead['part'], { className: string; name: string | null }> = {
  onTheWay: { className: 'now', name: message('Now, on the way') },
  here: { className: 'now', name: message('Now') },
  next: { className: 'next', name: message('Next') },
  later: { className: 'later', name: null },
}

export function DayStop({ ahead, isHeld, handle, actions, onMove }: DayStopProps) {
  const { temple, stop, number, index, lunch, breaksFirst } = ahead
  const part = parts[actions ? ahead.part : 'later']
  // A day that is only shown has an h2 above.
  const Heading = actions ? 'h2' : 'h3'
  return (
    <li
      className={`day-stop ${part.className}${isHeld ? ' dragged' : ''}`}
      style={{ order: index + 1 }}
      data-row={temple.id}
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
        <StopMarks ahead={ahead} />
        {lunch && <LunchLine lunch={lunch} sayEaten={actions?.sayEaten ?? null} />}
        <StopDetails ahead={ahead} />
        {stop.problem && (
          <p className={isDoubt(stop.problem) ? 'day-unsure' : 'day-problem'}>{problemText(stop.problem)}</p>
        )}
        {breaksFirst && !stop.problem && (
          <p className="day-tight">{t('The first you’d miss if you run late')}</p>
        )}
        {part.name && actions && <StopButtons ahead={ahead} actions={actions} />}
        {actions && (
          <div className="day-change">
            <ChangeStop ahead={ahead} actions={actions} />
            <MoveStop ahead={ahead} handle={handle} onMove={onMove} />
          </div>
        )}
      </div>
    </li>
  )
}

function StopDetails({
  ahead: { temple, stop, lunch, now, mayOpenEarlier, shutFor, isInLine, takesTheDay },
}: {
  ahead: StopAhead
}) {
  const wait = waitText(stop, now)
  const details = [
    lunch && waitForLunchText(stop, lunch),
    wait,
    wait && mayOpenEarlier && t('May be open earlier'),
    shutFor && todayText(shutFor),
    stop.isCrowded && t('Crowded at this hour'),
    shortText(stop),
    isInLine && temple.queue ? queueText(temple.queue) : visitLengthText(stop),
    closingText(stop, now),
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
