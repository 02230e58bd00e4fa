import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import type { DayTemple } from '#day/plan/day-temple.ts'
import { anyDay } from '#day/plan/testing/any-day.ts'
import { TriedDays } from '#day/plan/testing/every-day.ts'
import { weightAsWished } from '#day/plan/weights.ts'
import { runs } from '#tools/test/runs.ts'
import { whatToDrop } from './what-to-drop.ts'

it('a reader who is late drops what is worth the least, and the rest works, on any day', () => {
  fc.assert(
    fc.property(anyDay, ({ frame, temples, wishes }) => {
      const order = temples.filter(({ id }) => wishes[id])
      const tried = new TriedDays({ ...frame, reserveMinutes: 0 }, order)
      const works = (kept: readonly DayTemple[]) =>
        kept.length === 0 || tried.inOrder(kept).some((day) => day.broken === 0 && tried.isWithin(day))
      const dropped = whatToDrop(frame, order, wishes)
      const kept = order.filter(({ id }) => !dropped.includes(id))
      assert.ok(works(kept))
      const worth = (set: readonly DayTemple[]) =>
        set.reduce((sum, temple) => sum + weightAsWished(temple, frame, wishes), 0)
      assert.equal(worth(kept), Math.max(...subsetsOf(order).filter(works).map(worth)))
    }),
    { numRuns: runs(80) },
  )
})

function subsetsOf<Item>(items: readonly Item[]): Item[][] {
  const [first, ...others] = items
  if (first === undefined) return [[]]
  return subsetsOf(others).flatMap((set) => [set, [first, ...set]])
}
