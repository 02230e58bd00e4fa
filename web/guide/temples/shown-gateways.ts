import type { ShownGateway } from '#guide/travel/shown-gateway.ts'
import type { GatewayInLanguage } from './guide.server.ts'

export function shownGateways(gateways: readonly GatewayInLanguage[]): ShownGateway[] {
  return gateways.flatMap(({ id, card, choice, cardInTelugu, coordinates }) =>
    card || choice ? [{ id, card, choice, cardInTelugu, coordinates: coordinates.value }] : [],
  )
}

/** With what pages say of a list that begins with what is near. */
export function startingPoints(gateways: readonly GatewayInLanguage[]): ShownGateway[] {
  return gateways.flatMap((gateway) =>
    shownGateways([gateway]).map((shown) => ({ ...shown, nearestFirst: gateway.nearestFirst })),
  )
}
