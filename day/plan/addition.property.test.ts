import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { additionOf, adviceFor, type RestOfDay } from './advice.ts'
import { drivenInOrder } from './follow-order.ts'
import { anyDay } from './testing/any-day.ts'
import { worksOut } from './works-out.ts'

it('what adding a temple would cost is what the advice says once it is added, on any day', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(), ({ frame, temples, wishes, locks }, pick) => {
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
          assert.ok(advice || worksOut(frame, added.temples))
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
    { numRuns: 150 },
  )
})
