import { usualGateway } from '#guide/distance.ts'
import { shortNames } from '#guide/map/short-names.ts'
import type { Coordinates, Gateway, Temple } from '#guide/schema.ts'
import type { GuideInLanguage } from '#web/guide/temples/guide.server.ts'
import { markOf, type PlaceLine } from './drawing/map-mark.ts'
import type { MapTexts } from './map-texts.ts'
import { linesAbout } from './place-in-words.ts'

type MapGuide = Pick<GuideInLanguage, 'language' | 'gateways'> & { temples: readonly Temple[] }

export type GuideOnMap = {
  places: PlaceLine[]
  start: Coordinates
  /** The start in words: "From Railway Station". */
  roadsFrom: string
}

/** The temples, which come before others where room is scarce, and then the ways to arrive. */
export function guideMap(guide: MapGuide, texts: MapTexts): GuideOnMap {
  const start = startIn(guide)
  const from = start.coordinates.value
  const places = [...templesOf(guide), ...gatewaysOf(guide)].map((place) => ({
    ...place,
    lines: linesAbout(place, from, texts),
  }))
  return { places, start: from, roadsFrom: start.card ?? start.name.value }
}

export function templeMap(templeId: string, guide: MapGuide, texts: MapTexts) {
  const { places } = guideMap(guide, texts)
  const place = places.find(({ id }) => id === templeId)
  if (!place) throw new Error(`The map has no temple ${templeId}`)
  return { id: templeId, lines: place.lines, marks: places.map(markOf), wholeMap: texts.wholeMap }
}

type PlaceOnMap = Omit<PlaceLine, 'lines'>

function gatewaysOf({ gateways }: MapGuide): PlaceOnMap[] {
  return gateways.flatMap(({ id, name, map, coordinates }) => {
    if (!map) return []
    const { sign, shortName = name.value } = map
    return { id, sign, name: shortName, shortName, point: coordinates, road: undefined }
  })
}

function templesOf(guide: MapGuide): PlaceOnMap[] {
  const { distances } = startIn(guide)
  return guide.temples.map(({ id, name, coordinates }) => ({
    id,
    sign: undefined,
    name,
    shortName: shortNames[id]?.[guide.language] ?? name,
    point: coordinates,
    road: distances[id],
  }))
}

/** Distances are told from the railway station, where most visitors arrive. */
function startIn({ gateways }: MapGuide): Gateway {
  const start = gateways.find(({ id }) => id === usualGateway)
  if (!start) throw new Error(`There is no gateway ${usualGateway}`)
  return start
}
