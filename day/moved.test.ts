import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { TempleId } from '#guide/temple-ids.ts'
import { orderWithMoved, viewWithMoved } from './moved.ts'
import { dayOf, places, seenEntries } from './testing/days.ts'
import { viewOfDay } from './view.ts'

const order: TempleId[] = ['kapila-theertham', 'srinivasa-mangapuram', 'tiruchanoor', 'iskcon']
const now = new Date('2026-11-23T15:00:00+05:30')

describe('a temple that is moved', () => {
  it('passes others that are ahead, in both directions, and none that has been seen', () => {
    const entries = seenEntries('2026-11-23', [['kapila-theertham', 890]])
    const view = viewOfDay(dayOf(order, { leavesAt: 850 }), entries, places, now)
    const [seen, first, second, third] = order
    assert.deepEqual(orderWithMoved(view, 0, 2), [seen, second, third, first])
    assert.deepEqual(orderWithMoved(view, 2, 0), [seen, third, first, second])
  })

  it('has the times, before it is saved, of the day that would be saved', () => {
    const view = viewOfDay(dayOf(order, { leavesAt: 850 }), {}, places, now)
    const [first, second, third, fourth] = order as [TempleId, TempleId, TempleId, TempleId]
    const saved = viewOfDay(dayOf([first, fourth, second, third], { leavesAt: 850 }), {}, places, now)
    assert.deepEqual(viewWithMoved(view, [3, 1], {}, places, now, null).timeline, saved.timeline)
    assert.notDeepEqual(view.timeline, saved.timeline)
  })
})
