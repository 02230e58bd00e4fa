import { markReach, sheet } from '#guide/map/sheet.ts'
import { spotInPlane } from '#guide/map/sheet-corners.ts'
import type { Spot } from '#guide/map/window.ts'
import type { Coordinates } from '#guide/schema.ts'
import type { DrawnMark, DrawnView } from './drawn-map.ts'

export type StopOnMap = { id: string; coordinates: Coordinates }

type DayLineProps = { view: DrawnView; stops: readonly StopOnMap[] }

/** The order of the reader's day as a line from temple to temple, under what the map shows. */
export function DayLine({ view, stops }: DayLineProps) {
  const spots = stops.map(({ coordinates }) => spotInPlane(view.ground, coordinates))
  return (
    // A drawing of its own, so that what lies beyond the sheet is cut off.
    <svg className="day-line" width={sheet.width} height={sheet.height} aria-hidden="true">
      <path d={spots.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')} />
    </svg>
  )
}

/** The number of each stop, beside its mark. */
export function DayNumbers({ view, stops }: DayLineProps) {
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

/** Opposite the name. */
function besideMark({ x, y, label }: DrawnMark): Spot {
  const reach = markReach + 2
  const right = label.side === 'end' ? reach : -reach
  const down = label.y < 0 ? reach : -reach
  return { x: x + right, y: y + down }
}
