import { type Distances, distanceText } from '#guide/distance.ts'
import { gatewayIds } from '#guide/gateway-ids.ts'
import type { Distance, Fact, GatewayId } from '#guide/schema.ts'
import { roadText } from '../language/length-text.ts'
import { message, spokenLanguage, t } from '../language/translate.ts'

const lines: Record<GatewayId, string> = {
  airport: message('From Airport: {distance}'),
  railwayStation: message('From Railway Station: {distance}'),
  busStand: message('From Bus Stand: {distance}'),
}

const places: Record<GatewayId, string> = {
  airport: message('From Airport'),
  railwayStation: message('From Railway Station'),
  busStand: message('From Bus Stand'),
}

/** The distances that somebody gives, in the order of the specification. */
export function knownDistances(distances: Distances): { gateway: GatewayId; fact: Fact<Distance> }[] {
  return gatewayIds.flatMap((gateway) => {
    const fact = distances[gateway]
    return fact ? [{ gateway, fact }] : []
  })
}

/** "From Airport", where the figure stands elsewhere. */
export function gatewayText(gateway: GatewayId): string {
  return t(places[gateway])
}

/** A line of a temple's card: "From Airport: 40Km". */
export function distanceLine(gateway: GatewayId, distance: Distance): string {
  return t(lines[gateway], { distance: roadDistanceText(distance) })
}

/** In English as the specification writes it, in other languages as people there do. */
export function roadDistanceText(distance: Distance): string {
  return spokenLanguage() === 'en' ? distanceText(distance) : roadText(distance)
}
