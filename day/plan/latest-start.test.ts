import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guide } from '#guide/guide.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { type DayFrame, usualFrame } from './day-frame.ts'
import { followOrder } from './follow-order.ts'
import { latestStart } from './latest-start.ts'
import { lunchOf } from './lunch.ts'
import { plannedTemple } from './planned-temple.ts'

const station = {
  coordinates: guide.gateways.find(({ id }) => id === 'railwayStation')?.coordinates.value ?? assert.fail(),
  gateway: 'railwayStation',
} as const

describe('the start of a day', () => {
  it('at night waits for the first door, and nobody is back later', () => {
    const leavesAt = startAt('00:20', ['tiruchanoor', 'kapila-theertham'])
    assert.equal(leavesAt, 7 * 60 + 10)
    const backAt = (from: number) =>
      followOrder(frame(from), temples(['tiruchanoor', 'kapila-theertham'])).backAt
    assert.equal(backAt(leavesAt), backAt(20))
  })

  it('is now where a door is open, opens within a quarter of an hour, or does not open at all', () => {
    assert.equal(startAt('14:10', ['kapila-theertham']), 850)
    assert.equal(startAt('06:50', ['tiruchanoor']), 7 * 60 + 10)
    assert.equal(startAt('07:00', ['tiruchanoor']), 420)
    assert.equal(startAt('23:20', ['vakula-matha']), 1400)
    assert.equal(startAt('00:20', []), 20)
  })

  it('heeds the gates of the hill road', () => {
    const leavesAt = startAt('00:20', ['tirumala'])
    assert.ok(leavesAt > 120)
    const [early, later] = [20, leavesAt].map(
      (from) => followOrder(frame(from), temples(['tirumala'])).stops[0],
    )
    assert.equal(later?.beginsAt, early?.beginsAt)
  })
})

function startAt(time: string, order: readonly TempleId[]): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return latestStart(frame(hours * 60 + minutes), temples(order))
}

function frame(leavesAt: number): DayFrame {
  return {
    ...usualFrame,
    date: '2026-11-24',
    start: station,
    end: station,
    leavesAt,
    backBy: 20 * 60,
    lunchMinutes: lunchOf(45, leavesAt),
  }
}

function temples(order: readonly TempleId[]) {
  return order.flatMap((id) => {
    const temple = guide.temples.find((one) => one.id === id)
    return temple ? [plannedTemple(temple, guide.gateways)] : []
  })
}
