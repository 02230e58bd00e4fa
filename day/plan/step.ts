import type { DayFrame, Place } from './day-frame.ts'
import { type Door, doorOf, enter, isBrokenBy, isNearTicket } from './door.ts'
import { arrivalOf, legBetween, type TimedLeg } from './legs.ts'
import { isLunchDue, type Lunch, lunchFrom, lunchOnDrive, lunchUntil } from './lunch.ts'
import type { Stop, StopProblem } from './plan.ts'
import type { PlannedTemple } from './planned-temple.ts'
import { type Crowd, crowdOn, minutesInCrowd, needsDayOfItsOwn, visitLength } from './visit-length.ts'

export type Visit = {
  temple: PlannedTemple
  door: Door
  length: Stop['visit']
  crowd: Crowd | null
  isAlone: boolean
}

export type Tour = {
  place: Place | PlannedTemple
  leavesAt: number
  metres: number
  /** Also true of readers who want no lunch. */
  hasEaten: boolean
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
  problem: StopProblem | null
}

export type Return = { leg: TimedLeg; lunch: Lunch | null; backAt: number; metres: number }

export function visitOn(frame: DayFrame, temple: PlannedTemple): Visit {
  return {
    temple,
    door: doorOf(temple, frame),
    length: visitLength(temple, frame),
    crowd: crowdOn(frame.date, temple),
    isAlone: needsDayOfItsOwn(temple, frame.ticket),
  }
}

export function setOut(frame: DayFrame): Tour {
  return {
    place: frame.start,
    leavesAt: frame.leavesAt,
    metres: 0,
    hasEaten: !isLunchDue(frame),
    broken: 0,
    risks: 0,
    last: null,
  }
}

/** Drives on to a temple and visits it, even if it is closed; null if the reader would go without lunch. */
export function step(
  frame: DayFrame,
  tour: Tour,
  visit: Visit,
  eats: boolean,
  leg = legBetween(tour.place, visit.temple),
): Tour | null {
  if (!tour.hasEaten && tour.leavesAt > lunchUntil) return null
  const straight = arrivalOf(leg, tour.leavesAt)
  const lunch = eats ? lunchOnDrive(straight, frame.lunchMinutes) : null
  const readyAt = lunch ? Math.max(straight, lunchFrom) + frame.lunchMinutes : straight
  const { usual } = visit.length
  const { beginsAt, problem } = enter(visit.door, readyAt, usual, frame.backBy)
  const inCrowd = minutesInCrowd(visit.crowd, beginsAt, usual)
  const leavesAt = beginsAt + usual + inCrowd
  const isBroken = isBrokenBy(problem)
  const isRisk = isBroken || isNearTicket(visit.door, readyAt)
  return {
    place: visit.temple,
    leavesAt,
    metres: tour.metres + leg.metres,
    hasEaten: tour.hasEaten || eats || isFed(visit.temple, beginsAt, leavesAt),
    broken: tour.broken + (isBroken ? 1 : 0),
    risks: tour.risks + (isRisk ? 1 : 0),
    last: {
      before: tour,
      visit,
      leg,
      lunch,
      arrivesAt: straight > lunchUntil ? readyAt : straight,
      readyAt,
      beginsAt,
      leavesAt,
      isCrowded: inCrowd > 0,
      problem,
    },
  }
}

/** Null if the reader would be back after lunch time and hungry. */
export function goBack(
  frame: DayFrame,
  tour: Tour,
  eats: boolean,
  leg = legBetween(tour.place, frame.end),
): Return | null {
  const isLate = tour.leavesAt > lunchUntil
  if (eats && isLate) return null
  const from = Math.max(tour.leavesAt, lunchFrom)
  const lunch = eats ? { from, until: from + frame.lunchMinutes } : null
  const backAt = arrivalOf(leg, lunch?.until ?? tour.leavesAt)
  if (!tour.hasEaten && !eats && backAt > lunchUntil) return null
  return { leg, lunch, backAt, metres: tour.metres + leg.metres }
}

/** People who wait in the queue of Tirumala at lunch time are fed. */
export function isFed({ visitMinutesWith }: PlannedTemple, from: number, until: number): boolean {
  return visitMinutesWith !== undefined && from <= lunchUntil && until >= lunchFrom
}
