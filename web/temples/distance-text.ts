import { distanceText } from '#guide/distance.ts'
import type { Coordinates, Distance, GatewayId } from '#guide/schema.ts'
import { roadText, unbroken } from '../language/length-text.ts'
import { spokenLanguage } from '../language/translate.ts'
import type { GatewayInLanguage } from './guide.server.ts'

/** What lists need of a gateway: a starting point to choose, and a distance on each card. */
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

/** The known distances on a temple's card, each with its origin: "From Airport". */
export function cardLines<DistanceFact>(
  gateways: readonly ListedGateway[],
  distances: Readonly<Record<GatewayId, DistanceFact>>,
): CardLine<DistanceFact>[] {
  return gateways.flatMap(({ id, card, coordinates }) => {
    const fact = distances[id]
    return card && fact ? [{ gateway: id, start: coordinates, from: card, fact }] : []
  })
}

/** The id of a distance on its temple's page. */
export function distanceId(gateway: GatewayId): string {
  return `from-${gateway}`
}

/** A line on a temple's card: "From Airport: 40Km". */
export function distanceLine({ from, fact }: CardLine<{ value: Distance }>): string {
  return `${from}: ${unbroken(roadDistanceText(fact.value))}`
}

/** In English as the specification writes it; in other languages as people write it there. */
export function roadDistanceText(distance: Distance): string {
  return spokenLanguage() === 'en' ? distanceText(distance) : roadText(distance)
}
