import type { TempleId } from '../temple-ids.ts'
import type { DayFrame } from './day-frame.ts'
import { drivenInOrder, isInTime } from './follow-order.ts'
import type { PlannedTemple } from './planned-temple.ts'
import { isIn } from './sets.ts'
import { valuesOf } from './value.ts'
import { appointmentAt } from './visit-length.ts'
import { weightOf, weightOfAppointmentWhenLate } from './weights.ts'
import type { Wishes } from './wishes.ts'

/**
 * The stops that a late reader should leave out to see the others in their present order; none if all can be seen. The
 * reserve is there to be used now.
 */
export function whatToDrop(frame: DayFrame, temples: readonly PlannedTemple[], wishes: Wishes): TempleId[] {
  const values = valuesOf(
    temples.map((temple) => ({
      isMust: wishes[temple.id] === 'must',
      weight:
        appointmentAt(temple, frame.ticket) === null ? weightOf(temple, frame) : weightOfAppointmentWhenLate,
    })),
  )
  const membersOf = (set: number) => temples.filter((_, index) => isIn(set, index))
  const worksOut = (set: number) => isInTime(frame, drivenInOrder(frame, membersOf(set)))
  const sets = [...values.keys()].sort((one, other) => (values[other] as number) - (values[one] as number))
  const kept = sets.find((set) => set === 0 || worksOut(set)) ?? 0
  return temples.flatMap(({ id }, index) => (isIn(kept, index) ? [] : [id]))
}
