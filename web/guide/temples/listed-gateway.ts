import type { Coordinates } from '#guide/schema.ts'
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
