import { type ListedGateway, listedGateways } from '../temples/distance-text.ts'
import type { GatewayInLanguage } from '../temples/guide.server.ts'

/** `nearestFirst` says that the list is sorted by distance from this gateway. */
export type StartingPoint = ListedGateway & Pick<GatewayInLanguage, 'nearestFirst'>

export function startingPoints(gateways: readonly GatewayInLanguage[]): StartingPoint[] {
  return listedGateways(gateways).map((listed) => ({
    ...listed,
    nearestFirst: gateways.find(({ id }) => id === listed.id)?.nearestFirst,
  }))
}
