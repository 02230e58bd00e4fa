import type { DayFrame, Place } from './day-frame.ts'
import type { DayTemple } from './day-temple.ts'
import { type Door, doorOf, enter, isBrokenBy } from './door.ts'
import { arrivalOf, legBetween, type TimedLeg } from './legs.ts'
import { isLunchDue, type Lunch, longestWaitForLunch, lunchFrom, lunchUntil } from './lunch.ts'
import type { StopProblem } from './plan.ts'
import {
  type Crowd,
  crowdOn,
  minutesAtTheGate,
  minutesInCrowd,
  needsDayOfItsOwn,
  type VisitLength,
  visitLength,
} from './visit-length.ts'

export type Visit = {
  temple: DayTemple
  door: Door
  length: VisitLength
  crowd: Crowd | null
  isAlone: boolean
}

export type Tour = {
  place: Place | DayTemple
  leavesAt: number
  metres: number
  hasEaten: boolean
  /** Has just come out of Tirumala with a ticket, and so may have lunch later than others. */
  isOut: boolean
  broken: number
  /** Stops that are broken, or so near to the hour of a ticket that nobody should plan them. */
  risks: number
  last: Step | null
}

type Step = {
  before: Tour
  visit: Visit
  leg: TimedLeg
  lunch: Lunch | null
  arrivesAt: number
  readyAt: number
  beginsAt: number
  leavesAt: number
  isCrowded: boolean
  shortBy: number
  problem: StopProblem | null
}

export type Return = { leg: TimedLeg; lunch: Lunch | null; backAt: number; metres: number }

export function visitsOn(frame: DayFrame, temples: readonly DayTemple[]): Visit[] {
  return temples.map((temple) => ({
    temple,
    door: doorOf(temple, frame),
    length: visitLength(temple, frame),
    crowd: crowdOn(frame.date, temple),
    isAlone: needsDayOfItsOwn(temple, frame.ticket),
  }))
}

export function setOut(frame: DayFrame): Tour {
  return {
    place: frame.start,
    leavesAt: frame.leavesAt,
    metres: 0,
    hasEaten: !isLunchDue(frame),
    isOut: frame.isOut ?? false,
    broken: 0,
    risks: 0,
    last: null,
  }
}

export function awayForTicket(frame: DayFrame, visits: readonly Visit[]): DayFrame {
  const visit = visits.find(({ door }) => door.appointment)
  if (!visit?.door.appointment) return frame
  const leavesAt = visit.door.appointment.at + visit.length.usual + minutesAtTheGate
  const backAt = arrivalOf(legBetween(visit.temple, frame.end, frame), leavesAt)
  return { ...frame, backBy: Math.max(frame.backBy, backAt) }
}

/**
 * Drives on to a temple and visits it, even if it is closed; null if the reader would go without lunch, or wait too long
 * for it in front of an open door.
 */
export function step(
  frame: DayFrame,
  tour: Tour,
  visit: Visit,
  eats: boolean,
  leg = legBetween(tour.place, visit.temple, frame),
): Tour | null {
  const { hasEaten } = tour
  if (!hasEaten && tour.leavesAt > lunchUntil && !(eats && tour.isOut)) return null
  if (eats && isSeenBeforeLunch(tour, step(frame, tour, visit, false, leg))) return null
  const { lunch, arrivesAt, readyAt } = eats ? eating(frame, tour, leg) : straightOn(tour, leg)
  const { door, length, crowd, temple } = visit
  const { beginsAt, closesAt, problem } = enter(door, readyAt, length, frame.backBy)
  const inCrowd = minutesInCrowd(crowd, beginsAt, length.usual)
  const wanted = beginsAt + length.usual + inCrowd
  const endsAt = length.mayBeShort ? Math.min(wanted, closesAt) : wanted
  const leavesAt = endsAt + minutesAtTheGate
  const isBroken = isBrokenBy(problem)
  const isRisk = isBroken || (door.appointment !== null && readyAt > door.appointment.earlyUntil)
  return {
    place: temple,
    leavesAt,
    metres: tour.metres + leg.metres,
    hasEaten: hasEaten || eats || isFed(temple, frame, beginsAt, leavesAt),
    isOut: door.appointment !== null,
    broken: tour.broken + (isBroken ? 1 : 0),
    risks: tour.risks + (isRisk ? 1 : 0),
    last: {
      before: tour,
      visit,
      leg,
      lunch,
      arrivesAt,
      readyAt,
      beginsAt,
      leavesAt,
      isCrowded: inCrowd > 0,
      shortBy: wanted - endsAt,
      problem,
    },
  }
}

function isSeenBeforeLunch(before: Tour, after: Tour | null): boolean {
  if (!after?.last || after.broken > before.broken) return false
  return (
    after.last.beginsAt < lunchFrom - longestWaitForLunch && (after.leavesAt <= lunchUntil || after.isOut)
  )
}

type Arrival = Pick<Step, 'lunch' | 'arrivesAt' | 'readyAt'>

function straightOn({ leavesAt }: Tour, leg: TimedLeg): Arrival {
  const arrivesAt = arrivalOf(leg, leavesAt)
  return { lunch: null, arrivesAt, readyAt: arrivesAt }
}

function eating({ lunchMinutes }: DayFrame, { leavesAt, isOut }: Tour, leg: TimedLeg): Arrival {
  const lunchAt = (from: number): Lunch => ({ from, until: from + lunchMinutes })
  if (isOut && leavesAt >= lunchFrom) {
    const lunch = lunchAt(leavesAt)
    const arrivesAt = arrivalOf(leg, lunch.until)
    return { lunch, arrivesAt, readyAt: arrivesAt }
  }
  const arrivesAt = arrivalOf(leg, leavesAt)
  if (arrivesAt > lunchUntil) {
    const later = arrivesAt + lunchMinutes
    return { lunch: lunchAt(lunchUntil), arrivesAt: later, readyAt: later }
  }
  const lunch = lunchAt(Math.max(arrivesAt, lunchFrom))
  return { lunch, arrivesAt, readyAt: lunch.until }
}

/** Null if the reader would be back after lunch time and hungry. */
export function goBack(
  frame: DayFrame,
  tour: Tour,
  eats: boolean,
  leg = legBetween(tour.place, frame.end, frame),
): Return | null {
  if (eats && tour.leavesAt > lunchUntil && !tour.isOut) return null
  const from = Math.max(tour.leavesAt, lunchFrom)
  const lunch = eats ? { from, until: from + frame.lunchMinutes } : null
  const backAt = arrivalOf(leg, lunch?.until ?? tour.leavesAt)
  if (!tour.hasEaten && !eats && backAt > lunchUntil) return null
  return { leg, lunch, backAt, metres: tour.metres + leg.metres }
}

export function isFed(
  { visitMinutesWith }: DayTemple,
  { ticket }: Pick<DayFrame, 'ticket'>,
  from: number,
  until: number,
): boolean {
  return visitMinutesWith !== undefined && ticket.kind === 'none' && from <= lunchUntil && until >= lunchFrom
}

export function stepsOf(tour: Tour): Step[] {
  const steps = []
  for (let { last } = tour; last !== null; last = last.before.last) steps.push(last)
  return steps.reverse()
}
