import type { Fact } from '#guide/fact-schema.ts'
import type { Coordinates, Distance } from '#guide/schema.ts'
import type { Badge } from './drawn-map.ts'

/** What the map is made from, for each place. */
export type MapEntry = {
  id: string
  badge: Badge
  name: string
  /** As the map writes it. */
  shortName: string
  point: Fact<Coordinates>
  /** From the railway station; the guide has no such figure for gateways. */
  road: Fact<Distance> | undefined
}

/** Whether a point is where the place is, for all we know. */
export function isSure({ confidence }: Fact<Coordinates>): boolean {
  return confidence !== 'low'
}
