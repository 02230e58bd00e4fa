import type { Fact } from '#guide/fact-schema.ts'
import type { Box } from '#guide/map/box.ts'
import type { Label } from '#guide/map/label.ts'
import type { Ground } from '#guide/map/sheet-corners.ts'
import type { MapPlace, View } from '#guide/map/views.ts'
import type { Coordinates, Distance } from '#guide/schema.ts'

/** A place's symbol: a number that links to its page, or the path of a gateway's sign. */
export type Badge = { number: number; href: string } | { sign: string }

export type DrawnMark = {
  id: string
  badge: Badge
  /** Whether the location is considered accurate. */
  sure: boolean
  x: number
  y: number
  /** Relative to the mark. */
  label: Label
}

/** A view as sent to pages: plain data, fully computed. */
export type DrawnView = {
  id: View['id']
  name: string
  marks: DrawnMark[]
  /** The dots of temples and gateways, as paths of zero-length strokes. */
  dots: Record<MapPlace['kind'], string>
  frame: { href: string; box: Box; label: Label } | undefined
  scale: { text: string; units: number }
  /** The scale bar's squares, as a path. */
  grid: string
  ground: Ground
}

/** A place in words, for readers who cannot see the map. */
export type PlaceLine = {
  id: string
  badge: Badge
  name: string
  lines: string[]
  point: Fact<Coordinates>
  road: Fact<Distance> | undefined
}

export type DrawnMap = {
  views: DrawnView[]
  /** The letter for north. */
  north: string
  places: PlaceLine[]
  /** Where the distances start. */
  start: Coordinates
  /** The same in words: "From Railway Station". */
  roadsFrom: string
}

export type TempleOnMap = {
  view: DrawnView
  north: string
  place: PlaceLine
  /** The text of the link to the full map. */
  wholeMap: string
}
