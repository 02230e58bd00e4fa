import { distanceText } from '#guide/distance.ts'
import type { Coordinates, Distance, GatewayId } from '#guide/schema.ts'
import type { ShownGateway } from '#guide/travel/shown-gateway.ts'
import { roadText, unbroken } from '#web/language/length-text.ts'
import { spokenLanguage } from '#web/language/translate.ts'

export type CardLine<DistanceFact> = {
  gateway: GatewayId
  start: Coordinates
  from: string
  fact: DistanceFact
}

/** The known distances of a temple, each with its origin: "From Airport". */
export function cardLines<DistanceFact>(
  gateways: readonly ShownGateway[],
  distances: Readonly<Record<GatewayId, DistanceFact>>,
): CardLine<DistanceFact>[] {
  return gateways.flatMap(({ id, card, coordinates }) => {
    const fact = distances[id]
    return card && fact ? [{ gateway: id, start: coordinates, from: card, fact }] : []
  })
}

export function distanceId(gateway: GatewayId): string {
  return `from-${gateway}`
}

export function distanceLine(line: CardLine<{ value: Distance }>): string {
  return `${line.from}: ${distanceOf(line)}`
}

export function distanceOf({ fact }: CardLine<{ value: Distance }>): string {
  return unbroken(roadDistanceText(fact.value))
}

/** The specification sets the English form; other languages follow it in their units, and common usage elsewhere. */
export function roadDistanceText(distance: Distance): string {
  if (spokenLanguage() === 'en') return distanceText(distance)
  return roadText(distance, (least, most) => `${least}-${most}`)
}
