import type { DayFrame } from './day-frame.ts'
import type { DayTemple } from './day-temple.ts'
import { drive } from './drive.ts'
import { followOrder } from './follow-order.ts'
import { dayOfTicket, limitsOf } from './limits.ts'
import type { Plan } from './plan.ts'
import { byReturn, type Found, type Search, search } from './search.ts'
import { isIn, membersOf, setOf } from './sets.ts'
import { type Visit, visitsOn } from './step.ts'
import { displeasureOf, fatigueOf, mustBeSeen, weightAsWished } from './weights.ts'
import type { Locks, Wishes } from './wishes.ts'

export function planDay(
  frame: DayFrame,
  temples: readonly DayTemple[],
  wishes: Wishes,
  locks: Locks = noLocks,
): Plan {
  const sat = (visits: readonly Visit[]) =>
    drive(frame, visits).stops.reduce(
      (sum, { beginsAt, readyAt }, index) => sum + (visits[index]?.door.appointment ? 0 : beginsAt - readyAt),
      0,
    )
  return plan(frame, temples, wishes, locks, {
    costOf: ({ felt }, count) => fatigueOf(count) + felt - frame.leavesAt,
    furtherCostOf: (visits) => displeasureOf(sat(visits)),
  })
}

export function planChosen(
  frame: DayFrame,
  temples: readonly DayTemple[],
  wishes: Wishes,
  locks: Locks = noLocks,
): Plan {
  return plan(frame, temples, wishes, locks, {})
}

const noLocks: Locks = { order: [], locked: [] }

type Costs = {
  costOf?: (day: Found, count: number) => number
  /** Takes longer to compute; never negative, and infinite for a day that will not do. */
  furtherCostOf?: (order: readonly Visit[]) => number
}

function plan(
  frame: DayFrame,
  temples: readonly DayTemple[],
  wishes: Wishes,
  locks: Locks,
  costs: Costs,
): Plan {
  const considered = temples.filter(({ id }) => wishes[id])
  const visits = visitsOn(frame, considered)
  const days = search(frame, visits.map(whole), locks, limitsOf(frame, visits), 'risks')
  const planned = mostValued(
    days,
    considered.map((temple) => weightAsWished(temple, frame, wishes)),
    costs,
  )
  const idsOf = (set: number) => membersOf(set).flatMap((index) => considered[index]?.id ?? [])
  const isMissed = dayOfTicket(frame, visits) === null
  const musts = setOf(
    visits,
    ({ temple, door }) => mustBeSeen(temple, frame, wishes) && !(door.appointment && isMissed),
  )
  return {
    timeline: followOrder(
      planned ? frame : { ...frame, lunchMinutes: 0 },
      days.orderOf(planned).map(({ temple }) => temple),
    ),
    leftOut: considered.flatMap(({ id }, index) => (isIn(planned, index) ? [] : [id])),
    conflict: idsOf(smallestConflict(days, musts)),
  }
}

/** Nobody plans a visit that the door cuts short, though one may begin: the day is then over earlier than planned. */
function whole(visit: Visit): Visit {
  return { ...visit, length: { ...visit.length, mayBeShort: false } }
}

export function mostValued(
  { found, orderOf }: Search,
  weights: readonly number[],
  { costOf = () => 0, furtherCostOf = () => 0 }: Costs = {},
): number {
  const days = [...found]
    .filter(([set]) => set !== 0)
    .map(([set, day]) => {
      const members = membersOf(set)
      const worth = members.reduce((sum, index) => sum + (weights[index] ?? 0), 0)
      return { set, day, value: worth - costOf(day, members.length) }
    })
    .sort((one, other) => other.value - one.value || byReturn(one.day, other.day) || one.set - other.set)
  let best: (typeof days)[number] | undefined
  for (const one of days) {
    if (best && one.value < best.value) break
    const value = one.value - furtherCostOf(orderOf(one.set))
    if (value === Number.NEGATIVE_INFINITY) continue
    if (!best || value > best.value || (value === best.value && byReturn(one.day, best.day) < 0))
      best = { ...one, value }
  }
  return best?.set ?? 0
}

function smallestConflict({ found }: Search, musts: number): number {
  if (musts === 0 || found.has(musts)) return 0
  let smallest = musts
  for (let set = musts; set > 0; set = (set - 1) & musts) {
    if (membersOf(set).length <= membersOf(smallest).length && !found.has(set)) smallest = set
  }
  return smallest
}
