import { minutesOf, minutesPerDay, modulo } from '#guide/opening-hours/india-time.ts'
import type { GatewayId } from '#guide/schema.ts'
import { estimateMinutes, estimateRoad, hillRoad, hillRoadBetween } from '#guide/travel/road-estimate.ts'
import { type Place, type TirumalaTicket, usualFoot } from './day-frame.ts'
import type { Leg } from './plan.ts'
import type { PlannedTemple } from './planned-temple.ts'

/** It is reached so many minutes after setting out, and open at these minutes of each day. */
type Gate = { after: number; opensAt: number; closesAt: number }

export type TimedLeg = Omit<Leg, 'gateOpensAt'> & { gate: Gate | null }

/**
 * Its gates are closed from midnight to three:
 * https://telugu.samayam.com/andhra-pradesh/tirupati/ttd-key-update-on-tirumala-ghat-road-journey-and-timings-for-vehicles/articleshow/126462316.cms,
 * 11 January 2026.
 */
const hillRoadOpen = { opensAt: 180, closesAt: minutesPerDay }

/** Whoever has a token for walkers is driven to the foot of the path, unless they are up the hill. */
export function legBetween(
  from: Place | PlannedTemple,
  to: Place | PlannedTemple,
  ticket: TirumalaTicket,
): TimedLeg {
  const [here, there] = [from.coordinates, to.coordinates]
  const direction = hillRoadBetween(here, there)
  const climbed = direction === 'up' && 'id' in to ? climbTo(from, to, ticket) : null
  if (climbed) return climbed
  const known = distanceBetween(from, to)
  const road = known
    ? {
        metres: (known.value.leastMetres + known.value.mostMetres) / 2,
        minutes: estimateMinutes(known.value, here, there),
      }
    : estimateRoad(here, there)
  const minutes = Math.ceil(road.minutes)
  const after = direction === 'up' ? Math.max(0, minutes - hillRoad.minutes) : 0
  return {
    metres: Math.round(road.metres),
    minutes,
    isKnownDistance: known !== undefined && isOneFigure(known),
    climb: null,
    gate: direction && { after, ...hillRoadOpen },
  }
}

function climbTo(
  from: Place | PlannedTemple,
  { footpaths }: PlannedTemple,
  ticket: TirumalaTicket,
): TimedLeg | null {
  if (ticket.kind !== 'walkersToken' || !footpaths) return null
  const { foot = usualFoot } = ticket
  const { climb, open, ...path } = footpaths[foot]
  const road = estimateRoad(from.coordinates, path.foot)
  const after = Math.ceil(road.minutes)
  return {
    metres: Math.round(road.metres),
    minutes: after + climb.mostMinutes,
    isKnownDistance: false,
    climb: { foot, ...climb },
    gate: { after, opensAt: minutesOf(open.opens), closesAt: minutesOf(open.closes) },
  }
}

export function arrivalOf(leg: TimedLeg, leavesAt: number): number {
  return leavesAt + leg.minutes + waitAtGate(leg, leavesAt)
}

function waitAtGate({ gate }: TimedLeg, leavesAt: number): number {
  if (!gate) return 0
  const minute = modulo(leavesAt + gate.after, minutesPerDay)
  const opensAt = minute < gate.closesAt ? gate.opensAt : gate.opensAt + minutesPerDay
  return Math.max(0, opensAt - minute)
}

export function shownLeg(leg: TimedLeg, leavesAt: number): Leg {
  const { metres, minutes, isKnownDistance, climb, gate } = leg
  const wait = waitAtGate(leg, leavesAt)
  return {
    metres,
    minutes,
    isKnownDistance,
    climb,
    gateOpensAt: gate && wait > 0 ? leavesAt + gate.after + wait : null,
  }
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
