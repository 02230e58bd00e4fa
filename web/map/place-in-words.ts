import { straightLineMetres } from '#guide/distance.ts'
import { windTo } from '#guide/map/compass.ts'
import type { Coordinates } from '#guide/schema.ts'
import { lengthText, roadText, unbroken } from '#web/language/length-text.ts'
import { isSure, type PlaceLine } from './drawing/map-mark.ts'
import type { MapTexts } from './map-texts.ts'

/** Below this, the error of locations leaves only the direction to be told. */
const nearMetres = 1000

export function linesAbout(
  { point, road }: Pick<PlaceLine, 'point' | 'road'>,
  start: Coordinates,
  texts: MapTexts,
): string[] {
  const wind = texts.winds[windTo(start, point.value)]
  return [
    road ? texts.road(unbroken(roadText(road.value)), wind) : whereLine(point.value, start, texts),
    ...(isSure(point) ? [] : [texts.unsure]),
  ]
}

export function whereLine(coordinates: Coordinates, start: Coordinates, texts: MapTexts): string {
  const metres = straightLineMetres(start, coordinates)
  if (metres === 0) return texts.here
  const wind = texts.winds[windTo(start, coordinates)]
  return metres < nearMetres
    ? texts.near(unbroken(lengthText(nearMetres)), wind)
    : texts.away(unbroken(lengthText(metres)), wind)
}
