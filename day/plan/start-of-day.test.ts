import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guide } from '#guide/guide.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { feet } from '#guide/travel/feet.ts'
import { type DayFrame, type TirumalaTicket, usualFrame } from './day-frame.ts'
import { dayTemple } from './day-temple.ts'
import { followOrder } from './follow-order.ts'
import { lunchOf } from './lunch.ts'
import { latestStart, startForTicket } from './start-of-day.ts'

const station = {
  coordinates: guide.gateways.find(({ id }) => id === 'railwayStation')?.coordinates.value ?? assert.fail(),
  gateway: 'railwayStation',
} as const

describe('the start of a day', () => {
  it('at night waits for the first door, and nobody is back later', () => {
    const leavesAt = startAt('00:20', ['tiruchanoor', 'kapila-theertham'])
    assert.ok(leavesAt > 4 * 60)
    const backAt = (from: number) =>
      followOrder(frame(from), temples(['tiruchanoor', 'kapila-theertham'])).backAt
    assert.equal(backAt(leavesAt), backAt(20))
  })

  it('is now where a door is open, opens within a quarter of an hour, or does not open at all', () => {
    assert.equal(startAt('14:10', ['kapila-theertham']), 850)
    assert.equal(startAt('06:30', ['vakula-matha']), 7 * 60 + 5)
    assert.equal(startAt('06:55', ['vakula-matha']), 415)
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

describe('the start of a day with a ticket', () => {
  const hours = [...Array(32).keys()].map((half) => 8 * 60 + half * 30)

  it('reaches it half an hour early, whatever its hour, and not an hour before it unless for lunch', () => {
    for (const at of hours) {
      const { leavesAt, stop, lunch } = ticketDay(at, ['tirumala'])
      assert.ok(stop.readyAt <= at - 30, `${at}`)
      assert.ok(lunch?.beforeStop === 0 || at - stop.arrivesAt < 45, `${at}: from ${leavesAt}`)
      assert.ok(at - stop.readyAt < 45, `${at}`)
    }
  })

  it('is early enough for the temples before it, if any start is', () => {
    for (const at of hours) {
      const { stop } = ticketDay(at, ['govindaraja', 'tirumala'])
      // Nobody has seen Govindaraja Swami before that.
      if (at >= 9 * 60 + 30) assert.ok(stop.readyAt <= at - 30, `${at}`)
    }
  })

  it('leaves time for lunch before a token for the afternoon', () => {
    for (const foot of feet) {
      const { lunch } = ticketDay(14 * 60, ['tirumala'], { kind: 'walkersToken', at: 14 * 60, foot })
      assert.equal(lunch?.beforeStop, 0)
    }
  })

  it('is as early as the hill road opens for one that nobody can reach half an hour early', () => {
    const { stop } = ticketDay(4 * 60, ['tirumala'])
    assert.equal(stop.problem, null)
    assert.ok(stop.readyAt > 3 * 60 + 30)
  })
})

function ticketDay(
  at: number,
  order: readonly TempleId[],
  ticket: TirumalaTicket = { kind: 'specialEntry', at },
) {
  const day = { ...frame(8 * 60), ticket }
  const freedom = { earliest: 0, lunchMinutes: 45 }
  const leaving = (leavesAt: number) => ({ ...day, leavesAt, lunchMinutes: lunchOf(45, leavesAt) })
  const soon = leaving(startForTicket(day, temples(order), freedom))
  const leavesAt = latestStart(soon, temples(order), freedom)
  const { stops, lunch } = followOrder(leaving(leavesAt), temples(order))
  return { leavesAt, lunch, stop: stops.find(({ temple }) => temple === 'tirumala') ?? assert.fail() }
}

function startAt(time: string, order: readonly TempleId[]): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const leavesAt = hours * 60 + minutes
  return latestStart(frame(leavesAt), temples(order), { earliest: leavesAt, lunchMinutes: 45 })
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
    return temple ? [dayTemple(temple, guide.gateways)] : []
  })
}
