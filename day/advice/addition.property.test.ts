import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { drivenInOrder } from '#day/plan/drive.ts'
import { anyDay } from '#day/plan/testing/any-day.ts'
import { runs } from '#tools/test/runs.ts'
import { additionOf } from './addition.ts'
import { adviceFor } from './advice.ts'
import type { RestOfDay } from './rest-of-day.ts'
import { canBeKept } from './works-out.ts'

it('what adding a temple would cost is what the advice says once it is added, on any day', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(), fc.boolean(), ({ frame, temples, wishes, locks }, pick, isFree) => {
      const index = pick % temples.length
      const [temple] = temples.slice(index, index + 1)
      if (!temple) return
      const others = temples.filter((one) => one !== temple)
      const day: RestOfDay = {
        frame,
        temples: others,
        wishes: Object.fromEntries(others.map(({ id }) => [id, wishes[id] ?? 'like'])),
        locked: locks.locked.filter((id) => id !== temple.id),
        fixedStops: 0,
        isWhole: true,
        freedom: isFree ? { earliest: 240, lunchMinutes: frame.lunchMinutes } : null,
      }
      const { cost, order, wish } = additionOf(day, temple)
      const added: RestOfDay = {
        ...day,
        temples: order.flatMap((id) => temples.find((one) => one.id === id) ?? []),
        wishes: { ...day.wishes, [temple.id]: wish },
      }
      assert.equal(added.temples.length, temples.length)
      const advice = adviceFor(added)
      const backAt = drivenInOrder(frame, others).backAt
      switch (cost.kind) {
        case 'backLater': {
          const after = advice ?? drivenInOrder(frame, added.temples)
          assert.equal(cost.minutes, Math.max(0, after.backAt - backAt))
          assert.deepEqual(advice?.leaveOut ?? [], [])
          assert.ok(advice || canBeKept(frame, added.temples))
          break
        }
        case 'pushesOut':
          assert.deepEqual(advice?.leaveOut, cost.temples)
          assert.ok(!cost.temples.includes(temple.id))
          break
        default:
          // There is nothing to leave out but the temple itself.
          assert.ok(!advice || advice.leaveOut.includes(temple.id))
      }
    }),
    { numRuns: runs(40) },
  )
})
