import type { DayFrame } from './day-frame.ts'
import { followOrder } from './follow-order.ts'
import type { Plan } from './plan.ts'
import type { PlannedTemple } from './planned-temple.ts'
import { latestReturn } from './rounding.ts'
import { isBetter, type Search, search } from './search.ts'
import { isIn, membersOf, setOf } from './sets.ts'
import { fatigueOf, weightOf, weightOfMust } from './weights.ts'
import type { Locks, Wishes } from './wishes.ts'

type Valued = { isMust: boolean; weight: number }

const noLocks: Locks = { order: [], locked: [] }

export function planDay(
  frame: DayFrame,
  temples: readonly PlannedTemple[],
  wishes: Wishes,
  locks: Locks = noLocks,
): Plan {
  return plan(frame, temples, wishes, locks, () => 0)
}

/** For a reader who has not chosen any temple, and so misses none that would make the day too long. */
export function proposeDay(frame: DayFrame, temples: readonly PlannedTemple[], wishes: Wishes): Plan {
  return plan(frame, temples, wishes, noLocks, fatigueOf)
}

function plan(
  frame: DayFrame,
  temples: readonly PlannedTemple[],
  wishes: Wishes,
  locks: Locks,
  fatigue: (temples: number) => number,
): Plan {
  const considered = temples.filter(({ id }) => wishes[id])
  const valued = considered.map(
    (temple): Valued => ({ isMust: wishes[temple.id] === 'must', weight: weightOf(temple, frame) }),
  )
  const days = search(frame, considered, locks, latestReturn(frame), 'risks')
  const planned = mostValued(days, valued, fatigue)
  const idsOf = (set: number) => membersOf(set).flatMap((index) => considered[index]?.id ?? [])
  return {
    // Nobody has lunch on a day without temples.
    timeline: followOrder(planned ? frame : { ...frame, lunchMinutes: 0 }, days.orderOf(planned)),
    leftOut: considered.flatMap(({ id }, index) => (isIn(planned, index) ? [] : [id])),
    conflict: idsOf(
      smallestConflict(
        days,
        setOf(valued, ({ isMust }) => isMust),
      ),
    ),
  }
}

export function mostValued(
  { found }: Search,
  valued: readonly Valued[],
  fatigue: (temples: number) => number = () => 0,
): number {
  let [best, most] = [0, Number.NEGATIVE_INFINITY]
  for (const [set, day] of found) {
    const value = worthTogether(set, valued) - fatigue(membersOf(set).length)
    const than = found.get(best)
    if (value > most || (value === most && than && isBetter(day, than))) [best, most] = [set, value]
  }
  return best
}

function smallestConflict({ found }: Search, musts: number): number {
  if (musts === 0 || found.has(musts)) return 0
  let smallest = musts
  for (let set = musts; set > 0; set = (set - 1) & musts) {
    if (membersOf(set).length <= membersOf(smallest).length && !found.has(set)) smallest = set
  }
  return smallest
}

function worthTogether(set: number, valued: readonly Valued[]): number {
  return membersOf(set)
    .flatMap((index) => valued[index] ?? [])
    .reduce((sum, { isMust, weight }) => sum + weight + (isMust ? weightOfMust : 0), 0)
}
