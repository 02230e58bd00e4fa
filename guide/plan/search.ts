import { type Door, doorOf, plannedEntry } from './door.ts'
import { arrivalOf, legBetween, type TimedLeg } from './legs.ts'
import { isLunchDue, lastReturnHungry, lastVisitHungry, lunchFrom } from './lunch.ts'
import type { DayFrame, Locks, PlannedTemple } from './plan.ts'
import { needsDayOfItsOwn, visitLength } from './visit-length.ts'

/** Sets of temples are bit masks of their indices. */
export type Search = {
  /** When one is back at the earliest after visiting these; Infinity if they can't all be visited. */
  backAt(set: number): number
  /** Whether one is back earlier, or at the same time on shorter roads. */
  isBetter(set: number, than: number): boolean
  orderOf(set: number): number[]
}

/**
 * Tries every order of every set that brings the reader back by `latestBack`. Of all ways to have visited a set and be
 * at one of its temples, with or without lunch, those count that no other beats in time and length of road: arriving
 * earlier never makes anything later. Ways are indices into arrays of numbers: as objects they took twice as long in
 * `npm run bench:plan`.
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
  const fromStart = temples.map((temple) => legBetween(frame.start, temple))
  const between = temples.map((from) => temples.map((to) => legBetween(from, to)))
  const toEnd = temples.map((temple) => legBetween(temple, frame.end))
  const homeMinutes = shortestHome(between, toEnd, 'minutes')
  const homeMetres = shortestHome(between, toEnd, 'metres')
  const after = temples.map(({ id }) => maskOf(temples, (other) => comesAfter(locks, id, other.id)))
  const alone = maskOf(temples, (temple) => needsDayOfItsOwn(temple, frame.ticket))
  const isDue = isLunchDue(frame, [])

  const ways = createWays(count, frame.leavesAt)
  const best = new Int32Array(1 << count).fill(never)
  const bestMetres = new Float64Array(1 << count)
  const bestWay = new Int32Array(1 << count).fill(atStart)

  for (let next = 0; next < count; next++) {
    const hasEaten = !isDue || (alone & (1 << next)) !== 0
    go(atStart, 0, next, fromStart[next] as TimedLeg, hasEaten)
  }
  for (let set = 1; set < 1 << count; set++) {
    for (let rest = set; rest > 0; rest &= rest - 1) {
      const last = lowestOf(rest)
      goOnFrom(set, last, false)
      goOnFrom(set, last, true)
    }
  }
  best[0] = arrivalOf(legBetween(frame.start, frame.end), frame.leavesAt)
  return {
    backAt: (set) => (best[set] === never ? Infinity : (best[set] as number)),
    isBetter(set, than) {
      const lead = (best[than] as number) - (best[set] as number)
      return lead > 0 || (lead === 0 && (bestMetres[set] as number) < (bestMetres[than] as number))
    },
    orderOf: (set) => ways.orderOf(bestWay[set] as number),
  }

  function goOnFrom(set: number, last: number, hasEaten: boolean) {
    const legs = between[last] as TimedLeg[]
    const others = set & alone ? 0 : ((1 << count) - 1) & ~set & ~alone
    for (let way = ways.first(set, last, hasEaten); way >= 0; way = ways.next(way)) {
      goBack(way, set, toEnd[last] as TimedLeg, hasEaten)
      for (let rest = others; rest > 0; rest &= rest - 1) {
        const next = lowestOf(rest)
        if (set & (after[next] as number)) continue
        go(way, set, next, legs[next] as TimedLeg, hasEaten)
      }
    }
  }

  function go(way: number, set: number, next: number, leg: TimedLeg, hasEaten: boolean) {
    const metres = ways.metres(way) + leg.metres
    if (metres + (homeMetres[next] as number) > mostRoadMetres) return
    const arrival = arrivalOf(leg, ways.leavesAt(way))
    visit(way, set, next, arrival, metres, hasEaten)
    if (!hasEaten) visit(way, set, next, Math.max(arrival, lunchFrom) + lunchMinutes, metres, true)
  }

  function visit(way: number, set: number, next: number, from: number, metres: number, hasEaten: boolean) {
    if (from > latestBack) return
    const { minutes, beginsAt } = visits[next] as (typeof visits)[number]
    const begins = beginsAt(from)
    if (begins < 0 || (!hasEaten && begins > lastVisitHungry)) return
    const leavesAt = begins + minutes
    if (leavesAt + (homeMinutes[next] as number) > latestBack) return
    ways.add(set | (1 << next), next, hasEaten, leavesAt, metres, way)
  }

  function goBack(way: number, set: number, leg: TimedLeg, hasEaten: boolean) {
    const metres = ways.metres(way) + leg.metres
    if (metres > mostRoadMetres) return
    const leavesAt = ways.leavesAt(way)
    const hungryAt = arrivalOf(leg, leavesAt)
    const backAt =
      hasEaten || hungryAt <= lastReturnHungry
        ? hungryAt
        : arrivalOf(leg, Math.max(leavesAt, lunchFrom) + lunchMinutes)
    const lead = (best[set] as number) - backAt
    if (backAt > latestBack || lead < 0 || (lead === 0 && (bestMetres[set] as number) <= metres)) return
    best[set] = backAt
    bestMetres[set] = metres
    bestWay[set] = way
  }
}

const never = 2 ** 31 - 1

function lowestOf(set: number): number {
  return 31 - Math.clz32(set & -set)
}

/** From each temple, perhaps by way of others: known and estimated lengths don't obey the triangle inequality. */
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

/** The way on which nothing has been visited yet. */
const atStart = 0

/** The ways found so far to visit a set and end at one of its temples, with lunch or without. */
function createWays(count: number, startsAt: number) {
  const heads = new Int32Array((1 << count) * count * 2).fill(-1)
  const ends = [-1]
  const times = [startsAt]
  const metres = [0]
  const nexts = [-1]
  const before = [-1]
  const headOf = (set: number, last: number, hasEaten: boolean) =>
    (set * count + last) * 2 + (hasEaten ? 1 : 0)

  return {
    first: (set: number, last: number, hasEaten: boolean) => heads[headOf(set, last, hasEaten)] as number,
    next: (way: number) => nexts[way] as number,
    leavesAt: (way: number) => times[way] as number,
    metres: (way: number) => metres[way] as number,
    add(set: number, last: number, hasEaten: boolean, time: number, road: number, from: number) {
      const head = headOf(set, last, hasEaten)
      let kept = -1
      for (let way = heads[head] as number; way >= 0; way = nexts[way] as number) {
        if ((times[way] as number) <= time && (metres[way] as number) <= road) return
        if ((times[way] as number) >= time && (metres[way] as number) >= road) {
          // Beaten by the new one: taken out of the list.
          if (kept < 0) heads[head] = nexts[way] as number
          else nexts[kept] = nexts[way] as number
        } else kept = way
      }
      ends.push(last)
      times.push(time)
      metres.push(road)
      before.push(from)
      nexts.push(heads[head] as number)
      heads[head] = times.length - 1
    },
    orderOf(way: number): number[] {
      const order: number[] = []
      for (let at = way; at !== atStart; at = before[at] as number) order.push(ends[at] as number)
      return order.reverse()
    },
  }
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

function maskOf(temples: readonly PlannedTemple[], has: (temple: PlannedTemple) => boolean): number {
  return temples.reduce((mask, temple, index) => (has(temple) ? mask | (1 << index) : mask), 0)
}
