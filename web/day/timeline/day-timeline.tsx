import { useMemo } from 'react'
import { viewWithMoved } from '#day/moved.ts'
import { lunchUntil } from '#day/plan/lunch.ts'
import { lunchBeforeReturn, type StopAhead, stopsAhead } from '#day/stop-ahead.ts'
import type { DayView } from '#day/view.ts'
import type { Coordinates } from '#guide/schema.ts'
import { GlidingList } from '#web/day/moving/gliding-list.tsx'
import { type Drag, useDrag } from '#web/day/moving/use-drag.ts'
import { useFocusAfterMove } from '#web/day/moving/use-focus-after-move.ts'
import { useDayPage } from '#web/day/state/day-page.ts'
import { DayBegin } from './day-begin.tsx'
import { DayEnd } from './day-end.tsx'
import { DayStop } from './day-stop.tsx'
import './day-timeline.css'
import { LunchEaten, LunchLine } from './lunch-line.tsx'
import { SeenStop } from './seen-stop.tsx'
import type { StopActions } from './stop-actions.ts'

type DayTimelineProps = {
  view: DayView
  /** The reader's position, if the day starts there. */
  here?: Coordinates | null
  /** Null for a day that is only shown. */
  actions: StopActions | null
}

export function DayTimeline({ view, here = null, actions }: DayTimelineProps) {
  const { drag, handleOf } = useDrag(orderOf(view), async (from, to) => actions?.move(from, to))
  const shown = useViewWhileMoving(view, here, drag)
  const { moved, focusMoved } = useFocusAfterMove()
  const { minute, seen, hasEaten } = shown
  const sayEaten = actions?.sayEaten ?? null
  const lastLunch = lunchBeforeReturn(shown)
  return (
    <GlidingList
      className="day-timeline stack plain-list"
      order={[...seen.map(({ temple }) => temple.id), drag?.isHeld && drag.from, orderOf(shown)].join(' ')}
      onPlaced={focusMoved}
    >
      <DayBegin view={shown} startsHere={here !== null} />
      {actions &&
        seen.map(({ temple, at }) => (
          <SeenStop key={temple.id} temple={temple} at={at} untick={actions.untick} />
        ))}
      {hasEaten && minute !== null && minute <= lunchUntil && sayEaten && <LunchEaten sayEaten={sayEaten} />}
      {rowsOf(view, shown, here !== null, drag).map((stop, index) => (
        <DayStop
          key={stop.temple.id}
          ahead={stop}
          isOfNow={actions !== null && (drag?.isHeld ? index : stop.index) === 0}
          isHeld={drag?.isHeld === true && drag.from === index}
          handle={handleOf(index)}
          actions={actions}
          onMove={(to, button) => {
            moved.current = button
            void actions?.move(index, to)
          }}
        />
      ))}
      {lastLunch && (
        <li className="day-last-lunch" data-row="lunch">
          <LunchLine lunch={lastLunch} sayEaten={sayEaten} />
        </li>
      )}
      <DayEnd view={shown} />
    </GlidingList>
  )
}

function orderOf({ ahead }: DayView): string {
  return ahead.map(({ id }) => id).join(' ')
}

/** As if the row were dropped where it is held: its times follow it. */
function useViewWhileMoving(view: DayView, here: Coordinates | null, drag: Drag | null): DayView {
  const { places, entries, now } = useDayPage()
  const { from, to } = drag ?? { from: 0, to: 0 }
  return useMemo(
    () => (from === to ? view : viewWithMoved(view, [from, to], entries, places, now, here)),
    [view, from, to, entries, places, now, here],
  )
}

/**
 * In the order of `view`, whatever is shown: the elements stay where they are while one is dragged. Buttons and frames
 * of the next stops stay, too, so that nothing grows or shrinks under the pointer.
 */
function rowsOf(view: DayView, shown: DayView, startsHere: boolean, drag: Drag | null): StopAhead[] {
  const stops = stopsAhead(shown, startsHere)
  const before = drag?.isHeld ? stopsAhead(view, startsHere) : []
  return view.ahead.flatMap(({ id }, index) => {
    const stop = stops.find(({ temple }) => temple.id === id)
    return stop ? { ...stop, part: before[index]?.part ?? stop.part } : []
  })
}
