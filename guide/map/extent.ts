import type { Point } from './projection.ts'

/** The part of the plane that a drawing shows. */
export type Extent = { west: number; north: number; metresPerUnit: number }
export type Size = { width: number; height: number }
/** A point on a drawing, y pointing down. */
export type Spot = { x: number; y: number }

/** The largest scale at which all points, centred, keep the margin. */
export function extentOf(points: readonly Point[], size: Size, margin: Spot): Extent {
  const easts = points.map(({ east }) => east)
  const norths = points.map(({ north }) => north)
  const [west, east] = [Math.min(...easts), Math.max(...easts)]
  const [south, north] = [Math.min(...norths), Math.max(...norths)]
  const metresPerUnit = Math.max(
    (east - west) / (size.width - 2 * margin.x),
    (north - south) / (size.height - 2 * margin.y),
    // A single place has no extent; show it at street scale.
    1,
  )
  return {
    west: (west + east - size.width * metresPerUnit) / 2,
    north: (north + south + size.height * metresPerUnit) / 2,
    metresPerUnit,
  }
}

/** Rounded to a tenth of a unit: finer is invisible and makes pages larger. */
export function drawnAt({ east, north }: Point, extent: Extent): Spot {
  return {
    x: toTenth((east - extent.west) / extent.metresPerUnit),
    y: toTenth((extent.north - north) / extent.metresPerUnit),
  }
}

/** The north-west and south-east corners. */
export function cornersOf({ west, north, metresPerUnit }: Extent, { width, height }: Size): [Point, Point] {
  return [
    { east: west, north },
    { east: west + width * metresPerUnit, north: north - height * metresPerUnit },
  ]
}

export function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}
