import type { DayPlaces } from '#day/places.ts'
import type { Place } from '#day/plan/day-frame.ts'
import { straightLineMetres, usualGateway } from '#guide/distance.ts'
import type { Coordinates } from '#guide/schema.ts'
import { t } from '#web/language/translate.ts'
import { mapTexts } from '#web/map/map-texts.ts'
import { whereLine } from '#web/map/place-in-words.ts'

/** `where` locates a point that has no name. */
export type PlaceTexts = { name: string; where: string | null }

export function placeTexts({ gateway, coordinates }: Place, { gateways, temples }: DayPlaces): PlaceTexts {
  const name =
    gateways.find(({ id }) => id === gateway)?.choice ??
    temples.find((temple) => isSamePlace(temple.coordinates, coordinates))?.name
  if (name) return { name, where: null }
  const station = gateways.find(({ id }) => id === usualGateway) ?? gateways[0]
  return {
    name: t('A point on the map'),
    where: station ? whereLine(coordinates, station.coordinates, mapTexts(t)) : null,
  }
}

export function placeLine(place: Place, named: DayPlaces): string {
  const { name, where } = placeTexts(place, named)
  return where === null ? name : `${name}: ${where}`
}

/** Points are stored to ten metres. */
const sameMetres = 15

export function isSamePlace(one: Coordinates, other: Coordinates): boolean {
  return straightLineMetres(one, other) < sameMetres
}
