import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OpeningHours } from './hours.ts'
import { type OpeningNotice, openingNotice } from './opening-notice.ts'
import { openingStatus } from './status.ts'

const split: OpeningHours = {
  sessions: [
    { opens: '05:30', closes: '12:00' },
    { opens: '16:30', closes: '20:30' },
  ],
  exceptions: [{ weekdays: ['tuesday'], sessions: [] }],
}
const disputedAtNoon: OpeningHours = {
  sessions: [{ opens: '05:00', closes: '21:00' }],
  disputed: [
    { opens: '04:00', closes: '05:00' },
    { opens: '12:00', closes: '16:00' },
    { opens: '20:30', closes: '21:00' },
  ],
}
const openFromMondayToFriday: OpeningHours = {
  sessions: [{ opens: '00:00', closes: '24:00' }],
  exceptions: [{ weekdays: ['saturday', 'sunday'], sessions: [] }],
}

/** 1 November 2026 is a Sunday. Times are India's; the last one is when the notice changes. */
const cases: [OpeningHours | null, string, OpeningNotice, string | null][] = [
  [null, '2026-11-01T12:00', { message: 'hoursUnknown' }, null],
  [{ sessions: [{ opens: '00:00', closes: '24:00' }] }, '2026-11-01T12:00', { message: 'openAllDay' }, null],
  [split, '2026-11-01T10:59', { message: 'openUntil', at: 720 }, '2026-11-01T11:00'],
  [split, '2026-11-01T11:00', { message: 'closesIn', minutes: 60 }, '2026-11-01T11:01'],
  [split, '2026-11-01T11:20:59', { message: 'closesIn', minutes: 40 }, '2026-11-01T11:21'],
  [split, '2026-11-01T11:59:30', { message: 'closesIn', minutes: 1 }, '2026-11-01T12:00'],
  [split, '2026-11-01T12:00', { message: 'opensTodayAt', at: 990 }, '2026-11-01T16:30'],
  [split, '2026-11-01T20:30', { message: 'opensTomorrowAt', at: 330 }, '2026-11-02T00:00'],
  [
    split,
    '2026-11-02T20:30',
    { message: 'opensOnWeekdayAt', weekday: 'wednesday', at: 330 },
    '2026-11-03T00:00',
  ],
  [disputedAtNoon, '2026-11-01T10:00', { message: 'openAtLeastUntil', at: 720 }, '2026-11-01T11:00'],
  [disputedAtNoon, '2026-11-01T11:20', { message: 'mayCloseIn', minutes: 40 }, '2026-11-01T11:21'],
  [disputedAtNoon, '2026-11-01T12:00', { message: 'disputedThenOpenFrom', at: 960 }, '2026-11-01T16:00'],
  [disputedAtNoon, '2026-11-01T20:30', { message: 'disputedThenClosedFrom', at: 1260 }, '2026-11-01T21:00'],
  [disputedAtNoon, '2026-11-01T21:00', { message: 'opensTomorrowAt', at: 300 }, '2026-11-02T00:00'],
  [disputedAtNoon, '2026-11-02T00:00', { message: 'opensTodayAt', at: 300 }, '2026-11-02T04:00'],
  [openFromMondayToFriday, '2026-11-02T09:00', { message: 'openAllDay' }, '2026-11-06T00:01'],
  [openFromMondayToFriday, '2026-11-06T00:01', { message: 'openUntil', at: 0 }, '2026-11-06T23:00'],
]

describe('the notice', () => {
  for (const [hours, time, notice, change] of cases) {
    it(`is ${notice.message} at ${time}`, () => {
      const noticeAt = (when: Date | number) => openingNotice(openingStatus(hours, new Date(when)), true)
      assert.deepEqual(noticeAt(new Date(`${time}+05:30`)), notice)
      if (change === null) return
      const changesAt = Date.parse(`${change}+05:30`)
      assert.deepEqual(noticeAt(changesAt - 1), notice)
      assert.notDeepEqual(noticeAt(changesAt), notice)
    })
  }
})

it('says of hours that are not sure until when it is open, not that it is so at least', () => {
  const noticeAt = (time: string) =>
    openingNotice(openingStatus(disputedAtNoon, new Date(`2026-11-01T${time}+05:30`)), false)
  assert.deepEqual(noticeAt('10:00'), { message: 'openUntil', at: 720 })
  assert.deepEqual(noticeAt('11:20'), { message: 'mayCloseIn', minutes: 40 })
})
