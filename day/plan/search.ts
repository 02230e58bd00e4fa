import type { DayFrame } from './day-frame.ts'
import type { DayTemple } from './day-temple.ts'
import { legBetween, type TimedLeg } from './legs.ts'
import type { Limits } from './rounding.ts'
import { membersOf, setOf } from './sets.ts'
import { awayForTicket, goBack, type Return, setOut, step, stepsOf, type Tour, type Visit } from './step.ts'
import type { Locks } from './wishes.ts'

/** `felt` is the time of return, with the way back counted twice: nobody likes to end a day far away. */
export type Found = { tour: Tour; felt: number; metres: number }

export type Search = {
  /**
   * Of each set of temples (sets.ts) that can be visited, the day that ends first, then the one with the shortest road, then
   * the one whose first temple, or next ones, stand first in the list.
   */
  found: ReadonlyMap<number, Found>
  orderOf: (set: number) => Visit[]
}

type Care = 'risks' | 'broken'

// Dynamic programming: of the tours of a set that end at the same temple, only those go on that no other beats. That is
// exact because arriving earlier never makes anything later.
export function search(
  frame: DayFrame,
  visits: readonly Visit[],
  { order, locked }: Locks,
  { latestBack, mostMetres }: Limits,
  care: Care,
): Search {
  const temples = visits.map(({ temple }) => temple)
  const legs = legsOf(frame, temples)
  const precededBy = temples.map(({ id }) =>
    setOf(temples, (other) => comesAfter({ order, locked }, id, other.id)),
  )
  const { homeMetres, homeMinutes } = legs
  const alone = setOf(visits, ({ isAlone }) => isAlone)
  const all = setOf(visits, () => true)
  const tours = new Map<number, Tour[][]>()
  const found = new Map<number, Found>()

  const away = awayForTicket(frame, visits)
  const start = setOut(frame)
  const straightBack = goBack(frame, { ...start, hasEaten: true }, false)
  if (straightBack) found.set(0, foundDay(start, straightBack))
  goOn(start, -1, 0, membersOf(all))
  for (let set = 1; set <= all; set++) {
    const others =
      set & alone
        ? []
        : membersOf(all & ~set & ~alone).filter((next) => !((precededBy[next] as number) & set))
    for (const [last, open] of (tours.get(set) ?? []).entries()) {
      for (const tour of open ?? []) {
        comeBack(tour, set, legs.back[last] as TimedLeg)
        goOn(tour, last, set, others)
      }
    }
  }
  return {
    found,
    orderOf: (set) => visitsOf(found.get(set)?.tour),
  }

  function goOn(tour: Tour, last: number, set: number, others: readonly number[]): void {
    for (const next of others) {
      const leg = (last < 0 ? legs.out[next] : legs.between[last]?.[next]) as TimedLeg
      if (tour.metres + leg.metres + (homeMetres[next] as number) > mostMetres) continue
      const latest = latestBack - (homeMinutes[next] as number)
      if (tour.leavesAt + leg.minutes > latest) continue
      for (const eats of tour.hasEaten ? [false] : [false, true]) {
        const reached = step(away, tour, visits[next] as Visit, eats, leg)
        if (reached && reached[care] === 0 && reached.leavesAt <= latest)
          keep(reached, set | (1 << next), next)
      }
    }
  }

  function keep(tour: Tour, set: number, last: number): void {
    const bySet = tours.get(set) ?? []
    tours.set(set, bySet)
    const open = bySet[last] ?? []
    if (open.some((other) => beats(other, tour))) return
    bySet[last] = [...open.filter((other) => !beats(tour, other)), tour]
  }

  function comeBack(tour: Tour, set: number, leg: TimedLeg): void {
    for (const eats of tour.hasEaten ? [false] : [false, true]) {
      const way = goBack(frame, tour, eats, leg)
      if (!way || way.backAt > latestBack || way.metres > mostMetres) continue
      const day = foundDay(tour, way)
      const best = found.get(set)
      if (!best || (byReturn(day, best) || byList(day.tour, best.tour)) < 0) found.set(set, day)
    }
  }

  function beats(one: Tour, other: Tour): boolean {
    if (one.leavesAt > other.leavesAt || one.metres > other.metres || (other.hasEaten && !one.hasEaten))
      return false
    // Whoever is earlier may wait for the next door until the other is there.
    return one.metres < other.metres || byList(one, other) <= 0
  }

  function byList(one: Tour, other: Tour): number {
    const [order, otherOrder] = [one, other].map((tour) =>
      visitsOf(tour).map((visit) => visits.indexOf(visit)),
    )
    const first = order?.findIndex((index, place) => index !== otherOrder?.[place]) ?? -1
    return first < 0 ? 0 : (order?.[first] ?? 0) - (otherOrder?.[first] ?? 0)
  }
}

export function byReturn(one: Found, other: Found): number {
  return one.felt - other.felt || one.metres - other.metres
}

function foundDay(tour: Tour, { backAt, metres, leg }: Return): Found {
  return { tour, felt: backAt + leg.minutes, metres }
}

function visitsOf(tour: Tour | undefined): Visit[] {
  return tour ? stepsOf(tour).map(({ visit }) => visit) : []
}

function legsOf(frame: DayFrame, temples: readonly DayTemple[]) {
  const { start, end } = frame
  const between = temples.map((from) => temples.map((to) => legBetween(from, to, frame)))
  const back = temples.map((temple) => legBetween(temple, end, frame))
  return {
    out: temples.map((temple) => legBetween(start, temple, frame)),
    between,
    back,
    homeMetres: shortestHome(between, back, 'metres'),
    homeMinutes: shortestHome(between, back, 'minutes'),
  }
}

/** Perhaps by way of other temples: known and estimated lengths don't obey the triangle inequality. */
function shortestHome(
  between: readonly (readonly TimedLeg[])[],
  back: readonly TimedLeg[],
  measure: 'metres' | 'minutes',
): number[] {
  const home = back.map((leg) => leg[measure])
  for (const _ of home) {
    for (const [from, legs] of between.entries()) {
      home[from] = Math.min(
        home[from] as number,
        ...legs.map((leg, to) => leg[measure] + (home[to] as number)),
      )
    }
  }
  return home
}

function comesAfter({ order, locked }: Locks, one: DayTemple['id'], other: DayTemple['id']): boolean {
  const [place, otherPlace] = [order.indexOf(one), order.indexOf(other)]
  if (place < 0 || otherPlace <= place) return false
  return order.slice(place, otherPlace + 1).some((between) => locked.includes(between))
}
