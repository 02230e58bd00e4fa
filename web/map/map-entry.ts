import type { Fact } from '#guide/fact-schema.ts'
import type { Coordinates, Distance } from '#guide/schema.ts'
import type { Badge } from './drawn-map.ts'

/** The map's input for each place. */
export type MapEntry = {
  id: string
  badge: Badge
  name: string
  /** As written on the map. */
  shortName: string
  point: Fact<Coordinates>
  /** From the railway station; gateways have none. */
  road: Fact<Distance> | undefined
}

/** Whether the location is considered accurate. */
export function isSure({ confidence }: Fact<Coordinates>): boolean {
  return confidence !== 'low'
}
