import { type Distances, distanceText } from '#guide/distance.ts'
import type { Fact } from '#guide/fact-schema.ts'
import type { Distance, Gateway, GatewayId } from '#guide/schema.ts'
import { roadText } from '../language/length-text.ts'
import { spokenLanguage } from '../language/translate.ts'

/** What lists need of a gateway: a starting point to choose, and a distance on each card. */
export type ListedGateway = Pick<Gateway, 'id' | 'card' | 'choice'>

export function listedGateways(gateways: readonly Gateway[]): ListedGateway[] {
  return gateways.flatMap(({ id, card, choice }) => (card || choice ? [{ id, card, choice }] : []))
}

type CardLine = { gateway: GatewayId; from: string; fact: Fact<Distance> }

/** The known distances on a temple's card, each with its origin: "From Airport". */
export function cardLines(gateways: readonly ListedGateway[], distances: Distances): CardLine[] {
  return gateways.flatMap(({ id, card }) => {
    const fact = distances[id]
    return card && fact ? [{ gateway: id, from: card, fact }] : []
  })
}

/** A line on a temple's card: "From Airport: 40Km". */
export function distanceLine({ from, fact }: CardLine): string {
  return `${from}: ${roadDistanceText(fact.value)}`
}

/** In English as the specification writes it; in other languages as people write it there. */
export function roadDistanceText(distance: Distance): string {
  return spokenLanguage() === 'en' ? distanceText(distance) : roadText(distance)
}
