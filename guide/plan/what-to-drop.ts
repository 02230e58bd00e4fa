import type { TempleId } from '../temple-ids.ts'
import { drivenInOrder, isBroken } from './follow-order.ts'
import type { DayFrame, PlannedTemple, Wishes } from './plan.ts'
import { valuesOf } from './value.ts'
import { appointmentAt } from './visit-length.ts'
import { weightOf } from './weights.ts'

/** More than all musts together: an hour on a ticket does not come back. */
const worthOfTicket = 1_000_000_000

/**
 * The stops that a late reader should leave out to see the others in their present order; none if all can be seen. The
 * reserve is there to be used now.
 */
export function whatToDrop(frame: DayFrame, temples: readonly PlannedTemple[], wishes: Wishes): TempleId[] {
  const values = valuesOf(
    temples.map((temple) => ({
      isMust: wishes[temple.id] === 'must',
      weight: appointmentAt(temple, frame.ticket) === null ? weightOf(temple, frame) : worthOfTicket,
    })),
  )
  const isIn = (set: number, index: number) => (set & (1 << index)) !== 0
  const worksOut = (set: number) => {
    const { stops, backAt } = drivenInOrder(
      frame,
      temples.filter((_, index) => isIn(set, index)),
    )
    return !stops.some(isBroken) && backAt <= frame.backBy
  }
  const sets = [...values.keys()].sort((one, other) => (values[other] as number) - (values[one] as number))
  const kept = sets.find((set) => set === 0 || worksOut(set)) ?? 0
  return temples.flatMap(({ id }, index) => (isIn(kept, index) ? [] : [id]))
}
