import type { GatewayInLanguage } from './guide.server.ts'
import { type ListedGateway, listedGateways } from './listed-gateway.ts'

/** `nearestFirst` says that the list is sorted by distance from this gateway. */
export type StartingPoint = ListedGateway & Pick<GatewayInLanguage, 'nearestFirst'>

export function startingPoints(gateways: readonly GatewayInLanguage[]): StartingPoint[] {
  return listedGateways(gateways).map((listed) => ({
    ...listed,
    nearestFirst: gateways.find(({ id }) => id === listed.id)?.nearestFirst,
  }))
}
