import { lunchUntil } from '#day/plan/lunch.ts'
import { lunchBeforeReturn, stopsAhead } from '#day/stop-ahead.ts'
import type { DayView } from '#day/view.ts'
import { DayBegin } from './day-begin.tsx'
import { DayEnd } from './day-end.tsx'
import { DayStop } from './day-stop.tsx'
import './day-timeline.css'
import { LunchEaten, LunchLine } from './lunch-line.tsx'
import { SeenStop } from './seen-stop.tsx'
import type { StopActions } from './stop-actions.ts'
import { useDrag } from './use-drag.ts'
import { useFocusAfterMove } from './use-focus-after-move.ts'

type DayTimelineProps = {
  view: DayView
  /** The day starts at the reader's position. */
  startsHere?: boolean
  /** Null for a day that is only shown. */
  actions: StopActions | null
}

export function DayTimeline({ view, startsHere = false, actions }: DayTimelineProps) {
  const { minute, seen, ahead, hasEaten } = view
  const order = ahead.map(({ id }) => id).join(' ')
  const focusNext = useFocusAfterMove(order)
  const { drag, handleOf } = useDrag(order, (index, to) => {
    const temple = ahead[index]
    if (temple) actions?.move(temple.id, to)
  })
  const move: StopActions['move'] = (temple, to, button) => {
    focusNext.current = button ?? null
    actions?.move(temple, to)
  }
  const sayEaten = actions?.sayEaten ?? null
  const lastLunch = lunchBeforeReturn(view)
  return (
    <ol className={drag ? 'day-timeline dragging' : 'day-timeline'}>
      <DayBegin view={view} startsHere={startsHere} />
      {actions &&
        seen.map(({ temple, at }) => (
          <SeenStop key={temple.id} temple={temple} at={at} untick={actions.untick} />
        ))}
      {hasEaten && minute !== null && minute <= lunchUntil && sayEaten && <LunchEaten sayEaten={sayEaten} />}
      {stopsAhead(view, startsHere).map((stop) => (
        <DayStop
          key={stop.temple.id}
          ahead={stop}
          drag={drag}
          handle={handleOf(stop.index)}
          actions={actions && { ...actions, move }}
        />
      ))}
      {lastLunch && (
        <li>
          <LunchLine lunch={lastLunch} sayEaten={sayEaten} />
        </li>
      )}
      <DayEnd view={view} />
    </ol>
  )
}
