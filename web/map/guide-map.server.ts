import { usualGateway } from '#guide/distance.ts'
import { labelPlaceOf } from '#guide/map/label-places.ts'
import { shortNames } from '#guide/map/short-names.ts'
import { mapViews } from '#guide/map/views.ts'
import type { Gateway, Temple } from '#guide/schema.ts'
import type { GuideInLanguage } from '../temples/guide.server.ts'
import type { DrawnMap, TempleOnMap } from './drawn-map.ts'
import { drawnView } from './drawn-view.ts'
import type { MapEntry } from './map-entry.ts'
import type { MapTexts } from './map-texts.ts'
import { linesAbout } from './place-in-words.ts'
import { signs } from './signs.ts'

type MapGuide = Pick<GuideInLanguage, 'language' | 'gateways'> & { temples: readonly Temple[] }

/** Computed at build time; browsers get the result. */
export function guideMap(guide: MapGuide, texts: MapTexts): DrawnMap {
  const start = startIn(guide)
  const entries = [...gatewayEntries(guide), ...templeEntries(guide)]
  const views = mapViews(
    entries.map(({ id, badge, shortName, point }) => ({
      id,
      kind: 'sign' in badge ? 'gateway' : 'temple',
      name: shortName,
      coordinates: point.value,
      labelPlace: labelPlaceOf(id, guide.language),
    })),
    start.coordinates.value,
    (view) => ({ name: texts.views[view], labelPlace: labelPlaceOf(view, guide.language) }),
  )
  return {
    north: texts.north,
    start: start.coordinates.value,
    roadsFrom: start.card ?? start.name.value,
    views: views.map((view) => drawnView(view, entries, texts.views)),
    places: entries.map((entry) => ({
      id: entry.id,
      badge: entry.badge,
      name: entry.name,
      shortName: entry.shortName,
      lines: linesAbout(entry, start.coordinates.value, texts),
      point: entry.point,
      road: entry.road,
    })),
  }
}

/** The view that names the temple, and its place in words. */
export function templeMap(templeId: string, guide: MapGuide, texts: MapTexts): TempleOnMap {
  const { views, north, places } = guideMap(guide, texts)
  const view = views.find(({ marks }) => marks.some(({ id }) => id === templeId))
  const place = places.find(({ id }) => id === templeId)
  if (!view || !place) throw new Error(`The map has no temple ${templeId}`)
  return {
    view,
    north,
    place,
    starts: places.filter(({ badge }) => 'sign' in badge),
    wholeMap: texts.wholeMap,
  }
}

function gatewayEntries({ gateways }: MapGuide): MapEntry[] {
  return gateways.flatMap(({ id, name, map, coordinates }) => {
    if (!map) return []
    const { sign, shortName = name.value } = map
    return {
      id,
      badge: { sign: signs[sign] },
      name: shortName,
      shortName,
      point: coordinates,
      road: undefined,
    }
  })
}

function templeEntries(guide: MapGuide): MapEntry[] {
  const { distances } = startIn(guide)
  const { language, temples } = guide
  return temples.map(({ id, name, coordinates }, index) => ({
    id,
    badge: { number: index + 1, href: `/temples/${id}` },
    name,
    shortName: shortNames[id]?.[language] ?? name,
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
