import { railwayStation } from '#guide/content/gateways/railway-station.ts'
import { shortNames } from '#guide/map/short-names.ts'
import { mapViews } from '#guide/map/views.ts'
import type { Temple } from '#guide/schema.ts'
import type { GuideInLanguage } from '../temples/guide.server.ts'
import type { DrawnMap, TempleOnMap } from './drawn-map.ts'
import { drawnView } from './drawn-view.ts'
import { gatewaySigns } from './gateway-signs.ts'
import type { MapEntry } from './map-entry.ts'
import type { MapTexts } from './map-texts.ts'
import { linesAbout, start } from './place-in-words.ts'

type MapGuide = Pick<GuideInLanguage, 'language' | 'gateways'> & { temples: readonly Temple[] }

/** The map of the whole guide. A page is made from it when it is prerendered; browsers get what comes out. */
export function guideMap(guide: MapGuide, texts: MapTexts): DrawnMap {
  const entries = [...gatewayEntries(guide), ...templeEntries(guide)]
  const views = mapViews(
    entries.map(({ id, badge, shortName, point }) => ({
      id,
      kind: 'sign' in badge ? 'gateway' : 'temple',
      name: shortName,
      coordinates: point.value,
    })),
    start,
    texts.views,
  )
  return {
    north: texts.north,
    views: views.map((view) => drawnView(view, entries, texts.views[view.id])),
    places: entries.map((entry) => ({
      id: entry.id,
      badge: entry.badge,
      name: entry.name,
      lines: linesAbout(entry, texts),
      point: entry.point,
      road: entry.road,
    })),
  }
}

/** Where one temple lies: the view that names it, and the same in words. */
export function templeMap(templeId: string, guide: MapGuide, texts: MapTexts): TempleOnMap {
  const { views, north, places } = guideMap(guide, texts)
  const view = views.find(({ marks }) => marks.some(({ id }) => id === templeId))
  const place = places.find(({ id }) => id === templeId)
  if (!view || !place) throw new Error(`The map has no temple ${templeId}`)
  return { view, north, place, wholeMap: texts.wholeMap }
}

function gatewayEntries({ gateways }: MapGuide): MapEntry[] {
  return gateways.map(({ id, label, coordinates }) => ({
    id,
    badge: { sign: gatewaySigns[id] },
    name: label,
    shortName: label,
    point: coordinates,
    road: undefined,
  }))
}

function templeEntries({ language, temples, gateways }: MapGuide): MapEntry[] {
  const roads = gateways.find(({ id }) => id === railwayStation.id)?.distances ?? {}
  return temples.map(({ id, name, coordinates }, index) => ({
    id,
    badge: { number: index + 1, href: `/temples/${id}` },
    name,
    shortName: shortNames[id]?.[language] ?? name,
    point: coordinates,
    road: roads[id],
  }))
}
