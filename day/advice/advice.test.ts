import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type DayFrame, usualFrame } from '#day/plan/day-frame.ts'
import { dayTemple } from '#day/plan/day-temple.ts'
import { planChosen, planDay } from '#day/plan/plan-day.ts'
import type { Wish } from '#day/plan/wishes.ts'
import { guide } from '#guide/guide.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { additionOf } from './addition.ts'
import { adviceFor } from './advice.ts'
import { hasBetterOrder, ordered } from './best-order.ts'

describe('what to leave out', () => {
  it('is nothing while the day works out', () => {
    assert.equal(adviceFor(restOf(['kapila-theertham', 'tiruchanoor'])), null)
  })

  it('is what the rest can be seen without, in the order it has', () => {
    const advice = adviceFor(restOf(['kapila-theertham', 'srikalahasti', 'kanipakam', 'tiruchanoor']))
    assert.ok(advice)
    assert.ok(advice.leaveOut.length > 0)
    assert.ok(advice.backAt <= 20 * 60)
    assert.deepEqual(
      advice.order,
      ['kapila-theertham', 'srikalahasti', 'kanipakam', 'tiruchanoor'].filter(
        (id) => !advice.leaveOut.includes(id as TempleId),
      ),
    )
  })

  it('names musts that exclude each other', () => {
    const advice = adviceFor(restOf(['srikalahasti', 'kanipakam'], 'must'))
    assert.deepEqual(advice?.conflict, ['srikalahasti', 'kanipakam'])
  })

  it('is another order, if that is enough', () => {
    const day = restOf(['kapila-theertham', 'tiruchanoor', 'srinivasa-mangapuram'])
    const { frame, temples, wishes, locked } = day
    const order = temples.map(({ id }) => id)
    const best = planChosen({ ...frame, reserveMinutes: 0 }, temples, wishes, { order, locked }).timeline
    const advice = adviceFor({ ...day, frame: { ...frame, backBy: best.backAt } })
    assert.deepEqual(advice?.leaveOut, [])
    assert.deepEqual(
      advice?.order,
      best.stops.map(({ temple }) => temple),
    )
  })
})

describe('advice', () => {
  it('is not given for what is under way alone', () => {
    assert.equal(adviceFor({ ...restOf([]), isWhole: false }), null)
  })

  it('never empties a day', () => {
    assert.equal(adviceFor(restOf(['tirumala'])), null)
    const [only] = ['srikalahasti'] as const
    const day = restOf([only])
    const advice = adviceFor({ ...day, frame: { ...day.frame, backBy: 17 * 60 } })
    assert.deepEqual(advice?.leaveOut, [])
    assert.ok(advice.backBy && advice.backBy >= advice.backAt)
  })

  it('keeps the temple with an hour on its ticket, if need be until later', () => {
    const day = restOf(['kapila-theertham', 'tirumala', 'govindaraja'], 'must')
    const frame = { ...day.frame, ticket: { kind: 'timedToken' as const, at: 16 * 60 } }
    const advice = adviceFor({ ...day, frame })
    assert.ok(advice?.backBy)
    assert.ok(advice.order.includes('tirumala'))
    assert.ok(!advice.leaveOut.includes('tirumala'))
  })
})

describe('the best order', () => {
  it('leaves nothing out', () => {
    const ids: TempleId[] = ['kanipakam', 'srikalahasti', 'tirumala', 'kapila-theertham', 'govindaraja']
    assert.deepEqual(ordered(restOf(ids)).toSorted(), ids.toSorted())
  })

  it('is there when nothing fits any more, on the way to the last temple', () => {
    const day = restOf(['tiruchanoor'])
    const late = { ...day, fixedStops: 1, isWhole: false, frame: { ...day.frame, leavesAt: 1350 } }
    assert.deepEqual(ordered(late), ['tiruchanoor'])
  })

  it('is that of a day just planned, or as good', () => {
    for (const leavesAt of [5 * 60, 8 * 60, 11 * 60, 850]) {
      const { frame, temples, wishes } = restOf(guide.temples.map(({ id }) => id))
      const { stops } = planDay({ ...frame, leavesAt }, temples, wishes).timeline
      assert.ok(stops.length > 2)
      const day = restOf(stops.map(({ temple }) => temple))
      assert.equal(hasBetterOrder({ ...day, frame: { ...frame, leavesAt } }), false)
    }
  })

  it('is better than a detour', () => {
    assert.equal(hasBetterOrder(restOf(['srikalahasti', 'tiruchanoor', 'kapila-theertham'])), true)
  })
})

describe('a temple that is added', () => {
  it('stands where it costs least, and nothing else changes places', () => {
    const { order, cost } = additionOf(restOf(['kapila-theertham', 'tiruchanoor']), templeOf('govindaraja'))
    assert.deepEqual(
      order.filter((id) => id !== 'govindaraja'),
      ['kapila-theertham', 'tiruchanoor'],
    )
    assert.equal(cost.kind, 'backLater')
  })

  it('says which others it would push out', () => {
    const { cost } = additionOf(restOf(['srikalahasti']), templeOf('kanipakam'))
    assert.deepEqual(cost, { kind: 'pushesOut', temples: ['srikalahasti'] })
  })
})

function restOf(ids: readonly TempleId[], wish: Wish = 'like') {
  const station = guide.gateways.find(({ id }) => id === 'railwayStation')
  assert.ok(station)
  const place = { coordinates: station.coordinates.value, gateway: station.id }
  const frame: DayFrame = {
    ...usualFrame,
    date: '2026-11-23',
    start: place,
    end: place,
    leavesAt: 850,
    backBy: 1200,
    lunchMinutes: 0,
  }
  return {
    frame,
    temples: ids.map(templeOf),
    wishes: Object.fromEntries(ids.map((id) => [id, wish])),
    locked: [],
    fixedStops: 0,
    isWhole: true,
    freedom: null,
  }
}

function templeOf(id: TempleId) {
  const temple = guide.temples.find((one) => one.id === id)
  assert.ok(temple)
  return dayTemple(temple, guide.gateways)
}
