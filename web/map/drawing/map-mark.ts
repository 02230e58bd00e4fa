import type { Fact } from '#guide/fact-schema.ts'
import type { Coordinates, Distance, MapSign } from '#guide/schema.ts'

export type MapMark = {
  id: string
  name: string
  at: Coordinates
  /** Only gateways have a sign. */
  sign?: MapSign | undefined
  /** Its place in the day. */
  number?: number | undefined
}

export type PlaceLine = {
  id: string
  sign: MapSign | undefined
  name: string
  shortName: string
  lines: string[]
  point: Fact<Coordinates>
  /** From the railway station; gateways have no such distance. */
  road: Fact<Distance> | undefined
}

export function isSure({ confidence }: Fact<Coordinates>): boolean {
  return confidence !== 'low'
}

export function markOf({
  id,
  shortName,
  sign,
  point,
}: Pick<PlaceLine, 'id' | 'shortName' | 'sign' | 'point'>): MapMark {
  return { id, name: shortName, at: point.value, sign }
}
