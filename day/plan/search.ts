import type { DayFrame } from './day-frame.ts'
import { legBetween, type TimedLeg } from './legs.ts'
import type { PlannedTemple } from './planned-temple.ts'
import { longestRoad } from './rounding.ts'
import { membersOf, setOf } from './sets.ts'
import { goBack, setOut, step, type Tour, type Visit, visitOn } from './step.ts'
import type { Locks } from './wishes.ts'

type Found = { tour: Tour; backAt: number; metres: number }

export type Search = {
  /** The best day of each set of temples (sets.ts) that can be visited. */
  found: ReadonlyMap<number, Found>
  orderOf: (set: number) => PlannedTemple[]
}

type Care = 'risks' | 'broken'

// Dynamic programming: of the tours of a set that end at the same temple, only those go on that no other beats. That is
// exact because arriving earlier never makes anything later.
export function search(
  frame: DayFrame,
  temples: readonly PlannedTemple[],
  { order, locked }: Locks,
  latestBack: number,
  care: Care,
): Search {
  const visits = temples.map((temple) => visitOn(frame, temple))
  const legs = legsOf(frame, temples)
  const precededBy = temples.map(({ id }) =>
    setOf(temples, (other) => comesAfter({ order, locked }, id, other.id)),
  )
  const { homeMetres, homeMinutes } = legs
  const alone = setOf(visits, ({ isAlone }) => isAlone)
  const all = setOf(visits, () => true)
  const tours = new Map<number, Tour[][]>()
  const found = new Map<number, Found>()

  const mostMetres = longestRoad(frame)
  const start = setOut(frame)
  const straightBack = goBack(frame, { ...start, hasEaten: true }, false)
  if (straightBack) found.set(0, { tour: start, ...straightBack })
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
    orderOf: (set) => templesOf(found.get(set)?.tour),
  }

  function goOn(tour: Tour, last: number, set: number, others: readonly number[]): void {
    for (const next of others) {
      const leg = (last < 0 ? legs.out[next] : legs.between[last]?.[next]) as TimedLeg
      if (tour.metres + leg.metres + (homeMetres[next] as number) > mostMetres) continue
      const latest = latestBack - (homeMinutes[next] as number)
      if (tour.leavesAt + leg.minutes > latest) continue
      for (const eats of tour.hasEaten ? [false] : [false, true]) {
        const reached = step(frame, tour, visits[next] as Visit, eats, leg)
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
      const day = { tour, backAt: way.backAt, metres: way.metres }
      const best = found.get(set)
      if (!best || isBetter(day, best)) found.set(set, day)
    }
  }
}

export function isBetter(
  day: Pick<Found, 'backAt' | 'metres'>,
  than: Pick<Found, 'backAt' | 'metres'>,
): boolean {
  return day.backAt < than.backAt || (day.backAt === than.backAt && day.metres < than.metres)
}

function beats(one: Tour, other: Tour): boolean {
  return one.leavesAt <= other.leavesAt && one.metres <= other.metres && (one.hasEaten || !other.hasEaten)
}

function templesOf(tour: Tour | undefined): PlannedTemple[] {
  return tour?.last ? [...templesOf(tour.last.before), tour.last.visit.temple] : []
}

function legsOf({ start, end }: DayFrame, temples: readonly PlannedTemple[]) {
  const between = temples.map((from) => temples.map((to) => legBetween(from, to)))
  const back = temples.map((temple) => legBetween(temple, end))
  return {
    out: temples.map((temple) => legBetween(start, temple)),
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

function comesAfter({ order, locked }: Locks, one: PlannedTemple['id'], other: PlannedTemple['id']): boolean {
  const [place, otherPlace] = [order.indexOf(one), order.indexOf(other)]
  if (place < 0 || otherPlace <= place) return false
  return order.slice(place, otherPlace + 1).some((between) => locked.includes(between))
}
