import { minutesOf, minutesPerDay, modulo, momentInIndia } from '#guide/opening-hours/india-time.ts'
import type { GatewayId } from '#guide/schema.ts'
import { estimateMinutes, estimateRoad, hillRoad, hillRoadBetween } from '#guide/travel/road-estimate.ts'
import { type DayFrame, type Place, type SaidRoad, usualFoot } from './day-frame.ts'
import type { DayTemple } from './day-temple.ts'
import type { Leg } from './plan.ts'
import { type TimeWindow, windowAt } from './windows.ts'

/**
 * It is reached so many minutes after setting out, and open at these minutes of each day. The rest are minutes of the date:
 * when it is shut besides, and when the way from there takes so much longer.
 */
type Gate = {
  after: number
  opensAt: number
  closesAt: number
  shut: readonly TimeWindow[]
  slow: readonly (TimeWindow & { moreMinutes: number })[]
}

type OnDate = Pick<DayFrame, 'date' | 'ticket' | 'roads'>

export type TimedLeg = Omit<Leg, 'gateOpensAt'> & { gate: Gate | null }

/**
 * Its gates are closed from midnight to three:
 * https://telugu.samayam.com/andhra-pradesh/tirupati/ttd-key-update-on-tirumala-ghat-road-journey-and-timings-for-vehicles/articleshow/126462316.cms,
 * 11 January 2026.
 */
const hillRoadOpen = { opensAt: 180, closesAt: minutesPerDay }

export function legBetween(from: Place | DayTemple, to: Place | DayTemple, frame: OnDate): TimedLeg {
  const [here, there] = [from.coordinates, to.coordinates]
  const direction = hillRoadBetween(here, there)
  const climbed = direction === 'up' && 'id' in to ? climbTo(from, to, frame) : null
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
    gate: direction && { after, ...hillRoadOpen, ...saidOf('hillRoad', hillRoad.minutes, frame) },
  }
}

function climbTo(from: Place | DayTemple, { footpaths }: DayTemple, frame: OnDate): TimedLeg | null {
  const { ticket } = frame
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
    gate: {
      after,
      opensAt: minutesOf(open.opens),
      closesAt: minutesOf(open.closes),
      ...saidOf(foot, climb.mostMinutes, frame),
    },
  }
}

function saidOf(
  road: SaidRoad['road'],
  minutes: number,
  { date, roads = [] }: OnDate,
): Pick<Gate, 'shut' | 'slow'> {
  const midnight = momentInIndia(date, 0).getTime()
  const said = (wanted: SaidRoad['state']) =>
    roads
      .filter((one) => one.road === road && one.state === wanted)
      .map(({ from, until }) => ({
        from: Math.floor((from - midnight) / 60_000),
        until: Math.ceil((until - midnight) / 60_000),
      }))
  const moreMinutes = Math.ceil(minutes / 2)
  return { shut: said('shut'), slow: said('slow').map((window) => ({ ...window, moreMinutes })) }
}

export function arrivalOf(leg: TimedLeg, leavesAt: number): number {
  return leavesAt + leg.minutes + waitAtGate(leg, leavesAt) + slowdown(leg, leavesAt)
}

function waitAtGate({ gate }: TimedLeg, leavesAt: number): number {
  if (!gate) return 0
  const reachedAt = leavesAt + gate.after
  let passedAt = opening(gate, reachedAt)
  for (let shut = windowAt(gate.shut, passedAt); shut; shut = windowAt(gate.shut, passedAt))
    passedAt = opening(gate, shut.until)
  return passedAt - reachedAt
}

function opening({ opensAt, closesAt }: Gate, at: number): number {
  const minute = modulo(at, minutesPerDay)
  return at + Math.max(0, (minute < closesAt ? opensAt : opensAt + minutesPerDay) - minute)
}

/** Never more than until it is over: whoever sets out earlier does not arrive later. */
function slowdown(leg: TimedLeg, leavesAt: number): number {
  const { gate } = leg
  if (!gate) return 0
  const passedAt = leavesAt + gate.after + waitAtGate(leg, leavesAt)
  const slow = gate.slow.find(({ from, until }) => from <= passedAt && passedAt < until)
  return slow ? Math.min(slow.moreMinutes, slow.until - passedAt) : 0
}

export function shownLeg(leg: TimedLeg, leavesAt: number): Leg {
  const { metres, minutes, isKnownDistance, climb, gate } = leg
  const wait = waitAtGate(leg, leavesAt)
  return {
    metres,
    minutes: minutes + slowdown(leg, leavesAt),
    isKnownDistance,
    climb,
    gateOpensAt: gate && wait > 0 ? leavesAt + gate.after + wait : null,
  }
}

/** Between the least and the most that sources say, the middle is only about the distance. */
function isOneFigure({ value, confidence }: DayTemple['distances'][GatewayId]): boolean {
  return confidence !== 'low' && value.leastMetres === value.mostMetres
}

function distanceBetween(from: Place | DayTemple, to: Place | DayTemple) {
  if ('id' in from) return 'id' in to ? undefined : distanceFrom(to, from)
  return 'id' in to ? distanceFrom(from, to) : undefined
}

function distanceFrom({ gateway }: Place, { distances }: DayTemple) {
  return gateway === null ? undefined : distances[gateway]
}
