import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guide } from '#guide/guide.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { type DayFrame, type Place, usualFrame } from './day-frame.ts'
import { followOrder } from './follow-order.ts'
import { planChosen, planDay } from './plan-day.ts'
import { plannedTemple } from './planned-temple.ts'
import type { Wish } from './wishes.ts'

const temples = guide.temples.map((temple) => plannedTemple(temple, guide.gateways))
const station = gateway('railwayStation')
const friday: DayFrame = {
  ...usualFrame,
  date: '2026-11-27',
  start: station,
  end: station,
  leavesAt: 8 * 60,
  backBy: 20 * 60,
}

describe('a planned day', () => {
  it('is the one that its order brings', () => {
    const { timeline } = planDay(friday, temples, allLiked())
    assert.deepEqual(
      followOrder(
        friday,
        timeline.stops.map(({ temple }) => known(temple)),
      ),
      timeline,
    )
    assert.ok(timeline.stops.length > 4)
  })

  it('never has both far temples, and says which musts exclude each other', () => {
    const { timeline, conflict } = planDay(friday, temples, {
      ...allLiked(),
      kanipakam: 'must',
      srikalahasti: 'must',
    })
    assert.deepEqual(conflict, ['srikalahasti', 'kanipakam'])
    assert.ok(timeline.stops.some(({ temple }) => temple === 'srikalahasti'))
  })

  it('is in time with lunch where it is shown, and not only for whoever waits for it in front of an open door', () => {
    const [first, other] = (['iskcon', 'govindaraja'] as const).map((id) => ({
      ...known(id),
      coordinates: station.coordinates,
      openingHours: {
        value: { sessions: [{ opens: '06:00', closes: '20:00' }] },
        confidence: 'high' as const,
      },
      visitMinutes: { least: 25, usual: 90, most: 120 },
      distances: {},
    }))
    assert.ok(first && other)
    const crowdedHours = { weekdays: ['friday' as const], from: '10:00', until: '12:00', moreMinutes: 100 }
    const order = [first.id, other.id]
    const planned = (backBy: number) => {
      const { timeline } = planChosen(
        { ...friday, leavesAt: 10 * 60 + 15, backBy, reserveMinutes: 0 },
        [{ ...first, crowdedHours }, other],
        { iskcon: 'must', govindaraja: 'like' },
        { order, locked: order },
      )
      return [timeline.stops.length, timeline.backAt]
    }
    assert.deepEqual(planned(16 * 60 + 5), [2, 964])
    assert.deepEqual(planned(15 * 60 + 45), [1, 817])
  })

  it('belongs to Tirumala alone without a ticket', () => {
    const frame = { ...friday, leavesAt: 6 * 60 }
    const { timeline, leftOut } = planDay(frame, temples, { ...allLiked(), tirumala: 'must' })
    assert.deepEqual(
      timeline.stops.map(({ temple }) => temple),
      ['tirumala'],
    )
    assert.equal(leftOut.length, 9)
  })
})

function allLiked(): Partial<Record<TempleId, Wish>> {
  return Object.fromEntries(temples.map(({ id }) => [id, 'like']))
}

function known(id: TempleId) {
  return temples.find((temple) => temple.id === id) ?? assert.fail(id)
}

function gateway(id: string): Place {
  const found = guide.gateways.find((one) => one.id === id) ?? assert.fail(id)
  return { coordinates: found.coordinates.value, gateway: id }
}
