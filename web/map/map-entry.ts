import type { Fact } from '#guide/fact-schema.ts'
import type { Coordinates, Distance } from '#guide/schema.ts'
import type { Badge } from './drawn-map.ts'

export type MapEntry = {
  id: string
  badge: Badge
  name: string
  shortName: string
  point: Fact<Coordinates>
  /** From the railway station; gateways have no such distance. */
  road: Fact<Distance> | undefined
}

export function isSure({ confidence }: Fact<Coordinates>): boolean {
  return confidence !== 'low'
}
