import type { TempleId } from '#guide/temple-ids.ts'
import type { DayFrame } from './day-frame.ts'
import { mostValued } from './plan-day.ts'
import type { PlannedTemple } from './planned-temple.ts'
import { latestReturn } from './rounding.ts'
import { search } from './search.ts'
import { isIn } from './sets.ts'
import { appointmentAt } from './visit-length.ts'
import { weightOf, weightOfAppointmentWhenLate } from './weights.ts'
import type { Wishes } from './wishes.ts'

/** For a late reader, who may spend the reserve and keeps the present order. */
export function whatToDrop(frame: DayFrame, temples: readonly PlannedTemple[], wishes: Wishes): TempleId[] {
  const order = temples.map(({ id }) => id)
  const late = { ...frame, reserveMinutes: 0 }
  const days = search(late, temples, { order, locked: order }, latestReturn(late), 'broken')
  const kept = mostValued(
    days,
    temples.map((temple) => ({
      isMust: wishes[temple.id] === 'must',
      weight:
        appointmentAt(temple, frame.ticket) === null ? weightOf(temple, frame) : weightOfAppointmentWhenLate,
    })),
  )
  return temples.flatMap(({ id }, index) => (isIn(kept, index) ? [] : [id]))
}
