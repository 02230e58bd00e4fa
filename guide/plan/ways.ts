// Ways through the temples, for the search. They are indices into arrays of numbers: as objects they took twice as long
// in `npm run bench:plan`. Sets of temples are bit masks of their indices.

/** The way on which nothing has been visited yet. */
export const atStart = 0

/** The ways found so far to visit a set and end at one of its temples, with lunch or without. */
export function createWays(count: number, startsAt: number) {
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

export type Returns = {
  /** The earliest return after visiting these; Infinity if they can't all be visited. */
  backAt(set: number): number
  /** Whether the return is earlier, or at the same time on shorter roads. */
  isBetter(set: number, than: number): boolean
  wayOf(set: number): number
  add(set: number, backAt: number, metres: number, way: number): void
}

/** The best way found so far to visit a set and be back. */
export function createReturns(count: number, withoutVisits: number): Returns {
  const best = new Int32Array(1 << count).fill(never)
  const bestMetres = new Float64Array(1 << count)
  const bestWay = new Int32Array(1 << count).fill(atStart)
  best[0] = withoutVisits

  return {
    backAt: (set) => (best[set] === never ? Infinity : (best[set] as number)),
    isBetter(set, than) {
      const lead = (best[than] as number) - (best[set] as number)
      return lead > 0 || (lead === 0 && (bestMetres[set] as number) < (bestMetres[than] as number))
    },
    wayOf: (set) => bestWay[set] as number,
    add(set, backAt, metres, way) {
      const lead = (best[set] as number) - backAt
      if (lead < 0 || (lead === 0 && (bestMetres[set] as number) <= metres)) return
      best[set] = backAt
      bestMetres[set] = metres
      bestWay[set] = way
    },
  }
}

const never = 2 ** 31 - 1

/** The first temple of a set. */
export function lowestOf(set: number): number {
  return 31 - Math.clz32(set & -set)
}
