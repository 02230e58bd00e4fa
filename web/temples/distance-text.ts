import { distanceText } from '#guide/distance.ts'
import type { Coordinates, Distance, GatewayId } from '#guide/schema.ts'
import { roadText, unbroken } from '../language/length-text.ts'
import { spokenLanguage } from '../language/translate.ts'
import type { GatewayInLanguage } from './guide.server.ts'

/** A starting point to choose, or the origin of a distance on each card, or both. */
export type ListedGateway = Pick<GatewayInLanguage, 'id' | 'card' | 'choice' | 'cardInTelugu'> & {
  coordinates: Coordinates
}

export function listedGateways(gateways: readonly GatewayInLanguage[]): ListedGateway[] {
  return gateways.flatMap(({ id, card, choice, cardInTelugu, coordinates }) =>
    card || choice ? [{ id, card, choice, cardInTelugu, coordinates: coordinates.value }] : [],
  )
}

export type CardLine<DistanceFact> = {
  gateway: GatewayId
  start: Coordinates
  from: string
  fact: DistanceFact
}

/** The known distances of a temple, each with its origin: "From Airport". */
export function cardLines<DistanceFact>(
  gateways: readonly ListedGateway[],
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

export function distanceLine({ from, fact }: CardLine<{ value: Distance }>): string {
  return `${from}: ${unbroken(roadDistanceText(fact.value))}`
}

/** The specification sets the English form; other languages follow common usage. */
export function roadDistanceText(distance: Distance): string {
  return spokenLanguage() === 'en' ? distanceText(distance) : roadText(distance)
}
