import type { Spot } from '#guide/map/extent.ts'
import { markReach } from '#guide/map/sheet.ts'
import { type DayOnMap, useDayPath } from '../streets/use-day-path.ts'
import type { DrawnMark, DrawnView } from './drawn-map.ts'
import { WayOnSheet } from './way-on-sheet.tsx'

type DayLineProps = { view: DrawnView; day: DayOnMap }

/** A line from the day's start by each temple to its end, under what the map shows. */
export function DayLine({ view, day }: DayLineProps) {
  return <WayOnSheet view={view} way={useDayPath(day)} />
}

export function DayNumbers({ view, day: { stops } }: DayLineProps) {
  return (
    <svg className="day-numbers" overflow="visible" aria-hidden="true">
      {stops.map(({ id }, index) => {
        const mark = view.marks.find((one) => one.id === id)
        if (!mark) return null
        const { x, y } = besideMark(mark)
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <circle r="9" />
            <text y="4.5">{index + 1}</text>
          </g>
        )
      })}
    </svg>
  )
}

/** The number goes on the side of the mark that the name leaves free. */
function besideMark({ x, y, label }: DrawnMark): Spot {
  const reach = markReach + 2
  const right = label.anchor === 'end' ? reach : -reach
  const down = label.y < 0 ? reach : -reach
  return { x: x + right, y: y + down }
}
