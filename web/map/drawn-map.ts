import type { Fact } from '#guide/fact-schema.ts'
import type { Box } from '#guide/map/box.ts'
import type { Label } from '#guide/map/labels.ts'
import type { Place, View } from '#guide/map/views.ts'
import type { Coordinates, Distance } from '#guide/schema.ts'

/** What stands for a place: a number that leads to its page, or the sign of a way to arrive, as a path. */
export type Badge = { number: number; href: string } | { sign: string }

export type DrawnLabel = Omit<Label, 'box'>

export type DrawnMark = {
  id: string
  badge: Badge
  /** Whether the point is where the place is, for all we know. */
  sure: boolean
  x: number
  y: number
  /** Seen from the mark. */
  label: DrawnLabel
}

/** A view as a page gets it: plain data, everything worked out. */
export type DrawnView = {
  id: View['id']
  name: string
  marks: DrawnMark[]
  /** The dots of temples and of gateways, as paths of strokes without length. */
  dots: Record<Place['kind'], string>
  frame: { href: string; name: string; box: Box; label: DrawnLabel } | undefined
  scale: { text: string; units: number }
  /** Squares as wide as the scale bar, as a path. */
  grid: string
}

/** A place in words, for whoever cannot see where it is drawn. */
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
  /** The letter of the north. */
  north: string
  places: PlaceLine[]
  /** Where the roads begin: "From Railway Station". */
  roadsFrom: string
}

export type TempleOnMap = {
  view: DrawnView
  north: string
  place: PlaceLine
  /** The text of the link to all of them. */
  wholeMap: string
}
