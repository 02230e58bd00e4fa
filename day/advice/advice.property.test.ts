import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { anyDay } from '#day/plan/testing/any-day.ts'
import { appointmentAt } from '#day/plan/visit-length.ts'
import { runs } from '#tools/test/runs.ts'
import { adviceFor } from './advice.ts'
import { worksOut } from './works-out.ts'

it('a temple that must be seen is left out only if all of those do not fit without the others, on any day', () => {
  let left = 0
  fc.assert(
    fc.property(anyDay, ({ frame, temples, wishes, locks: { locked } }) => {
      const advice = adviceFor({
        frame,
        temples,
        wishes,
        locked,
        fixedStops: 0,
        isWhole: true,
        freedom: null,
      })
      const isMust = ({ id }: (typeof temples)[number]) => wishes[id] === 'must'
      // An hour on a ticket does not come back.
      const kept = temples.filter((one) => isMust(one) || appointmentAt(one, frame.ticket) !== null)
      if (!temples.some((one) => isMust(one) && advice?.leaveOut.includes(one.id))) return
      left += 1
      assert.ok(!worksOut(frame, kept))
    }),
    { numRuns: runs(150) },
  )
  assert.ok(left > 0)
})
