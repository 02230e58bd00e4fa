import type { ComponentProps } from 'react'
import type { StopAhead } from '#day/stop-ahead.ts'
import type { Handle } from '#web/day/moving/use-drag.ts'
import { openAsBefore } from '#web/day/state/pressed-early.ts'
import { DoubtMark } from '#web/guide/facts/doubt-mark.tsx'
import { message, t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { ChangeStop } from './change-stop.tsx'
import './day-stop.css'
import { todayText } from '#web/guide/temples/occasions/occasion.ts'
import { queueText } from '#web/guide/temples/queue-line.tsx'
import { LunchLine } from './lunch-line.tsx'
import { type MoveStop, StopHandle } from './move-stop.tsx'
import { shortName } from './names-text.ts'
import type { StopActions } from './stop-actions.ts'
import { StopButtons } from './stop-buttons.tsx'
import { StopMarks } from './stop-marks.tsx'
import { isDoubt, problemText, rowLegText, rowTimesText, shortText, waitText } from './stop-texts.ts'
import { TicketOfDay } from './ticket-of-day.tsx'

type DayStopProps = {
  ahead: StopAhead
  /** It has a frame, and buttons; those of the others unfold. */
  isOfNow: boolean
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

export function DayStop({ ahead, isOfNow, isHeld, handle, actions, onMove }: DayStopProps) {
  const { temple, stop, number, index, lunch } = ahead
  const part = parts[isOfNow ? ahead.part : 'later']
  return (
    <li
      className={`day-stop ${part.className}${isHeld ? ' dragged' : ''}`}
      style={{ order: index + 1 }}
      data-row={temple.id}
      data-movable
    >
      <p className="day-leg note">{rowLegText(stop.leg)}</p>
      <span className="day-number" aria-hidden="true">
        {number}
      </span>
      {actions && <StopHandle ahead={ahead} handle={handle} />}
      <div className="day-body tight stack gap-1">
        {actions ? (
          <details className="day-change" ref={openAsBefore(temple.id)}>
            <summary className="stack gap-1">
              <StopHead ahead={ahead} part={part.name} />
            </summary>
            <ChangeStop ahead={ahead} actions={actions} onMove={onMove} hasButtons={!isOfNow} />
          </details>
        ) : (
          <StopHead ahead={ahead} part={null} isShownOnly />
        )}
        <StopNotes ahead={ahead} isNow={isOfNow} />
        {lunch && <LunchLine lunch={lunch} sayEaten={actions?.sayEaten ?? null} />}
        {isOfNow && actions && <StopButtons ahead={ahead} actions={actions} />}
      </div>
      {actions && temple.visitMinutesWith && <TicketOfDay />}
    </li>
  )
}

type StopHeadProps = { ahead: StopAhead; part: string | null; isShownOnly?: boolean }

/** The row that opens the rest: a temple's name, and when the reader is there. */
function StopHead({ ahead, part, isShownOnly = false }: StopHeadProps) {
  const { temple, stop } = ahead
  // A day that is only shown has an h2 above.
  const Heading = isShownOnly ? 'h3' : 'h2'
  return (
    <>
      <Heading>
        {part && (
          <span className="day-part">
            <span>{t(part)}</span>
            <span className="visually-hidden">: </span>
          </span>
        )}
        {isShownOnly ? (
          <Link to={`/temples/${temple.id}`}>{temple.name}</Link>
        ) : (
          <span className="day-name">{shortName(temple.id)}</span>
        )}
        <StopMarks ahead={ahead} />
      </Heading>
      <span className="day-stay">
        <span>{rowTimesText(stop)}</span>
        {stop.problem && isDoubt(stop.problem) && <DoubtMark />}
      </span>
    </>
  )
}

function StopNotes({ ahead, isNow }: { ahead: StopAhead; isNow: boolean }) {
  const { temple, stop, now, shutFor, isInLine, note } = ahead
  const notes = [
    isNow && waitText(stop, now),
    shutFor && todayText(shutFor),
    shortText(stop),
    isInLine && temple.queue && queueText(temple.queue),
  ].filter((text) => typeof text === 'string')
  return (
    <>
      {notes.map((text) => (
        <p key={text} className="day-wait tight">
          {text}
        </p>
      ))}
      {note && <p className="day-note tight">{note}</p>}
      {stop.problem && !isDoubt(stop.problem) && (
        <p className="day-problem wrong strong tight">{problemText(stop.problem)}</p>
      )}
    </>
  )
}
