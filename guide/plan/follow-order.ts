import type { DayFrame } from './day-frame.ts'
import { closingAfter, countingDisputed, type Door, doorOf, enter, plannedEntry } from './door.ts'
import { arrivalOf, legBetween, type TimedLeg } from './legs.ts'
import { hasLunch, lastReturnHungry, lastVisitHungry, lunchFrom } from './lunch.ts'
import type { Leg, Stop, StopProblem, Timeline } from './plan.ts'
import type { PlannedTemple } from './planned-temple.ts'
import { needsDayOfItsOwn, visitLength } from './visit-length.ts'

/** The day in this order, as it stands: a closed door is marked, not avoided. */
export function followOrder(frame: DayFrame, temples: readonly PlannedTemple[]): Timeline {
  const route = routeOf(frame, temples)
  const day = bestLunch(route, route.visits)
  const asDisputed = bestLunch(
    route,
    route.visits.map((visit) => ({ ...visit, door: countingDisputed(visit.door) })),
  )
  const legs = [...route.legs, ...(route.wayBack ? [route.wayBack] : [])]
  return {
    stops: day.stops,
    lunch: day.lunch,
    wayBack: route.wayBack && shown(route.wayBack),
    backAt: day.backAt,
    roadMetres: sum(legs.map(({ metres }) => metres)),
    roadMinutes: sum(legs.map(({ minutes }) => minutes)),
    breaksFirst: firstToBreak(route, day),
    backAtIfDisputedOpen: asDisputed.backAt === day.backAt ? null : asDisputed.backAt,
    waitsForDisputed: waitsForDisputed(route, day),
  }
}

/** The same without what could go wrong. */
export function drivenInOrder(frame: DayFrame, temples: readonly PlannedTemple[]): DrivenDay {
  const route = routeOf(frame, temples)
  return bestLunch(route, route.visits)
}

/** Whether a day works out as it is. */
export function isInTime(
  { backBy }: DayFrame,
  { stops, backAt }: Pick<Timeline, 'stops' | 'backAt'>,
): boolean {
  return backAt <= backBy && !stops.some(isBroken)
}

/** Hours that nobody knows for sure don't break a stop: nobody can plan around them. */
export function isBroken({ problem }: Stop): boolean {
  return isBrokenBy(problem)
}

function isBrokenBy(problem: StopProblem | null): boolean {
  return problem !== null && !doubts.includes(problem)
}

const doubts: readonly StopProblem[] = ['unsureHours', 'unknownHours']

type Visit = { temple: PlannedTemple; door: Door; length: Stop['visit'] }
type Route = {
  frame: DayFrame
  visits: Visit[]
  /** To each stop. */
  legs: TimedLeg[]
  wayBack: TimedLeg | null
}
type DrivenDay = Pick<Timeline, 'stops' | 'lunch' | 'backAt'> & {
  /** How many stops are broken, or too late for anyone to plan them. */
  risks: number
}

function routeOf(frame: DayFrame, temples: readonly PlannedTemple[]): Route {
  const last = temples.at(-1)
  const wayBack = legBetween(last ?? frame.start, frame.end)
  return {
    frame,
    visits: temples.map((temple) => ({
      temple,
      door: doorOf(temple, frame),
      length: visitLength(temple, frame),
    })),
    legs: temples.map((temple, index) => legBetween(temples[index - 1] ?? frame.start, temple)),
    wayBack: last || wayBack.metres > 0 ? wayBack : null,
  }
}

/** Has lunch where it risks the fewest stops, then where the day ends earliest; never skips one that costs no time. */
function bestLunch(route: Route, visits: readonly Visit[]): DrivenDay {
  const { frame } = route
  const temples = visits.map(({ temple }) => temple)
  const isDue =
    temples.length > 0 && hasLunch(frame) && !temples.some((one) => needsDayOfItsOwn(one, frame.ticket))
  const choices = isDue ? [...visits.keys(), visits.length, null] : [null]
  const days = choices
    .map((lunchBefore) => drive(route, visits, lunchBefore))
    .filter((day) => !isDue || !isHungry(day))
  const [best, ...others] = days as [DrivenDay, ...DrivenDay[]]
  return others.reduce((one, other) => {
    const fewer = one.risks - other.risks
    return fewer > 0 || (fewer === 0 && other.backAt < one.backAt) ? other : one
  }, best)
}

function isHungry({ stops, lunch, backAt }: DrivenDay): boolean {
  const fasting = lunch ? stops.slice(0, lunch.beforeStop) : stops
  return (!lunch && backAt > lastReturnHungry) || fasting.some(({ beginsAt }) => beginsAt > lastVisitHungry)
}

function drive(
  { frame, legs, wayBack }: Route,
  visits: readonly Visit[],
  lunchBefore: number | null,
): DrivenDay {
  let now = frame.leavesAt
  let risks = 0
  let lunch: Timeline['lunch'] = null
  const eat = (beforeStop: number) => {
    if (beforeStop !== lunchBefore) return
    const from = Math.max(now, lunchFrom)
    now = from + frame.lunchMinutes
    lunch = { beforeStop, from, until: now }
  }
  const stops = visits.map(({ temple, door, length }, index): Stop => {
    const leg = legs[index] as TimedLeg
    const arrivesAt = arrivalOf(leg, now)
    now = arrivesAt
    eat(index)
    const { beginsAt, problem } = enter(door, now, length.usual, frame.backBy)
    if (isBrokenBy(problem) || plannedEntry(door, now, length.usual) === null) risks++
    now = beginsAt + length.usual
    return {
      temple: temple.id,
      leg: shown(leg),
      arrivesAt,
      beginsAt,
      leavesAt: now,
      visit: length,
      closesAt: closingAfter(door, beginsAt),
      problem,
    }
  })
  eat(visits.length)
  return { stops, lunch, backAt: wayBack ? arrivalOf(wayBack, now) : now, risks }
}

function waitsForDisputed({ frame, visits }: Route, { stops, lunch }: DrivenDay): number[] {
  return [...stops.keys()].filter((index) => {
    const { arrivesAt, beginsAt } = stops[index] as Stop
    const { door, length } = visits[index] as Visit
    const readyAt = lunch?.beforeStop === index ? lunch.until : arrivesAt
    return enter(countingDisputed(door), readyAt, length.usual, frame.backBy).beginsAt < beginsAt
  })
}

/**
 * Makes all visits longer, a tenth of the way to the longest at a time, until a stop breaks that did not before, or misses
 * the closing of its door and waits for the next opening.
 */
function firstToBreak(route: Route, day: DrivenDay): number | null {
  for (let tenth = 1; tenth <= 10; tenth++) {
    const longer = route.visits.map((visit): Visit => {
      const { usual, most } = visit.length
      return {
        ...visit,
        length: { ...visit.length, usual: Math.round(usual + ((most - usual) * tenth) / 10) },
      }
    })
    const broken = bestLunch(route, longer).stops.findIndex((stop, index) => {
      const planned = day.stops[index] as Stop
      const isMissed = planned.closesAt !== null && stop.beginsAt >= planned.closesAt
      return isMissed || (isBroken(stop) && !isBroken(planned))
    })
    if (broken >= 0) return broken
  }
  return null
}

function shown({ metres, minutes, isKnownDistance }: TimedLeg): Leg {
  return { metres, minutes, isKnownDistance }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
