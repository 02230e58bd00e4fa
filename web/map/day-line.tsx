import { dayToShow } from '#day/entries/days.ts'
import { frameOf } from '#day/frame.ts'
import type { Spot } from '#guide/map/extent.ts'
import { markReach, sheet } from '#guide/map/sheet.ts'
import { spotInPlane } from '#guide/map/sheet-corners.ts'
import type { Coordinates } from '#guide/schema.ts'
import { usePosition } from '../position/position.ts'
import { useMirror } from '../saved/mirror.ts'
import { useSaved } from '../saved/use-saved.ts'
import type { ListedGateway } from '../temples/listed-gateway.ts'
import type { DrawnMark, DrawnView } from './drawn-map.ts'

export type StopOnMap = { id: string; coordinates: Coordinates }

type DayNumbersProps = { view: DrawnView; stops: readonly StopOnMap[] }
type DayLineProps = DayNumbersProps & { gateways: readonly ListedGateway[] }

/** A line from the day's start by each temple to its end, under what the map shows. */
export function DayLine({ view, stops, gateways }: DayLineProps) {
  const { start, end } = useEnds(gateways)
  const spots = [...start, ...stops.map(({ coordinates }) => coordinates), ...end].map((coordinates) =>
    spotInPlane(view.ground, coordinates),
  )
  return (
    // Its own drawing cuts off what lies beyond the sheet.
    <svg className="day-line" width={sheet.width} height={sheet.height} aria-hidden="true">
      <path d={spots.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')} />
    </svg>
  )
}

/** Both are empty until the day has been read. */
function useEnds(gateways: readonly ListedGateway[]): { start: Coordinates[]; end: Coordinates[] } {
  const { entries } = useSaved()
  const { id } = useMirror()
  const position = usePosition()
  const settings = dayToShow(entries, id)?.settings
  if (!settings) return { start: [], end: [] }
  const here = settings.startsNearMe && position.state === 'known' ? position.at : null
  const { start, end } = frameOf(settings, gateways, here, new Date())
  return { start: [start.coordinates], end: [end.coordinates] }
}

export function DayNumbers({ view, stops }: DayNumbersProps) {
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
