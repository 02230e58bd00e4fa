import type { Box } from '#guide/map/box.ts'
import type { Label } from '#guide/map/labels.ts'
import type { View } from '#guide/map/views.ts'
import type { Coordinates, Fact, GatewayId } from '#guide/schema.ts'

/** What stands for a place: a number that leads to its page, or the sign of a way to arrive. */
export type Badge = { number: number; href: string } | { gateway: GatewayId }

export type DrawnLabel = Omit<Label, 'box'>

export type DrawnMark = {
  id: string
  badge: Badge
  /** Whether the point is where the place is, for all we know. */
  sure: boolean
  x: number
  y: number
  label: DrawnLabel
}

/** A view as a page gets it: plain data, everything worked out. */
export type DrawnView = {
  id: View['id']
  name: string
  marks: DrawnMark[]
  dots: View['dots']
  frame: { href: string; box: Box; label: DrawnLabel } | undefined
  scale: { text: string; units: number }
}

/** A place in words, for whoever cannot see where it is drawn. */
export type PlaceLine = { id: string; badge: Badge; name: string; lines: string[]; point: Fact<Coordinates> }

export type DrawnMap = { views: DrawnView[]; places: PlaceLine[] }
