// Partial tours of the temples, for the search. They are indices into arrays of numbers: as objects they took twice as long
// in `npm run bench:plan`.

/** The tour on which nothing has been visited yet. */
export const emptyTour = 0

/** The tours found so far that visit a set and end at one of its temples, with lunch or without. */
export function createPartialTours(count: number, startsAt: number) {
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
    next: (tour: number) => nexts[tour] as number,
    leavesAt: (tour: number) => times[tour] as number,
    metres: (tour: number) => metres[tour] as number,
    add(set: number, last: number, hasEaten: boolean, time: number, road: number, from: number) {
      const head = headOf(set, last, hasEaten)
      let kept = -1
      for (let tour = heads[head] as number; tour >= 0; tour = nexts[tour] as number) {
        if ((times[tour] as number) <= time && (metres[tour] as number) <= road) return
        if ((times[tour] as number) >= time && (metres[tour] as number) >= road) {
          // Beaten by the new one: taken out of the list.
          if (kept < 0) heads[head] = nexts[tour] as number
          else nexts[kept] = nexts[tour] as number
        } else kept = tour
      }
      ends.push(last)
      times.push(time)
      metres.push(road)
      before.push(from)
      nexts.push(heads[head] as number)
      heads[head] = times.length - 1
    },
    orderOf(tour: number): number[] {
      const order: number[] = []
      for (let at = tour; at !== emptyTour; at = before[at] as number) order.push(ends[at] as number)
      return order.reverse()
    },
  }
}

export type Returns = {
  /** The earliest return after visiting these; Infinity if they can't all be visited. */
  backAt(set: number): number
  /** Whether the return is earlier, or at the same time on shorter roads. */
  isBetter(set: number, than: number): boolean
  tourOf(set: number): number
  add(set: number, backAt: number, metres: number, tour: number): void
}

/** The best tour found so far that visits a set and is back. */
export function createReturns(count: number, withoutVisits: number): Returns {
  const best = new Int32Array(1 << count).fill(never)
  const bestMetres = new Float64Array(1 << count)
  const bestTour = new Int32Array(1 << count).fill(emptyTour)
  best[0] = withoutVisits

  return {
    backAt: (set) => (best[set] === never ? Infinity : (best[set] as number)),
    isBetter(set, than) {
      const lead = (best[than] as number) - (best[set] as number)
      return lead > 0 || (lead === 0 && (bestMetres[set] as number) < (bestMetres[than] as number))
    },
    tourOf: (set) => bestTour[set] as number,
    add(set, backAt, metres, tour) {
      const lead = (best[set] as number) - backAt
      if (lead < 0 || (lead === 0 && (bestMetres[set] as number) <= metres)) return
      best[set] = backAt
      bestMetres[set] = metres
      bestTour[set] = tour
    },
  }
}

const never = 2 ** 31 - 1
