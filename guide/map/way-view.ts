import type { Coordinates } from '../schema.ts'
import { drawnAt, extentOf, type Spot } from './extent.ts'
import { projectionOf } from './projection.ts'
import { scaleBar } from './scale-bar.ts'
import { markReach, sheet } from './sheet.ts'
import { type Ground, groundOf } from './sheet-corners.ts'

export type WayView = {
  scale: { metres: number; units: number }
  ground: Ground
  spotOf: (place: Coordinates) => Spot
}

const margin: Spot = { x: 2 * markReach, y: 2 * markReach }
const mostScaleUnits = 110

/** A sheet that holds these places and no more. */
export function wayView(places: readonly Coordinates[]): WayView {
  const project = projectionOf(places)
  const extent = extentOf(places.map(project), sheet, margin)
  return {
    scale: scaleBar(extent.metresPerUnit, mostScaleUnits),
    ground: groundOf(project, extent),
    spotOf: (place) => drawnAt(project(place), extent),
  }
}
