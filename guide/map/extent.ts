import type { Point } from './projection.ts'

export type Extent = { west: number; north: number; metresPerUnit: number }
export type Size = { width: number; height: number }
/** In drawing units; y points down. */
export type Spot = { x: number; y: number }

export function extentOf(points: readonly Point[], size: Size, margin: Spot): Extent {
  const easts = points.map(({ east }) => east)
  const norths = points.map(({ north }) => north)
  const [west, east] = [Math.min(...easts), Math.max(...easts)]
  const [south, north] = [Math.min(...norths), Math.max(...norths)]
  const metresPerUnit = Math.max(
    (east - west) / (size.width - 2 * margin.x),
    (north - south) / (size.height - 2 * margin.y),
    // A single place has no extent.
    1,
  )
  return {
    west: (west + east - size.width * metresPerUnit) / 2,
    north: (north + south + size.height * metresPerUnit) / 2,
    metresPerUnit,
  }
}

/** Anything finer than a tenth of a unit is invisible, and makes pages larger. */
export function drawnAt({ east, north }: Point, extent: Extent): Spot {
  return {
    x: toTenth((east - extent.west) / extent.metresPerUnit),
    y: toTenth((extent.north - north) / extent.metresPerUnit),
  }
}

export function cornersOf({ west, north, metresPerUnit }: Extent, { width, height }: Size): [Point, Point] {
  return [
    { east: west, north },
    { east: west + width * metresPerUnit, north: north - height * metresPerUnit },
  ]
}

export function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}
