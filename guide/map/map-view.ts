import type { Coordinates } from '#guide/schema.ts'
import type { Box } from './place-names.ts'
import { fromPlane, inPlane, type Spot } from './plane.ts'

/** A square of the plane: its middle and its side. What shows it may show more on two of its sides. */
export type MapView = Spot & { side: number }

/** The side of the square that a view fills, and all that is seen around it, in pixels of usual letters. */
export type MapSize = { side: number; box: Box }

/** Streets have no pictures nearer than this, and the guide nothing farther away. */
const [leastSide, mostSide] = [6, 5000]

/** The share of the side that stays free on each side of the places. */
const margin = 0.14

/** A few places near each other are shown with what is around them. */
const leastAround = 80

/** The nearest view that shows all of the places. */
export function viewOf(places: readonly Coordinates[]): MapView {
  const spots = places.map(inPlane)
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const side = Math.max(right - left, bottom - top) / (1 - 2 * margin)
  return { x: (left + right) / 2, y: (top + bottom) / 2, side: Math.max(side, leastAround) }
}

/** In sides of the view, from its corner in the north-west. */
export function spotIn({ x, y, side }: MapView, place: Coordinates): Spot {
  const spot = inPlane(place)
  return { x: (spot.x - x) / side + 0.5, y: (spot.y - y) / side + 0.5 }
}

export function placeAt({ x, y, side }: MapView, spot: Spot): Coordinates {
  return fromPlane({ x: x + (spot.x - 0.5) * side, y: y + (spot.y - 0.5) * side })
}

/** The place under `at` stays where it is. */
export function zoomed(view: MapView, factor: number, at: Spot = { x: 0.5, y: 0.5 }): MapView {
  const side = within(leastSide, view.side / factor, mostSide)
  const shift = view.side - side
  return { x: view.x + (at.x - 0.5) * shift, y: view.y + (at.y - 0.5) * shift, side }
}

/** Its middle stays where the guide has places. */
export function moved({ x, y, side }: MapView, by: Spot): MapView {
  return { x: within(0, x - by.x * side, 3600), y: within(0, y - by.y * side, 2800), side }
}

function within(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
