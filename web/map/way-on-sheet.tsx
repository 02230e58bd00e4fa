import { sheet } from '#guide/map/sheet.ts'
import { spotInPlane } from '#guide/map/sheet-corners.ts'
import type { Coordinates } from '#guide/schema.ts'
import type { DrawnView } from './drawn-map.ts'

type WayOnSheetProps = { view: DrawnView; way: readonly Coordinates[] }

export function WayOnSheet({ view, way }: WayOnSheetProps) {
  const spots = way.map((place) => spotInPlane(view.ground, place))
  const ends = [spots[0], spots.at(-1)].filter((spot) => spot !== undefined)
  return (
    // Its own drawing cuts off what lies beyond the sheet.
    <svg className="day-line" width={sheet.width} height={sheet.height} aria-hidden="true">
      <path d={spots.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')} />
      {ends.map(({ x, y }, index) => (
        <circle key={index === 0 ? 'start' : 'end'} cx={x} cy={y} r="6" />
      ))}
    </svg>
  )
}
