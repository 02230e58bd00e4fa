import type { DayFrame } from './day-frame.ts'
import { type Door, doorOf, plannedEntry } from './door.ts'
import { arrivalOf, legBetween, type TimedLeg } from './legs.ts'
import { hasLunch, lastReturnHungry, lastVisitHungry, lunchFrom } from './lunch.ts'
import { createPartialTours, createReturns, emptyTour, type Returns } from './partial-tours.ts'
import type { PlannedTemple } from './planned-temple.ts'
import { isIn, lowestOf, setOf } from './sets.ts'
import { needsDayOfItsOwn, visitLength } from './visit-length.ts'
import type { Locks } from './wishes.ts'

export type Search = Pick<Returns, 'backAt' | 'isBetter'> & { orderOf(set: number): number[] }

/**
 * Tries every order of every set that brings the reader back by `latestBack`. Of all partial tours that visit a set and
 * end at one of its temples, with or without lunch, those are kept that no other beats in time and length of road:
 * arriving earlier never makes anything later. Whoever needs no lunch counts as having eaten.
 */
export function searchOrders(
  frame: DayFrame,
  temples: readonly PlannedTemple[],
  locks: Locks,
  latestBack: number,
): Search {
  const count = temples.length
  const { mostRoadMetres, lunchMinutes } = frame
  const visits = temples.map((temple) => {
    const { usual } = visitLength(temple, frame)
    return { minutes: usual, beginsAt: createBeginnings(doorOf(temple, frame), usual, latestBack) }
  })
  const { fromStart, between, toEnd, homeMinutes, homeMetres } = roadsOf(frame, temples)
  const after = temples.map(({ id }) => setOf(temples, (other) => comesAfter(locks, id, other.id)))
  const alone = setOf(temples, (temple) => needsDayOfItsOwn(temple, frame.ticket))
  const needsNoLunch = hasLunch(frame) ? alone : setOf(temples, () => true)
  const tours = createPartialTours(count, frame.leavesAt)
  const returns = createReturns(count, arrivalOf(legBetween(frame.start, frame.end), frame.leavesAt))

  for (let next = 0; next < count; next++) {
    go(emptyTour, 0, next, fromStart[next] as TimedLeg, isIn(needsNoLunch, next))
  }
  for (let set = 1; set < 1 << count; set++) {
    for (let rest = set; rest > 0; rest &= rest - 1) {
      const last = lowestOf(rest)
      goOnFrom(set, last, false)
      goOnFrom(set, last, true)
    }
  }
  return {
    backAt: returns.backAt,
    isBetter: returns.isBetter,
    orderOf: (set) => tours.orderOf(returns.tourOf(set)),
  }

  function goOnFrom(set: number, last: number, hasEaten: boolean) {
    const legs = between[last] as TimedLeg[]
    const others = set & alone ? 0 : ((1 << count) - 1) & ~set & ~alone
    for (let tour = tours.first(set, last, hasEaten); tour >= 0; tour = tours.next(tour)) {
      goBack(tour, set, toEnd[last] as TimedLeg, hasEaten)
      for (let rest = others; rest > 0; rest &= rest - 1) {
        const next = lowestOf(rest)
        if (set & (after[next] as number)) continue
        go(tour, set, next, legs[next] as TimedLeg, hasEaten)
      }
    }
  }

  function go(tour: number, set: number, next: number, leg: TimedLeg, hasEaten: boolean) {
    const metres = tours.metres(tour) + leg.metres
    if (metres + (homeMetres[next] as number) > mostRoadMetres) return
    const arrival = arrivalOf(leg, tours.leavesAt(tour))
    visit(tour, set, next, arrival, metres, hasEaten)
    if (!hasEaten) visit(tour, set, next, Math.max(arrival, lunchFrom) + lunchMinutes, metres, true)
  }

  function visit(tour: number, set: number, next: number, from: number, metres: number, hasEaten: boolean) {
    if (from > latestBack) return
    const { minutes, beginsAt } = visits[next] as (typeof visits)[number]
    const begins = beginsAt(from)
    if (begins < 0 || (!hasEaten && begins > lastVisitHungry)) return
    const leavesAt = begins + minutes
    if (leavesAt + (homeMinutes[next] as number) > latestBack) return
    tours.add(set | (1 << next), next, hasEaten, leavesAt, metres, tour)
  }

  function goBack(tour: number, set: number, leg: TimedLeg, hasEaten: boolean) {
    const metres = tours.metres(tour) + leg.metres
    if (metres > mostRoadMetres) return
    const leavesAt = tours.leavesAt(tour)
    const hungryAt = arrivalOf(leg, leavesAt)
    const backAt =
      hasEaten || hungryAt <= lastReturnHungry
        ? hungryAt
        : arrivalOf(leg, Math.max(leavesAt, lunchFrom) + lunchMinutes)
    if (backAt <= latestBack) returns.add(set, backAt, metres, tour)
  }
}

type Roads = Record<'fromStart' | 'toEnd', TimedLeg[]> & {
  between: TimedLeg[][]
  /** From each temple, perhaps by way of others: known and estimated lengths don't obey the triangle inequality. */
  homeMinutes: number[]
  homeMetres: number[]
}

function roadsOf({ start, end }: DayFrame, temples: readonly PlannedTemple[]): Roads {
  const between = temples.map((from) => temples.map((to) => legBetween(from, to)))
  const toEnd = temples.map((temple) => legBetween(temple, end))
  return {
    fromStart: temples.map((temple) => legBetween(start, temple)),
    between,
    toEnd,
    homeMinutes: shortestHome(between, toEnd, 'minutes'),
    homeMetres: shortestHome(between, toEnd, 'metres'),
  }
}

function shortestHome(
  between: readonly (readonly TimedLeg[])[],
  toEnd: readonly TimedLeg[],
  measure: 'minutes' | 'metres',
): number[] {
  const home = toEnd.map((leg) => leg[measure])
  for (const _ of toEnd) {
    for (const [from, legs] of between.entries()) {
      home[from] = Math.min(
        home[from] as number,
        ...legs.map((leg, to) => leg[measure] + (home[to] as number)),
      )
    }
  }
  return home
}

/** When a visit begins, by arrival; -1 if it doesn't. Each is looked up once. */
function createBeginnings(door: Door, minutes: number, latest: number): (arrival: number) => number {
  const unknown = -2
  const known = new Int16Array(Math.max(0, latest + 1)).fill(unknown)
  return (arrival) => {
    if (known[arrival] === unknown) known[arrival] = plannedEntry(door, arrival, minutes) ?? -1
    return known[arrival] as number
  }
}

function comesAfter({ order, locked }: Locks, one: PlannedTemple['id'], other: PlannedTemple['id']): boolean {
  const [place, otherPlace] = [order.indexOf(one), order.indexOf(other)]
  if (place < 0 || otherPlace <= place) return false
  return order.slice(place, otherPlace + 1).some((between) => locked.includes(between))
}
