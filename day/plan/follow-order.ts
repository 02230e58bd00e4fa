import type { DayFrame } from './day-frame.ts'
import { closingAfter, countingDisputed, enter, isBrokenBy } from './door.ts'
import type { TimedLeg } from './legs.ts'
import { shortestLunch, usualLunch } from './lunch.ts'
import type { Leg, Stop, Timeline } from './plan.ts'
import type { PlannedTemple } from './planned-temple.ts'
import { goBack, isFed, type Return, setOut, step, type Tour, type Visit, visitOn } from './step.ts'
import { weightOf } from './weights.ts'
import type { Wishes } from './wishes.ts'

type Drive = Pick<Timeline, 'stops' | 'lunch' | 'backAt' | 'roadMetres'> & {
  way: Return
  broken: number
  risks: number
  minutesWaitedForLunch: number
}

/** The wishes say only which temple would be missed first. */
export function followOrder(
  frame: DayFrame,
  temples: readonly PlannedTemple[],
  wishes: Wishes = {},
): Timeline {
  const visits = temples.map((temple) => visitOn(frame, temple))
  const day = bestLunch(frame, visits)
  const asDisputed = bestLunch(
    frame,
    visits.map((visit) => ({ ...visit, door: countingDisputed(visit.door) })),
  )
  const { stops, lunch, backAt, roadMetres, way } = day
  return {
    stops,
    lunch: lunch && lunch.until - lunch.from >= shortestLunch ? lunch : null,
    wayBack: stops.length > 0 || way.leg.metres > 0 ? shown(way.leg) : null,
    backAt,
    roadMetres,
    breaksFirst: firstMissed(frame, visits, day, wishes),
    backAtIfDisputedOpen: asDisputed.backAt === backAt ? null : asDisputed.backAt,
    waitsForDisputed: waitsForDisputed(frame, visits, day),
  }
}

/** As `followOrder`, but without what might go wrong, which takes many times as long. */
export function drivenInOrder(frame: DayFrame, temples: readonly PlannedTemple[]): Drive {
  return bestLunch(
    frame,
    temples.map((temple) => visitOn(frame, temple)),
  )
}

export function isBroken({ problem }: Stop): boolean {
  return isBrokenBy(problem)
}

function bestLunch(frame: DayFrame, visits: readonly Visit[]): Drive {
  const without = driven(frame, visits, null)
  if (without) return without
  const [best, ...others] = [...visits.keys(), visits.length].flatMap(
    (lunchBefore) => driven(frame, visits, lunchBefore) ?? [],
  )
  if (!best) throw new Error('A day always has room for lunch on the way to its first temple.')
  return others.reduce((one, other) => (isBetter(other, one) ? other : one), best)
}

function isBetter(one: Drive, than: Drive): boolean {
  if (one.risks !== than.risks) return one.risks < than.risks
  if (one.backAt !== than.backAt) return one.backAt < than.backAt
  if (one.minutesWaitedForLunch !== than.minutesWaitedForLunch)
    return one.minutesWaitedForLunch < than.minutesWaitedForLunch
  return minutesFromUsual(one) < minutesFromUsual(than)
}

function minutesFromUsual({ lunch }: Drive): number {
  return lunch ? Math.abs(lunch.from - usualLunch) : 0
}

/** Null if the reader would go without lunch, or have one and be fed in a queue as well. */
function driven(frame: DayFrame, visits: readonly Visit[], lunchBefore: number | null): Drive | null {
  let tour = setOut(frame)
  for (const [index, visit] of visits.entries()) {
    const next = step(frame, tour, visit, lunchBefore === index)
    if (!next) return null
    tour = next
  }
  if (
    lunchBefore !== null &&
    stepsOf(tour).some((one) => isFed(one.visit.temple, one.beginsAt, one.leavesAt))
  )
    return null
  const way = goBack(frame, tour, lunchBefore === visits.length)
  return way && dayOf(tour, way)
}

function dayOf(tour: Tour, way: Return): Drive {
  const stops: Stop[] = []
  let [lunch, minutesWaitedForLunch]: [Timeline['lunch'], number] = [null, 0]
  const steps = stepsOf(tour)
  for (const [
    index,
    { visit, leg, arrivesAt, readyAt, beginsAt, leavesAt, isCrowded, problem, ...step },
  ] of steps.entries()) {
    if (step.lunch) {
      lunch = { beforeStop: index, ...step.lunch }
      minutesWaitedForLunch = Math.max(0, step.lunch.from - arrivesAt)
    }
    stops.push({
      temple: visit.temple.id,
      leg: shown(leg),
      arrivesAt,
      readyAt,
      beginsAt,
      leavesAt,
      isCrowded,
      visit: visit.length,
      closesAt: closingAfter(visit.door, beginsAt),
      problem,
    })
  }
  if (way.lunch) {
    lunch = { beforeStop: steps.length, ...way.lunch }
    minutesWaitedForLunch = way.lunch.from - tour.leavesAt
  }
  const { broken, risks } = tour
  return {
    stops,
    lunch,
    backAt: way.backAt,
    roadMetres: way.metres,
    way,
    broken,
    risks,
    minutesWaitedForLunch,
  }
}

function stepsOf(tour: Tour): NonNullable<Tour['last']>[] {
  const steps = []
  for (let { last } = tour; last !== null; last = last.before.last) steps.push(last)
  return steps.reverse()
}

function waitsForDisputed(frame: DayFrame, visits: readonly Visit[], { stops }: Drive): number[] {
  return [...stops.keys()].filter((index) => {
    const { readyAt, beginsAt } = stops[index] as Stop
    const { door, length } = visits[index] as Visit
    return enter(countingDisputed(door), readyAt, length.usual, frame.backBy).beginsAt < beginsAt
  })
}

/**
 * Makes all visits longer until a stop breaks, or misses the closing of its door and waits for the next opening. If the
 * reader must see that temple, it is the least of the others that they would have to leave out to see it.
 */
function firstMissed(frame: DayFrame, visits: readonly Visit[], day: Drive, wishes: Wishes): number | null {
  for (let tenth = 1; tenth <= 10; tenth++) {
    const longer = visits.map((visit): Visit => {
      const { usual, most } = visit.length
      return {
        ...visit,
        length: { ...visit.length, usual: Math.round(usual + ((most - usual) * tenth) / 10) },
      }
    })
    const broken = bestLunch(frame, longer).stops.findIndex((stop, index) =>
      isMissed(stop, day.stops[index] as Stop),
    )
    if (broken >= 0) return leftOutFor(broken, frame, longer, day, wishes)
  }
  return null
}

function isMissed(stop: Stop, planned: Stop): boolean {
  const isTooLate = planned.closesAt !== null && stop.beginsAt >= planned.closesAt
  return isTooLate || (isBroken(stop) && !isBroken(planned))
}

function leftOutFor(
  broken: number,
  frame: DayFrame,
  longer: readonly Visit[],
  day: Drive,
  wishes: Wishes,
): number {
  const isMust = (index: number) => wishes[(longer[index] as Visit).temple.id] === 'must'
  if (!isMust(broken)) return broken
  const isSeenWithout = (left: readonly number[]) => {
    const kept = [...longer.keys()].filter((index) => !left.includes(index))
    const { stops } = bestLunch(
      frame,
      kept.map((index) => longer[index] as Visit),
    )
    return !isMissed(stops[kept.indexOf(broken)] as Stop, day.stops[broken] as Stop)
  }
  const worth = (index: number) => weightOf((longer[index] as Visit).temple, frame)
  const others = [...longer.keys()]
    .filter((index) => !isMust(index))
    .sort((one, other) => worth(one) - worth(other))
  if (!isSeenWithout(others)) return broken
  return others.find((index) => isSeenWithout([index])) ?? (others[0] as number)
}

function shown({ metres, minutes, isKnownDistance }: TimedLeg): Leg {
  return { metres, minutes, isKnownDistance }
}
