import type { DayFrame, Place } from './day-frame.ts'
import { type Door, doorOf, enter, isBrokenBy, isNearTicket } from './door.ts'
import { arrivalOf, legBetween, type TimedLeg } from './legs.ts'
import { isLunchDue, type Lunch, lunchFrom, lunchOnDrive, lunchUntil } from './lunch.ts'
import type { Stop, StopProblem } from './plan.ts'
import type { PlannedTemple } from './planned-temple.ts'
import { type Crowd, crowdOn, minutesInCrowd, needsDayOfItsOwn, visitLength } from './visit-length.ts'

/** A temple as it can be visited on one day. */
export type Visit = {
  temple: PlannedTemple
  door: Door
  length: Stop['visit']
  crowd: Crowd | null
  /** It takes the whole day. */
  isAlone: boolean
}

/** A part of a day: where the reader is after some visits, and when. */
export type Tour = {
  place: Place | PlannedTemple
  leavesAt: number
  metres: number
  /** Or needs no lunch. */
  hasEaten: boolean
  /** How many stops are broken. */
  broken: number
  /** How many are broken, or too late for anyone to plan them. */
  risks: number
  /** How the last stop was reached; null before the first. */
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

/** The day before its first visit. */
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

/** Drives on to a temple and visits it, whatever that brings; null if the reader would go without lunch. */
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

/** The way back, after lunch if the reader eats now; null if they would be back hungry after lunch time. */
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

/** Whether any of a visit is at lunch time, where people who queue are fed. */
export function isFed({ visitMinutesWith }: PlannedTemple, from: number, until: number): boolean {
  return visitMinutesWith !== undefined && from <= lunchUntil && until >= lunchFrom
}
