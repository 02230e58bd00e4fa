import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { TempleId } from '#guide/temple-ids.ts'
import type { DaySettings } from './entries/values.ts'
import { dayOf, places, seenEntries } from './testing/days.ts'
import { viewOfDay } from './view.ts'

const order: TempleId[] = ['kapila-theertham', 'govindaraja', 'tiruchanoor']

describe('a day without an hour', () => {
  it('begins now by day', () => {
    assert.deepEqual(startOf('14:10'), ['2026-11-23', 14 * 60 + 10])
  })

  it('begins tomorrow morning once nothing fits into today', () => {
    assert.deepEqual(startOf('22:30'), ['2026-11-24', 8 * 60])
    assert.deepEqual(startOf('23:59'), ['2026-11-24', 8 * 60])
  })

  it('begins at the same hour of the same morning, whether it is planned before midnight or after', () => {
    assert.deepEqual(startOf('00:20', '2026-11-24'), ['2026-11-24', 8 * 60])
    assert.deepEqual(startOf('03:59', '2026-11-24'), ['2026-11-24', 8 * 60])
  })

  it('begins before dawn in time for the first door, from four o’clock on', () => {
    assert.deepEqual(startOf('04:00', '2026-11-24'), ['2026-11-24', 6 * 60 + 45])
  })

  it('begins before four for a ticket of the early morning', () => {
    const day = dayOf(['tirumala'], { ticket: { kind: 'specialEntry', at: 360 } })
    const { frame, timeline } = viewOfDay(day, {}, places, new Date('2026-11-24T03:30+05:30'))
    assert.equal(frame.date, '2026-11-24')
    assert.equal(timeline.stops[0]?.beginsAt, 360)
  })

  it('keeps a date and an hour that the reader has chosen', () => {
    assert.deepEqual(startOf('22:30', '2026-11-23', { date: '2026-11-23' }), ['2026-11-23', 22 * 60 + 30])
    assert.deepEqual(startOf('22:30', '2026-11-23', { leavesAt: 600 }), ['2026-11-23', 600])
    assert.deepEqual(startOf('22:30', '2026-11-23', { date: '2026-11-30' }), ['2026-11-30', 8 * 60])
  })

  it('goes on today once something of it has been seen', () => {
    assert.deepEqual(startOf('22:30', '2026-11-23', {}, ['govindaraja']), ['2026-11-23', 600])
  })
})

function startOf(
  time: string,
  date = '2026-11-23',
  settings: Partial<DaySettings> = {},
  seen: readonly TempleId[] = [],
): [string, number] {
  const entries = seenEntries(
    date,
    seen.map((temple) => [temple, 600]),
  )
  const now = new Date(`${date}T${time}+05:30`)
  const { frame } = viewOfDay(dayOf(order, settings), entries, places, now)
  return [frame.date, frame.leavesAt]
}
