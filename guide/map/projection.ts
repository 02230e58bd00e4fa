import { earthRadiusMetres } from '../distance.ts'
import type { Coordinates } from '../schema.ts'

/** Metres east and north of the middle of what is drawn. */
export type Point = { east: number; north: number }
export type Projection = (coordinates: Coordinates) => Point

/**
 * The equirectangular projection that is true along the parallel in the middle of these places. Over the
 * hundred kilometres around Tirupati a distance comes out within a few tenths of a percent.
 */
export function projectionOf(places: readonly Coordinates[]): Projection {
  const middle = {
    latitude: middleOf(places.map(({ latitude }) => latitude)),
    longitude: middleOf(places.map(({ longitude }) => longitude)),
  }
  const metresPerDegree = (earthRadiusMetres * Math.PI) / 180
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180)
  return ({ latitude, longitude }) => ({
    east: (longitude - middle.longitude) * metresPerDegree * narrowing,
    north: (latitude - middle.latitude) * metresPerDegree,
  })
}

function middleOf(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2
}
