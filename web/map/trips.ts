import type { Place } from '#day/plan/day-frame.ts'
import type { Trip } from '#guide/opening-hours/visit-groups.ts'
import type { Coordinates, GatewayId } from '#guide/schema.ts'
import { estimateMinutes, estimateRoad } from '#guide/travel/road-estimate.ts'
import type { ShownGateway } from '#guide/travel/shown-gateway.ts'
import type { ShownTemple } from '#web/guide/temples/shown-temple.ts'

export function startOf(
  from: GatewayId | null,
  gateways: readonly ShownGateway[],
  here: Coordinates | null,
): Place | null {
  const coordinates = here ?? gateways.find(({ id }) => id === from)?.coordinates
  return coordinates ? { coordinates, gateway: here ? null : from } : null
}

export function tripTo(
  { coordinates, distances, leastVisitMinutes: visitMinutes }: ShownTemple,
  { coordinates: start, gateway }: Place,
): Trip {
  const known = gateway === null ? undefined : distances[gateway]?.value
  const travelMinutes = known
    ? estimateMinutes(known, start, coordinates)
    : estimateRoad(start, coordinates).minutes
  return { travelMinutes, visitMinutes }
}

type Placed = Pick<ShownTemple, 'coordinates'>

export function sortFromHere<Temple extends Placed>(temples: readonly Temple[], here: Coordinates): Temple[] {
  const metresTo = ({ coordinates }: Placed) => estimateRoad(here, coordinates).metres
  return [...temples].sort((one, other) => metresTo(one) - metresTo(other))
}
