import { apart } from '#guide/map/apart.ts'
import { type MapSize, type MapView, spotIn } from '#guide/map/map-view.ts'
import { type Box, type Label, placeNames } from '#guide/map/place-names.ts'
import { distance, metresPerUnit, type Spot } from '#guide/map/plane.ts'
import type { Coordinates } from '#guide/schema.ts'
import type { MapMark } from './map-mark.ts'

/** A phone of 360 pixels, until it is measured. */
export const usualSize: MapSize = { side: 320, box: { left: 0, top: 0, right: 320, bottom: 320 } }

/** In pixels from the corner of the square. */
export type LaidMark = MapMark &
  Spot & {
    label: Label | undefined
    /** Where it is, if it made room for another. */
    from: Spot | undefined
    /** The degrees by which its arrow turns, if it is beyond the edge. */
    beyond: number | undefined
  }

const reaches = { number: 13, sign: 10, temple: 7 }
/** The least pixels between marks; those with numbers are larger. */
const gapOf = (marks: readonly MapMark[]) => (marks.some(({ number }) => number !== undefined) ? 28 : 21)
/** The pixels between the edge and the arrows to places beyond it; at the foot the scale needs more room. */
const inset = 12
const foot = 34
/** What the buttons take in the corner, and what the scale takes in the other. */
const buttons = { width: 56, height: 132 }
const scaleWidth = 170
/** From a view of less than this, everything is beyond the edge. */
const wideMetres = 15_000

export const lettersOf = (mark: MapMark, chosen: string | null | undefined) =>
  mark.id === chosen ? 17 : mark.sign ? 14 : 15.3

/** The chosen mark comes first, then stops of the day, temples and ways to arrive. */
export function layOut(
  marks: readonly MapMark[],
  view: MapView,
  { side, box }: MapSize,
  chosen?: string | null,
): LaidMark[] {
  const isWide = view.side * metresPerUnit(view) > wideMetres
  const shown = [...marks]
    .sort((one, other) => rankOf(one, chosen) - rankOf(other, chosen))
    .map((mark) => ({ mark, spot: inPixels(view, mark.at, side) }))
    .filter(({ mark, spot }) => isWithin(spot, box, 0) || (isWide && !mark.sign))
  const spots = apart(
    shown.map(({ spot }) => (isWithin(spot, box, 0) ? spot : atEdge(spot, box))),
    gapOf(marks),
  )
  const laid = shown.map(({ mark, spot }, index) => ({ mark, spot, at: spots[index] ?? spot }))
  const labels = placeNames(
    laid.map(({ mark, at }) => ({
      ...at,
      id: mark.id,
      name: mark.name,
      reach: reaches[kindOf(mark)],
      letters: lettersOf(mark, chosen),
    })),
    box,
    [
      { ...box, left: box.right - buttons.width, top: box.bottom - buttons.height },
      { ...box, right: box.left + scaleWidth, top: box.bottom - foot + inset },
    ],
  )
  return laid.map(({ mark, spot, at }) => ({
    ...mark,
    ...at,
    label: labels.get(mark.id),
    from: isWithin(spot, box, 0) && distance(spot, at) > 4 ? spot : undefined,
    beyond: isWithin(spot, box, 0)
      ? undefined
      : Math.round((Math.atan2(spot.y - at.y, spot.x - at.x) * 180) / Math.PI),
  }))
}

/** How far from a mark a finger means it. */
const fingerReach = 24

/** What a finger there means. */
export function markAt(marks: readonly LaidMark[], spot: Spot, reach: number): LaidMark | undefined {
  const [nearest] = [...marks].sort((one, other) => distance(one, spot) - distance(other, spot))
  return nearest && distance(nearest, spot) <= Math.max(reach, fingerReach) ? nearest : undefined
}

export function inPixels(view: MapView, place: Coordinates, side: number): Spot {
  const { x, y } = spotIn(view, place)
  return { x: x * side, y: y * side }
}

export function kindOf({ number, sign }: MapMark): keyof typeof reaches {
  if (number !== undefined) return 'number'
  return sign ? 'sign' : 'temple'
}

function rankOf(mark: MapMark, chosen: string | null | undefined): number {
  return mark.id === chosen ? 0 : { number: 1, temple: 2, sign: 3 }[kindOf(mark)]
}

function isWithin({ x, y }: Spot, { left, top, right, bottom }: Box, inset: number): boolean {
  return x >= left + inset && x <= right - inset && y >= top + inset && y <= bottom - inset
}

function atEdge({ x, y }: Spot, { left, top, right, bottom }: Box): Spot {
  return {
    x: Math.min(right - inset, Math.max(left + inset, x)),
    y: Math.min(bottom - foot, Math.max(top + inset, y)),
  }
}
