import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openingHoursSchema } from './schema.ts'

const morning = { opens: '06:00', closes: '12:00' }

describe('the schema of opening hours', () => {
  const right: [string, object][] = [
    ['one session', { sessions: [morning] }],
    ['a night that runs on', { sessions: [{ opens: '03:00', closes: '25:30' }] }],
    ['the whole day', { sessions: [{ opens: '00:00', closes: '24:00' }] }],
    [
      'a dispute about the night that runs on',
      { sessions: [{ opens: '03:00', closes: '25:00' }], disputed: [{ opens: '25:00', closes: '25:30' }] },
    ],
    ['a closed day', { sessions: [morning], exceptions: [{ weekdays: ['tuesday'], sessions: [] }] }],
    [
      'a weekday with a dispute of its own',
      {
        sessions: [morning],
        exceptions: [
          { weekdays: ['friday'], sessions: [morning], disputed: [{ opens: '03:30', closes: '06:00' }] },
        ],
      },
    ],
    ['one open day', { sessions: [], exceptions: [{ weekdays: ['friday'], sessions: [morning] }] }],
  ]
  for (const [what, hours] of right) {
    it(`takes ${what}`, () => assert.deepEqual(openingHoursSchema.parse(hours), hours))
  }

  const wrong: [string, object, RegExp][] = [
    ['no time at all', { sessions: [] }, /surely open/],
    ['a dispute about everything', { sessions: [morning], disputed: [morning] }, /surely open/],
    [
      'a dispute within a session',
      { sessions: [morning], disputed: [{ opens: '11:30', closes: '12:00' }] },
      /on sunday the span from 11:30 is disputed and overlaps another/,
    ],
    [
      'a session that begins within a dispute',
      { sessions: [morning], disputed: [{ opens: '05:30', closes: '06:01' }] },
      /on sunday the span from 06:00 is surely open and overlaps another/,
    ],
    [
      "a dispute within a weekday's own session",
      {
        sessions: [morning],
        exceptions: [
          { weekdays: ['friday'], sessions: [morning], disputed: [{ opens: '07:00', closes: '08:00' }] },
        ],
      },
      /on friday the span from 07:00 is disputed/,
    ],
    [
      'a dispute within the night of the day before',
      { sessions: [{ opens: '18:00', closes: '26:00' }], disputed: [{ opens: '01:00', closes: '03:00' }] },
      /on sunday the span from 01:00 is disputed/,
    ],
    [
      'sessions of two days that overlap',
      {
        sessions: [{ opens: '06:00', closes: '29:00' }],
        exceptions: [{ weekdays: ['monday'], sessions: [{ opens: '04:00', closes: '05:00' }] }],
      },
      /on monday the span from 04:00 is surely open/,
    ],
    ['a time without a leading nought', { sessions: [{ opens: '6:00', closes: '12:00' }] }, /opens/],
    ['a minute that is none', { sessions: [{ opens: '06:60', closes: '12:00' }] }, /opens/],
    ['an hour that is none', { sessions: [{ opens: '06:00', closes: '48:00' }] }, /closes/],
    ['a closing before the opening', { sessions: [{ opens: '22:00', closes: '02:00' }] }, /before it opens/],
    ['an empty session', { sessions: [{ opens: '06:00', closes: '06:00' }] }, /before it opens/],
    ['more than a day', { sessions: [{ opens: '06:00', closes: '30:01' }] }, /longer than a day/],
    [
      'sessions that overlap',
      { sessions: [morning, { opens: '11:59', closes: '13:00' }] },
      /overlap, touch or are not in order/,
    ],
    [
      'sessions that are one',
      { sessions: [morning, { opens: '12:00', closes: '13:00' }] },
      /overlap, touch or are not in order/,
    ],
    [
      'sessions in the wrong order',
      { sessions: [{ opens: '16:00', closes: '20:00' }, morning] },
      /overlap, touch or are not in order/,
    ],
    [
      'a weekday with two exceptions',
      {
        sessions: [morning],
        exceptions: [
          { weekdays: ['friday'], sessions: [] },
          { weekdays: ['monday', 'friday'], sessions: [morning] },
        ],
      },
      /named twice/,
    ],
    [
      'an exception for no day',
      { sessions: [morning], exceptions: [{ weekdays: [], sessions: [] }] },
      /weekdays/,
    ],
    [
      'a weekday that is none',
      { sessions: [morning], exceptions: [{ weekdays: ['Fri'], sessions: [] }] },
      /weekdays/,
    ],
    ['a misspelt field', { sessions: [morning], exception: [] }, /exception/],
  ]
  for (const [what, hours, message] of wrong) {
    it(`refuses ${what}`, () => {
      const { error } = openingHoursSchema.safeParse(hours)
      const problems = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      assert.match(problems?.join('\n') ?? '', message)
    })
  }
})
