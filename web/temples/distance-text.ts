import { type Distances, distanceText } from '#guide/distance.ts'
import type { Fact } from '#guide/fact-schema.ts'
import type { Distance, GatewayId } from '#guide/schema.ts'
import { roadText } from '../language/length-text.ts'
import { spokenLanguage } from '../language/translate.ts'
import type { GatewayInLanguage } from './guide.server.ts'

/** What lists need of a gateway: a starting point to choose, and a distance on each card. */
export type ListedGateway = Pick<GatewayInLanguage, 'id' | 'card' | 'choice' | 'cardInTelugu'>

export function listedGateways(gateways: readonly GatewayInLanguage[]): ListedGateway[] {
  return gateways.flatMap(({ id, card, choice, cardInTelugu }) =>
    card || choice ? [{ id, card, choice, cardInTelugu }] : [],
  )
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
