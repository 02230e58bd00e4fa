import type { Place } from '#day/plan/day-frame.ts'
import type { Trip } from '#guide/opening-hours/visit-groups.ts'
import type { Coordinates, GatewayId } from '#guide/schema.ts'
import { estimateMinutes, estimateRoad } from '#guide/travel/road-estimate.ts'
import type { ListedGateway } from '#web/guide/temples/listed-gateway.ts'
import type { ListedTemple } from '#web/guide/temples/listed-temple.ts'

export function startOf(
  from: GatewayId | null,
  gateways: readonly ListedGateway[],
  here: Coordinates | null,
): Place | null {
  const coordinates = here ?? gateways.find(({ id }) => id === from)?.coordinates
  return coordinates ? { coordinates, gateway: here ? null : from } : null
}

export function tripTo(
  { coordinates, distances, leastVisitMinutes: visitMinutes }: ListedTemple,
  { coordinates: start, gateway }: Place,
): Trip {
  const known = gateway === null ? undefined : distances[gateway]?.value
  const travelMinutes = known
    ? estimateMinutes(known, start, coordinates)
    : estimateRoad(start, coordinates).minutes
  return { travelMinutes, visitMinutes }
}

type Placed = Pick<ListedTemple, 'coordinates'>

export function sortFromHere<Temple extends Placed>(temples: readonly Temple[], here: Coordinates): Temple[] {
  const metresTo = ({ coordinates }: Placed) => estimateRoad(here, coordinates).metres
  return [...temples].sort((one, other) => metresTo(one) - metresTo(other))
}
