import type { TempleId } from '#guide/temple-ids.ts'
import type { DayFrame } from '../plan/day-frame.ts'
import { limitsOf } from '../plan/limits.ts'
import { mostValued } from '../plan/plan-day.ts'
import type { PlannedTemple } from '../plan/planned-temple.ts'
import { search } from '../plan/search.ts'
import { isIn } from '../plan/sets.ts'
import { visitsOn } from '../plan/step.ts'
import { weightAsWished } from '../plan/weights.ts'
import type { Wishes } from '../plan/wishes.ts'
import { isDrivenWithin } from './works-out.ts'

export function whatToDrop(frame: DayFrame, temples: readonly PlannedTemple[], wishes: Wishes): TempleId[] {
  const order = temples.map(({ id }) => id)
  const late = { ...frame, reserveMinutes: 0 }
  const visits = visitsOn(late, temples)
  const limits = limitsOf(late, visits)
  const days = search(late, visits, { order, locked: order }, limits, 'broken')
  const kept = mostValued(
    days,
    temples.map((temple) => weightAsWished(temple, late, wishes)),
    { furtherCostOf: (some) => (isDrivenWithin(limits, late, some) ? 0 : Number.POSITIVE_INFINITY) },
  )
  return temples.flatMap(({ id }, index) => (isIn(kept, index) ? [] : [id]))
}
