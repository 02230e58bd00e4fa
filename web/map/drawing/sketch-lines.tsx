import { useId } from 'react'
import type { MapView } from '#guide/map/map-view.ts'
import { inPlane } from '#guide/map/plane.ts'
import { sketch } from '#guide/map/sketch.ts'
import type { Coordinates } from '#guide/schema.ts'

const rails = pathOf(sketch.railways)
const roads = pathOf(sketch.roads)
const ghats = pathOf(sketch.ghatRoads)
const steps = pathOf(sketch.footpaths)
const foot = smoothPathOf(sketch.hillFoot)
/** The side of the foot on which the hills are, as far as any view reaches. */
const hills = `${foot}V-4000H-4000V1200z`

export function SketchLines({ view }: { view: MapView }) {
  const side = useId()
  return (
    <svg className="sketch" viewBox={viewBoxOf(view)} overflow="visible" aria-hidden="true">
      <clipPath id={side}>
        <path d={hills} />
      </clipPath>
      <g clipPath={`url(#${side})`}>
        <path className="slope" d={foot} />
        <path className="hachures" d={foot} />
      </g>
      <path className="rails" d={rails} />
      <path className="rails sleepers" d={rails} />
      <path className="roads" d={roads} />
      <path className="ghats" d={ghats} />
      <path className="ghats between" d={ghats} />
      <path className="steps" d={steps} />
    </svg>
  )
}

/** A middle, which views have, in the plane. */
export function viewBoxOf({ x, y, side }: MapView): string {
  return [x - side / 2, y - side / 2, side, side].map(toHundredth).join(' ')
}

/** To a tenth of a unit, four metres. */
export function pathOf(lines: readonly (readonly Coordinates[])[]): string {
  return lines
    .map((line) =>
      line
        .map(inPlane)
        .map(({ x, y }, index, spots) => {
          const before = spots[index - 1]
          // A minus parts numbers as well as a space does.
          return before
            ? `l${toTenth(toTenth(x) - toTenth(before.x))} ${toTenth(toTenth(y) - toTenth(before.y))}`.replace(
                ' -',
                '-',
              )
            : `M${toTenth(x)} ${toTenth(y)}`
        })
        .join(''),
    )
    .join('')
}

/** Through the same points in curves, which bend at each as the line from the one before to the next leads. */
function smoothPathOf(lines: readonly (readonly Coordinates[])[]): string {
  return lines
    .map((line) => {
      const spots = line.map(inPlane)
      const at = (index: number) => spots[Math.min(spots.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 }
      const bend = (from: number, by: 1 | -1) => {
        const [here, one, other] = [at(from), at(from + by), at(from - by)]
        return `${Math.round(here.x + (one.x - other.x) / 6)} ${Math.round(here.y + (one.y - other.y) / 6)}`
      }
      return spots
        .map(({ x, y }, index) => {
          const end = `${Math.round(x)} ${Math.round(y)}`
          return index === 0 ? `M${end}` : `C${bend(index - 1, 1)} ${bend(index, -1)} ${end}`
        })
        .join('')
    })
    .join('')
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}

function toHundredth(value: number): number {
  return Math.round(value * 100) / 100
}
