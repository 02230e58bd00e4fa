import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OpeningHours } from './hours.ts'
import { type OpeningStatus, openingStatus, type RelativeDay } from './status.ts'

const overnight: OpeningHours = { sessions: [{ opens: '18:00', closes: '26:00' }] }

/** Cases that `status.property.test.ts` does not generate. 1 November 2026 is a Sunday. Times are India's. */
const cases: [string, OpeningHours | null, string, OpeningStatus][] = [
  ['hours that nobody knows', null, '2026-11-01T12:00', { kind: 'unknown' }],
  [
    'sessions that together span round the clock',
    {
      sessions: [
        { opens: '04:00', closes: '16:00' },
        { opens: '16:00', closes: '28:00' },
      ],
    },
    '2026-11-07T23:59',
    { kind: 'alwaysOpen' },
  ],
  ['the last millisecond of a night session', overnight, '2026-11-03T01:59:59.999', open('02:00', 1)],
  [
    'one evening in the week, seen just after it',
    { sessions: [], exceptions: [{ weekdays: ['friday'], sessions: [{ opens: '18:00', closes: '20:00' }] }] },
    '2026-11-06T20:00',
    closed('18:00', 7 * 1440 - 120, 'friday'),
  ],
  ['a time before 1970', overnight, '1969-12-31T23:00:30', open('02:00', 180)],
]

describe('the status', () => {
  for (const [what, hours, time, status] of cases) {
    it(`knows ${what}`, () => {
      assert.deepEqual(openingStatus(hours, new Date(`${time}+05:30`)), status)
    })
  }
})

function open(at: string, closesInMinutes: number): OpeningStatus {
  return { kind: 'open', closesAt: minutes(at), closesInMinutes, into: 'closed' }
}

function closed(at: string, opensInMinutes: number, opensOn: RelativeDay): OpeningStatus {
  return { kind: 'closed', opensAt: minutes(at), opensInMinutes, opensOn }
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
