import { straightLineMetres } from '#guide/distance.ts'
import { railwayStation } from '#guide/gateways/railway-station.ts'
import { gateways } from '#guide/gateways.ts'
import { windTo } from '#guide/map/compass.ts'
import type { Label } from '#guide/map/labels.ts'
import { sheet } from '#guide/map/sheet.ts'
import { shortNames } from '#guide/map/short-names.ts'
import { mapViews, type Place, type View } from '#guide/map/views.ts'
import { toTenth } from '#guide/map/window.ts'
import type { Coordinates, Fact } from '#guide/schema.ts'
import { temples } from '#guide/temples.ts'
import { type Language, localeOf } from '../language/languages.ts'
import type { Badge, DrawnLabel, DrawnMap, DrawnView, TempleOnMap } from './drawn-map.ts'
import { gatewaySigns } from './gateway-signs.ts'
import { lengthText, roadText } from './length-text.ts'
import type { MapTexts } from './map-texts.ts'

type Reader = { language: Language; texts: MapTexts }

type Entry = {
  id: string
  badge: Badge
  name: string
  /** As the map writes it. */
  shortName: string
  point: Fact<Coordinates>
  /** By road from the railway station; gateways have no such figure. */
  road: string | undefined
}

/** Nearer than this a direction and a figure would say more than two points know that may each be off by half of it. */
const nearMetres = 1000

/** All distances in words start where most visitors do. */
const start = railwayStation.coordinates.value

/** The map of the whole guide. A page is made from it when it is prerendered; browsers get what comes out. */
export function guideMap(reader: Reader): DrawnMap {
  const entries = [...gatewayEntries(reader), ...templeEntries(reader)]
  const views = mapViews(
    entries.map(({ id, badge, shortName, point }) => ({
      id,
      kind: 'sign' in badge ? 'gateway' : 'temple',
      name: shortName,
      coordinates: point.value,
    })),
    start,
    reader.texts.views,
  )
  return {
    north: reader.texts.north,
    views: views.map((view) => drawnView(view, entries, reader)),
    places: entries.map((entry) => ({
      id: entry.id,
      badge: entry.badge,
      name: entry.name,
      lines: linesOf(entry, reader),
      point: entry.point,
    })),
  }
}

/** Where one temple lies: the view that names it, and the same in words. */
export function templeMap(templeId: string, reader: Reader): TempleOnMap {
  const { views, north, places } = guideMap(reader)
  const view = views.find(({ marks }) => marks.some(({ id }) => id === templeId))
  const place = places.find(({ id }) => id === templeId)
  if (!view || !place) throw new Error(`The map has no temple ${templeId}`)
  return { view, north, place, wholeMap: reader.texts.wholeMap }
}

function gatewayEntries({ texts }: Reader): Entry[] {
  return gateways.map(({ id, coordinates }) => ({
    id,
    badge: { sign: gatewaySigns[id] },
    name: texts.gateways[id],
    shortName: texts.gateways[id],
    point: coordinates,
    road: undefined,
  }))
}

function templeEntries({ language, texts }: Reader): Entry[] {
  return temples.map(({ id, name, localNames, coordinates, distances }, index) => ({
    id,
    badge: { number: index + 1, href: `/temples/${id}` },
    name: language === 'en' ? name : localNames[language].value,
    shortName: shortNames[id]?.[language] ?? name,
    point: coordinates,
    road: texts.road(roadText(distances.railwayStation.value, localeOf(language))),
  }))
}

function linesOf({ point, road }: Entry, { language, texts }: Reader): string[] {
  return [
    whereLine(point.value, language, texts),
    ...(road === undefined ? [] : [road]),
    ...(isSure(point) ? [] : [texts.unsure]),
  ]
}

function whereLine(coordinates: Coordinates, language: Language, texts: MapTexts): string {
  const metres = straightLineMetres(start, coordinates)
  if (metres === 0) return texts.here
  const wind = texts.winds[windTo(start, coordinates)]
  return metres < nearMetres
    ? texts.near(lengthText(nearMetres, localeOf(language)), wind)
    : texts.straightLine(lengthText(metres, localeOf(language)), wind)
}

function drawnView(view: View, entries: readonly Entry[], { language, texts }: Reader): DrawnView {
  const { id, marks, dots, frame, scale } = view
  return {
    id,
    name: texts.views[id],
    marks: entries.flatMap(({ id, badge, point }) =>
      marks
        .filter((mark) => mark.id === id)
        .map(({ x, y, label }) => ({
          id,
          badge,
          sure: isSure(point),
          x,
          y,
          label: drawnLabel({ ...label, x: label.x - x, y: label.y - y }),
        })),
    ),
    dots: { temple: dotted(dots, 'temple'), gateway: dotted(dots, 'gateway') },
    frame: frame && {
      href: `/map#${frame.id}`,
      box: frame.box,
      label: drawnLabel(frame.label),
    },
    scale: { text: lengthText(scale.metres, localeOf(language)), units: toTenth(scale.units) },
    grid: gridPath(scale.units),
  }
}

function dotted(dots: View['dots'], kind: Place['kind']): string {
  return dots
    .filter((dot) => dot.kind === kind)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('')
}

function gridPath(step: number): string {
  const { width, height } = sheet
  return Array.from({ length: Math.floor(width / step) }, (_, index) => toTenth(step * (index + 1)))
    .map((at) => `M${at} 1v${height - 2}M1 ${at}h${width - 2}`)
    .join('')
}

function drawnLabel({ lines, side, ...numbers }: Label): DrawnLabel {
  return { lines, side, x: toTenth(numbers.x), y: toTenth(numbers.y), pitch: toTenth(numbers.pitch) }
}

function isSure({ confidence }: Fact<unknown>): boolean {
  return confidence !== 'low'
}
