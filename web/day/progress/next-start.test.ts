import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guide } from '#guide/guide.ts'
import { plannedTemple } from '#guide/plan/planned-temple.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { DayValue } from '#visits/entry-values.ts'
import { newDay } from '../../visits/new-day.ts'
import { framedDay } from './frame.ts'
import { startingInTime } from './next-start.ts'

const gateways = guide.gateways.map(({ id, coordinates }) => ({ id, coordinates: coordinates.value }))
const order: TempleId[] = ['kapila-theertham', 'govindaraja', 'tiruchanoor']

describe('a day without an hour', () => {
  it('begins now by day', () => {
    assert.deepEqual(startOf('14:10'), ['2026-11-23', 14 * 60 + 10])
  })

  it('begins tomorrow morning once nothing fits into today', () => {
    assert.deepEqual(startOf('22:30'), ['2026-11-24', 8 * 60])
    assert.deepEqual(startOf('23:59'), ['2026-11-24', 8 * 60])
  })

  it('begins before dawn in time for the first door, of the same day that it was planned for before midnight', () => {
    const [date, leavesAt] = startOf('00:20', '2026-11-24')
    assert.equal(date, '2026-11-24')
    assert.ok(leavesAt > 4 * 60 && leavesAt < 6 * 60, `leaves at ${leavesAt}`)
  })

  it('keeps a date and an hour that the reader has chosen', () => {
    assert.deepEqual(startOf('22:30', '2026-11-23', { date: '2026-11-23' }), ['2026-11-23', 22 * 60 + 30])
    assert.deepEqual(startOf('22:30', '2026-11-23', { leavesAt: 600 }), ['2026-11-23', 600])
    assert.deepEqual(startOf('22:30', '2026-11-23', { date: '2026-11-30' }), ['2026-11-30', 8 * 60])
  })

  it('goes on today once something of it has been seen', () => {
    assert.deepEqual(startOf('22:30', '2026-11-23', {}, ['govindaraja']), ['2026-11-23', 22 * 60 + 30])
  })
})

function startOf(
  time: string,
  date = '2026-11-23',
  settings: Partial<DayValue> = {},
  seen: readonly TempleId[] = [],
): [string, number] {
  const temples = order.flatMap((id) => {
    const temple = guide.temples.find((one) => one.id === id)
    return temple ? [plannedTemple(temple, guide.gateways)] : []
  })
  const day = { ...newDay, ...settings }
  const framed = framedDay(day, gateways, null, new Date(`${date}T${time}+05:30`))
  const { frame } = startingInTime(framed, day, temples, new Map(seen.map((id) => [id, 600])))
  return [frame.date, frame.leavesAt]
}
