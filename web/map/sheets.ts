import { straightLineMetres } from '#guide/distance.ts'
import type { Coordinates } from '#guide/schema.ts'
import type { PlaceLine } from './drawing/map-mark.ts'

/** From near to far; paper has all of them. */
export const sheets = ['town', 'surroundings', 'region'] as const

export type Sheet = (typeof sheets)[number]

const reachMetres: Readonly<Record<Sheet, number>> = {
  town: 3500,
  surroundings: 14_000,
  region: Number.POSITIVE_INFINITY,
}

export function placesAround(
  places: readonly Pick<PlaceLine, 'point'>[],
  start: Coordinates,
  sheet: Sheet,
): Coordinates[] {
  return places
    .map(({ point }) => point.value)
    .filter((place) => straightLineMetres(start, place) <= reachMetres[sheet])
}
