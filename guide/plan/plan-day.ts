import type { TempleId } from '../temple-ids.ts'
import type { DayFrame } from './day-frame.ts'
import { followOrder } from './follow-order.ts'
import { costOf, latestBackOfCosts } from './left-out.ts'
import type { Plan } from './plan.ts'
import type { PlannedTemple } from './planned-temple.ts'
import { searchOrders } from './search-orders.ts'
import { isIn, setOf, sizeOf } from './sets.ts'
import { mostValued, type Valued } from './value.ts'
import { weightOf } from './weights.ts'
import type { Locks, Wishes } from './wishes.ts'

const noLocks: Locks = { order: [], locked: [] }

/**
 * The most valued temples that fit into the day, in the order that brings the reader back the earliest. As many musts as
 * possible come before any like.
 */
export function planDay(
  frame: DayFrame,
  temples: readonly PlannedTemple[],
  wishes: Wishes,
  locks: Locks = noLocks,
): Plan {
  const considered = temples.filter(({ id }) => wishes[id])
  const search = searchOrders(frame, considered, locks, latestBackOfCosts(frame))
  const latestBack = frame.backBy - frame.reserveMinutes
  const fits = (set: number) => search.backAt(set) <= latestBack
  const valued: Valued[] = considered.map((temple) => ({
    isMust: wishes[temple.id] === 'must',
    weight: weightOf(temple, frame),
  }))
  const planned = mostValued(valued, fits, search.isBetter)
  const idsOf = (set: number): TempleId[] =>
    considered.flatMap(({ id }, index) => (isIn(set, index) ? [id] : []))
  return {
    timeline: followOrder(
      frame,
      search.orderOf(planned).map((index) => considered[index] as PlannedTemple),
    ),
    leftOut: considered.flatMap((temple, index) =>
      isIn(planned, index)
        ? []
        : [
            {
              temple: temple.id,
              cost: costOf({ frame, temple, index, planned, search, fits, valued, idsOf }),
            },
          ],
    ),
    conflict: idsOf(smallestConflict(valued, fits)),
  }
}

/** The first of the smallest sets of musts that don't fit; 0 if all do. */
function smallestConflict(valued: readonly Valued[], fits: (set: number) => boolean): number {
  const musts = setOf(valued, ({ isMust }) => isMust)
  if (fits(musts)) return 0
  let smallest = musts
  for (let set = musts; set > 0; set = (set - 1) & musts) {
    if (sizeOf(set) <= sizeOf(smallest) && !fits(set)) smallest = set
  }
  return smallest
}
