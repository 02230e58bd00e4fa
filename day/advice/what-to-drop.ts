import type { DayFrame } from '#day/plan/day-frame.ts'
import type { DayTemple } from '#day/plan/day-temple.ts'
import { limitsOf } from '#day/plan/limits.ts'
import { mostValued } from '#day/plan/plan-day.ts'
import { search } from '#day/plan/search.ts'
import { isIn } from '#day/plan/sets.ts'
import { visitsOn } from '#day/plan/step.ts'
import { weightAsWished } from '#day/plan/weights.ts'
import type { Wishes } from '#day/plan/wishes.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { isDrivenWithin } from './works-out.ts'

export function whatToDrop(frame: DayFrame, temples: readonly DayTemple[], wishes: Wishes): TempleId[] {
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
