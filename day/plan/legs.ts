import { minutesPerDay, modulo } from '#guide/opening-hours/india-time.ts'
import type { GatewayId } from '#guide/schema.ts'
import { estimateMinutes, estimateRoad, hillRoad, hillRoadBetween } from '#guide/travel/road-estimate.ts'
import type { Place } from './day-frame.ts'
import type { Leg } from './plan.ts'
import type { PlannedTemple } from './planned-temple.ts'

export type TimedLeg = Leg & { hillRoad: 'up' | 'down' | null }

/**
 * Its gates are closed from midnight to three:
 * https://telugu.samayam.com/andhra-pradesh/tirupati/ttd-key-update-on-tirumala-ghat-road-journey-and-timings-for-vehicles/articleshow/126462316.cms,
 * 11 January 2026.
 */
const hillRoadOpensAt = 180

export function legBetween(from: Place | PlannedTemple, to: Place | PlannedTemple): TimedLeg {
  const [here, there] = [from.coordinates, to.coordinates]
  const known = distanceBetween(from, to)
  const road = known
    ? {
        metres: (known.value.leastMetres + known.value.mostMetres) / 2,
        minutes: estimateMinutes(known.value, here, there),
      }
    : estimateRoad(here, there)
  return {
    metres: Math.round(road.metres),
    minutes: Math.ceil(road.minutes),
    isKnownDistance: known !== undefined && isOneFigure(known),
    hillRoad: hillRoadBetween(here, there),
  }
}

export function arrivalOf({ minutes, hillRoad: direction }: TimedLeg, leavesAt: number): number {
  if (direction === null) return leavesAt + minutes
  const atGate = direction === 'up' ? leavesAt + Math.max(0, minutes - hillRoad.minutes) : leavesAt
  const sinceMidnight = modulo(atGate, minutesPerDay)
  return leavesAt + minutes + Math.max(0, hillRoadOpensAt - sinceMidnight)
}

/** Between the least and the most that sources say, the middle is only about the distance. */
function isOneFigure({ value, confidence }: PlannedTemple['distances'][GatewayId]): boolean {
  return confidence !== 'low' && value.leastMetres === value.mostMetres
}

function distanceBetween(from: Place | PlannedTemple, to: Place | PlannedTemple) {
  if ('id' in from) return 'id' in to ? undefined : distanceFrom(to, from)
  return 'id' in to ? distanceFrom(from, to) : undefined
}

function distanceFrom({ gateway }: Place, { distances }: PlannedTemple) {
  return gateway === null ? undefined : distances[gateway]
}
