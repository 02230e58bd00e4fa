import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { guide } from '../guide.ts'
import type { OpeningHours } from './hours.ts'
import { openingStatus } from './status.ts'
import { weekdays } from './weekday.ts'

const { temples } = guide

/**
 * The expected hours of each temple, midnight to midnight in India, written by hand from the sources. `-` joins the
 * ends of a span in which it is certainly open, `?` those of a disputed one. Days run from Sunday to Saturday.
 */
const daysOf: Record<string, string[]> = {
  tirumala: everyDay('00:00?01:30 03:00-22:30 22:30?24:00'),
  tiruchanoor: [
    '04:50?07:30 07:30-20:00 20:00?22:30',
    '04:50?07:30 07:30-20:00 20:00?22:30',
    '04:50?07:30 07:30-20:00 20:00?22:30',
    '04:50?07:30 07:30-20:00 20:00?22:30',
    '04:50?07:30 07:30-20:00 20:00?22:30',
    '03:30?07:30 07:30-20:00 20:00?22:30',
    '04:50?07:30 07:30-20:00 20:00?22:30',
  ],
  'srinivasa-mangapuram': everyDay('05:00?06:00 06:00-12:30 12:30?16:00 16:00-20:00 20:00?20:30'),
  'kapila-theertham': everyDay('05:00?07:00 07:00-16:00 16:00?18:30 18:30-20:00 20:00?21:00'),
  srikalahasti: everyDay('05:00?06:00 06:00-12:30 12:30?16:00 16:00-21:00'),
  kanipakam: everyDay('04:00?06:00 06:00-19:00 19:00?21:30'),
  govindaraja: everyDay(
    '05:00?06:30 06:30-09:00 09:00?09:30 09:30-12:30 12:30?13:00 13:00-18:00 18:00?21:30',
  ),
  iskcon: everyDay('04:30?07:30 07:30-13:00 13:00?16:15 16:15-20:30 20:30?21:00'),
  'vakula-matha': everyDay(
    '05:30?07:30 07:30-11:30 11:30?16:30 16:30-18:00 18:00?18:30 18:30-20:00 20:00?20:30',
  ),
  appalayagunta: everyDay('05:45?06:15 06:15-12:00 12:00?14:00 14:00-20:00 20:00?21:00'),
}

/** An invented temple whose weekdays differ more than any in the guide. */
const unlikeDays: OpeningHours = {
  sessions: [
    { opens: '05:30', closes: '12:00' },
    { opens: '16:30', closes: '20:00' },
  ],
  disputed: [{ opens: '20:00', closes: '20:30' }],
  exceptions: [
    {
      weekdays: ['friday'],
      sessions: [
        { opens: '03:30', closes: '20:00' },
        { opens: '20:30', closes: '25:15' },
      ],
      disputed: [{ opens: '20:00', closes: '20:30' }],
    },
    { weekdays: ['tuesday'], sessions: [] },
  ],
}

const tables = [
  ...temples
    .map(({ id, openingHours }) => ({ id, hours: openingHours.value, days: daysOf[id] }))
    .filter(({ hours }) => hours !== null),
  {
    id: 'a temple with a long and a closed day',
    hours: unlikeDays,
    days: [
      '05:30-12:00 16:30-20:00 20:00?20:30',
      '05:30-12:00 16:30-20:00 20:00?20:30',
      '',
      '05:30-12:00 16:30-20:00 20:00?20:30',
      '05:30-12:00 16:30-20:00 20:00?20:30',
      '03:30-20:00 20:00?20:30 20:30-24:00',
      '00:00-01:15 05:30-12:00 16:30-20:00 20:00?20:30',
    ],
  },
]

/** Sunday, 1 November 2026, 00:00 in India. Clocks in Los Angeles change on that day. */
const beginning = Date.UTC(2026, 9, 31, 18, 30)

describe('every minute of a week, on a phone far from India,', () => {
  const zone = process.env.TZ
  before(() => {
    process.env.TZ = 'America/Los_Angeles'
    assert.equal(new Date('2026-12-01T00:00:00Z').getTimezoneOffset(), 480)
  })
  after(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  for (const { id, hours, days } of tables) {
    it(`is as the table says for ${id}`, () => {
      assert.ok(hours && days, 'the table has its days')
      const week = paintedWeek(days)
      for (const [minute, kind] of week.entries()) {
        const now = new Date(beginning + minute * 60_000)
        const where = `minute ${minute}, ${now.toISOString()}`
        const expected = expectedStatus(week, minute)
        assert.equal(JSON.stringify(openingStatus(hours, now)), JSON.stringify(expected), where)
        assert.equal(expected.kind, kind)
      }
    })
  }
})

type Kind = 'open' | 'closed' | 'disputed'

function everyDay(spans: string): string[] {
  return weekdays.map(() => spans)
}

function paintedWeek(days: string[]): Kind[] {
  const week: Kind[] = new Array(7 * 1440).fill('closed')
  for (const [day, spans] of days.entries()) {
    for (const span of spans.split(' ').filter(Boolean)) {
      const [, from = '', joint, until = ''] =
        /^(\d\d:\d\d)([-?])(\d\d:\d\d)$/.exec(span) ?? assert.fail(span)
      week.fill(joint === '?' ? 'disputed' : 'open', day * 1440 + minutes(from), day * 1440 + minutes(until))
    }
  }
  return week
}

function minutes(time: string): number {
  const [hour, minute] = time.split(':').map(Number)
  return (hour ?? 0) * 60 + (minute ?? 0)
}

/** Found by stepping from minute to minute. */
function expectedStatus(week: Kind[], minute: number) {
  const kindAt = (at: number) => week[at % week.length]
  const walkTo = (from: number, reached: (kind: Kind | undefined) => boolean) => {
    let at = from
    while (!reached(kindAt(at))) at++
    return at
  }
  const kind = kindAt(minute)
  const changesAt = walkTo(minute, (other) => other !== kind)
  const day = (at: number) => {
    const days = Math.floor(at / 1440) - Math.floor(minute / 1440)
    return days === 0 ? 'today' : days === 1 ? 'tomorrow' : weekdays[Math.floor(at / 1440) % 7]
  }
  const at = changesAt % 1440
  const inMinutes = changesAt - minute
  if (kind === 'open') {
    return { kind, closesAt: at, closesInMinutes: inMinutes, into: kindAt(changesAt) }
  }
  if (kind === 'closed') {
    const opensAt = walkTo(minute, (other) => other === 'open')
    return { kind, opensAt: opensAt % 1440, opensInMinutes: opensAt - minute, opensOn: day(opensAt) }
  }
  return { kind, certainly: kindAt(changesAt), certainAt: at }
}
