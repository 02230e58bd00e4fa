import type { Fact } from '#guide/fact-schema.ts'
import type { Box } from '#guide/map/box.ts'
import type { Spot } from '#guide/map/extent.ts'
import type { Label } from '#guide/map/label.ts'
import type { Ground } from '#guide/map/sheet-corners.ts'
import type { MapPlace, View } from '#guide/map/views.ts'
import type { Coordinates, Distance } from '#guide/schema.ts'

/** A number that links to the page of its temple, or the path of the sign of a gateway. */
export type Badge = { number: number; href: string } | { sign: string }

export type DrawnMark = {
  id: string
  badge: Badge
  /** Said where no label is drawn. */
  name?: string
  sure: boolean
  x: number
  y: number
  /** Its true spot, if it made room for another. */
  at?: Spot | undefined
  /** Relative to the mark. */
  label: Label
}

/** Plain data, computed at build time. */
export type DrawnView = {
  id: View['id']
  name: string
  marks: DrawnMark[]
  /** Paths of zero-length strokes. */
  dots: Record<MapPlace['kind'], string>
  frame: { id: View['id']; href: string; box: Box; label: Label } | undefined
  scale: { text: string; units: number }
  /** A path of squares as wide as the scale bar. */
  grid: string
  ground: Ground
}

/** For readers who cannot see the map. */
export type PlaceLine = {
  id: string
  badge: Badge
  name: string
  /** As on the drawing. */
  shortName: string
  lines: string[]
  point: Fact<Coordinates>
  road: Fact<Distance> | undefined
}

export type DrawnMap = {
  views: DrawnView[]
  north: string
  places: PlaceLine[]
  start: Coordinates
  /** The start in words: "From Railway Station". */
  roadsFrom: string
}

export type TempleOnMap = {
  view: DrawnView
  north: string
  place: PlaceLine
  /** Where visitors may set out. */
  starts: Pick<PlaceLine, 'id' | 'badge' | 'name' | 'point'>[]
  wholeMap: string
}
