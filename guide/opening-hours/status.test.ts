import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OpeningHours } from './hours.ts'
import { type OpeningStatus, openingStatus, type RelativeDay } from './status.ts'

const overnight: OpeningHours = { sessions: [{ opens: '18:00', closes: '26:00' }] }
const closedOnTuesdays: OpeningHours = {
  sessions: [{ opens: '06:00', closes: '20:00' }],
  exceptions: [{ weekdays: ['tuesday'], sessions: [] }],
  disputed: [{ opens: '12:00', closes: '15:00' }],
}
const disputedFirst: OpeningHours = {
  sessions: [{ opens: '07:00', closes: '20:00' }],
  disputed: [{ opens: '06:00', closes: '07:00' }],
  exceptions: [{ weekdays: ['tuesday'], sessions: [] }],
}
const longNightOnSaturdays: OpeningHours = {
  sessions: [{ opens: '06:00', closes: '20:00' }],
  exceptions: [
    { weekdays: ['saturday'], sessions: [{ opens: '06:00', closes: '27:00' }] },
    { weekdays: ['sunday'], sessions: [{ opens: '09:00', closes: '20:00' }] },
  ],
}

/** 1 November 2026 is a Sunday. Times are India's. */
const cases: [string, OpeningHours | null, string, OpeningStatus][] = [
  ['hours that nobody knows', null, '2026-11-01T12:00', { kind: 'unknown' }],
  [
    'a temple that is never surely open',
    { sessions: [{ opens: '06:00', closes: '12:00' }], disputed: [{ opens: '06:00', closes: '12:00' }] },
    '2026-11-01T07:00',
    { kind: 'unknown' },
  ],
  [
    'a temple open round the clock',
    { sessions: [{ opens: '00:00', closes: '24:00' }] },
    '2026-11-01T00:00',
    { kind: 'alwaysOpen' },
  ],
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
  ['the last minute before midnight of a night session', overnight, '2026-11-02T23:59', open('02:00', 121)],
  ['midnight in a night session', overnight, '2026-11-03T00:00', open('02:00', 120)],
  ['the last second of a night session', overnight, '2026-11-03T01:59:59.999', open('02:00', 1)],
  ['the end of a night session', overnight, '2026-11-03T02:00', closed('18:00', 960, 'today')],
  ['the night from Saturday to Sunday', overnight, '2026-11-08T00:30', open('02:00', 90)],
  [
    'the evening before a closed day',
    closedOnTuesdays,
    '2026-11-02T21:00',
    closed('06:00', 33 * 60, 'wednesday'),
  ],
  [
    'a closed day, on which nothing is disputed either',
    closedOnTuesdays,
    '2026-11-03T13:00',
    closed('06:00', 17 * 60, 'tomorrow'),
  ],
  [
    'a disputed span',
    closedOnTuesdays,
    '2026-11-04T13:00',
    { kind: 'disputed', certainly: 'open', certainAt: 900 },
  ],
  [
    'the hours before a disputed morning, after which it is surely open',
    disputedFirst,
    '2026-11-01T04:00',
    closed('07:00', 180, 'today'),
  ],
  ['the evening before it', disputedFirst, '2026-11-01T21:00', closed('07:00', 600, 'tomorrow')],
  [
    'the evening before a closed day, after which comes a disputed morning',
    disputedFirst,
    '2026-11-02T20:00',
    closed('07:00', 35 * 60, 'wednesday'),
  ],
  [
    'a dispute on one day, and a sure opening on the next',
    { sessions: [{ opens: '01:00', closes: '20:00' }], disputed: [{ opens: '23:00', closes: '24:00' }] },
    '2026-11-01T20:00',
    closed('01:00', 300, 'tomorrow'),
  ],
  ["an exceptional Saturday's night", longNightOnSaturdays, '2026-11-07T22:00', open('03:00', 300)],
  [
    "the same night on Sunday, which has another day's hours",
    longNightOnSaturdays,
    '2026-11-08T02:30',
    open('03:00', 30),
  ],
  ['Sunday once that night is over', longNightOnSaturdays, '2026-11-08T03:00', closed('09:00', 360, 'today')],
  [
    'the night before, which is an ordinary one',
    longNightOnSaturdays,
    '2026-11-07T00:30',
    closed('06:00', 330, 'today'),
  ],
  [
    'a night that runs into the morning of the next day',
    {
      sessions: [{ opens: '06:00', closes: '20:00' }],
      exceptions: [{ weekdays: ['thursday'], sessions: [{ opens: '06:00', closes: '30:00' }] }],
    },
    '2026-11-06T05:00',
    open('20:00', 900),
  ],
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
  return { kind: 'open', closesAt: minutes(at), closesInMinutes, disputed: false }
}

function closed(at: string, opensInMinutes: number, opensOn: RelativeDay): OpeningStatus {
  return { kind: 'closed', opensAt: minutes(at), opensInMinutes, opensOn }
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
