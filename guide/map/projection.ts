import { earthRadiusMetres } from '../distance.ts'
import type { Coordinates } from '../schema.ts'

export type Point = { east: number; north: number }
export type Projection = (coordinates: Coordinates) => Point

/** Equirectangular: within a hundred kilometres of Tirupati, distances are off by a few tenths of a percent. */
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
