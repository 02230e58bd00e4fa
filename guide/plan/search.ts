import { type Door, doorOf, sureEntry } from './door.ts'
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
 * earlier never makes anything later.
 */
export function searchOrders(
  frame: DayFrame,
  temples: readonly PlannedTemple[],
  locks: Locks,
  latestBack: number,
): Search {
  const count = temples.length
  const doors = temples.map((temple) => doorOf(temple, frame))
  const lengths = temples.map((temple) => visitLength(temple, frame).usual)
  const entries = doors.map((door, index) => entriesOf(door, lengths[index] as number, latestBack))
  const fromStart = temples.map((temple) => legBetween(frame.start, temple))
  const between = temples.map((from) => temples.map((to) => legBetween(from, to)))
  const toEnd = temples.map((temple) => legBetween(temple, frame.end))
  const after = temples.map(({ id }) => maskOf(temples, (other) => comesAfter(locks, id, other.id)))
  const alone = maskOf(temples, (temple) => needsDayOfItsOwn(temple, frame.ticket))
  const isDue = isLunchDue(frame, [])
  const { mostRoadMetres, lunchMinutes } = frame

  const ways = createWays(count)
  const best = new Int32Array(1 << count).fill(never)
  const bestMetres = new Float64Array(1 << count)
  const bestWay = new Int32Array(1 << count).fill(-1)

  for (let next = 0; next < count; next++) {
    go(-1, 0, next, fromStart[next] as TimedLeg, frame.leavesAt, 0, !isDue || (alone & (1 << next)) !== 0)
  }
  for (let set = 1; set < 1 << count; set++) {
    for (let last = 0; last < count; last++) {
      if ((set & (1 << last)) === 0) continue
      const legs = between[last] as TimedLeg[]
      for (const hasEaten of [false, true]) {
        for (let way = ways.first(set, last, hasEaten); way >= 0; way = ways.next(way)) {
          goBack(way, set, last, hasEaten)
          if (set & alone) continue
          for (let next = 0; next < count; next++) {
            const bit = 1 << next
            if (set & bit || set & (after[next] as number) || alone & bit) continue
            go(way, set, next, legs[next] as TimedLeg, ways.time(way), ways.metres(way), hasEaten)
          }
        }
      }
    }
  }
  best[0] = frame.leavesAt
  return {
    backAt: (set) => (best[set] === never ? Infinity : (best[set] as number)),
    isBetter(set, than) {
      const lead = (best[than] as number) - (best[set] as number)
      return lead > 0 || (lead === 0 && (bestMetres[set] as number) < (bestMetres[than] as number))
    },
    orderOf: (set) => ways.orderOf(bestWay[set] as number),
  }

  function go(
    way: number,
    set: number,
    next: number,
    leg: TimedLeg,
    time: number,
    road: number,
    hasEaten: boolean,
  ) {
    const metres = road + leg.metres
    if (metres > mostRoadMetres) return
    const arrival = arrivalOf(leg, time)
    visit(way, set, next, arrival, metres, hasEaten)
    if (!hasEaten) visit(way, set, next, Math.max(arrival, lunchFrom) + lunchMinutes, metres, true)
  }

  function visit(way: number, set: number, next: number, from: number, metres: number, hasEaten: boolean) {
    if (from > latestBack) return
    const beginsAt = (entries[next] as (arrival: number) => number)(from)
    if (beginsAt < 0 || (!hasEaten && beginsAt > lastVisitHungry)) return
    const leavesAt = beginsAt + (lengths[next] as number)
    if (leavesAt <= latestBack) ways.add(set | (1 << next), next, hasEaten, leavesAt, metres, way)
  }

  function goBack(way: number, set: number, last: number, hasEaten: boolean) {
    const leg = toEnd[last] as TimedLeg
    if (ways.metres(way) + leg.metres > mostRoadMetres) return
    let backAt = arrivalOf(leg, ways.time(way))
    if (!hasEaten && backAt > lastReturnHungry) {
      backAt = arrivalOf(leg, Math.max(ways.time(way), lunchFrom) + lunchMinutes)
    }
    const metres = ways.metres(way) + leg.metres
    const lead = (best[set] as number) - backAt
    if (backAt > latestBack || lead < 0 || (lead === 0 && (bestMetres[set] as number) <= metres)) return
    best[set] = backAt
    bestMetres[set] = metres
    bestWay[set] = way
  }
}

const never = 2 ** 31 - 1

/** Those found so far to have visited a set, ending at one of its temples, with lunch or without. */
function createWays(count: number) {
  const heads = new Int32Array((1 << count) * count * 2).fill(-1)
  const ends: number[] = []
  const times: number[] = []
  const metres: number[] = []
  const nexts: number[] = []
  const before: number[] = []
  const headOf = (set: number, last: number, hasEaten: boolean) => (set * count + last) * 2 + Number(hasEaten)

  return {
    first: (set: number, last: number, hasEaten: boolean) => heads[headOf(set, last, hasEaten)] as number,
    next: (way: number) => nexts[way] as number,
    time: (way: number) => times[way] as number,
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
      for (let at = way; at >= 0; at = before[at] as number) order.push(ends[at] as number)
      return order.reverse()
    },
  }
}

/** When a visit begins, by arrival; -1 if it doesn't. Each is looked up once. */
function entriesOf(door: Door, minutes: number, latest: number): (arrival: number) => number {
  const unknown = -2
  const known = new Int16Array(latest + 1).fill(unknown)
  return (arrival) => {
    if (known[arrival] === unknown) known[arrival] = sureEntry(door, arrival, minutes) ?? -1
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
