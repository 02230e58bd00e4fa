import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { areSure } from '#guide/checks/independent-sources.ts'
import { content } from '#guide/content.ts'
import { guide } from '#guide/guide.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { OpeningSession } from './hours.ts'
import { minutesOf, minutesPerDay } from './india-time.ts'
import { hoursOn } from './week.ts'
import { type Weekday, weekdays } from './weekday.ts'

const { temples } = guide
const { sources } = content

type Said = {
  /** Null for a list that must not be cited. */
  by: string | null
  /** The temple lets pilgrims in during these hours, and not at other times. */
  hours?: string
  /** Hours of a part of the day or of another season, from which nothing follows for the rest. */
  atLeast?: string
  /** Hours on these days, if they differ. */
  on?: Partial<Record<Weekday, string>>
}

/** What the sources say, copied by hand. */
const said: Record<TempleId, Said[]> = {
  tirumala: [
    { by: 'ap7am-daily-worship', hours: '03:00-25:30' },
    { by: 'go-tirupati-daily-sevas', atLeast: '03:00-03:30' },
    // The source counts the pilgrims of a Friday between these hours.
    { by: 'webdunia-telugu-pilgrims-counted', atLeast: '03:00-18:00' },
    // The source names only the end of the day.
    { by: 'hans-india-darshan-until-eleven', atLeast: '18:00-23:00' },
    { by: null, hours: '03:00-25:30', on: { friday: '03:00-22:30' } },
  ],
  tiruchanoor: [
    { by: 'sakshi-tiruchanoor-hours', hours: '05:00-21:30' },
    { by: 'sakshi-tiruchanoor-hours', atLeast: '05:00-22:30' },
    { by: 'ttd-news-tiruchanoor-hours', atLeast: '07:30-20:00' },
    { by: null, hours: '04:50-21:30', on: { friday: '03:30-21:30' } },
  ],
  'srinivasa-mangapuram': [
    { by: 'vidzone-srinivasa-mangapuram', hours: '06:00-12:30 16:00-20:30' },
    { by: 'new-indian-express-bus-tour', atLeast: '14:00-15:30' },
    { by: null, hours: '05:00-20:00' },
    { by: null, atLeast: '05:00-20:30' },
  ],
  'kapila-theertham': [
    { by: 'gokshetra', hours: '07:00-16:00 17:30-21:00' },
    { by: 'timbadia-insights', hours: '05:00-16:00 17:30-21:00' },
    { by: null, hours: '07:00-16:00 17:30-20:00' },
    // The list adds half an hour at eleven, which no other source has.
    { by: null, hours: '07:00-16:00 18:30-20:00' },
    { by: null, atLeast: '05:00-21:00' },
  ],
  srikalahasti: [
    { by: 'samayam-srikalahasti-karthika', atLeast: '05:00-21:00' },
    { by: 'etv-bharat-srikalahasti-all-day', atLeast: '06:00-18:00' },
    { by: 'telugupost-srikalahasti-eclipse', atLeast: '20:00-21:00' },
    { by: 'bloggy-master', hours: '06:00-12:30 16:00-21:00' },
    // The list adds half an hour on Saturdays and Sundays.
    { by: null, hours: '06:00-21:00' },
  ],
  kanipakam: [
    { by: 'sakshi-kanipakam-hours', hours: '04:00-21:00' },
    { by: 'mic-tv', atLeast: '06:00-19:00' },
    { by: null, atLeast: '05:00-21:30' },
  ],
  govindaraja: [
    { by: 'ttd-temples-2015', hours: '05:00-21:00' },
    { by: 'ttd-news-govindaraja', hours: '06:30-09:00 09:30-12:30 13:00-18:00' },
    { by: null, hours: '05:00-21:30' },
  ],
  iskcon: [
    { by: null, hours: '04:30-13:00 16:15-20:30' },
    { by: null, hours: '07:30-20:30' },
    { by: null, atLeast: '16:00-21:00' },
  ],
  'vakula-matha': [
    {
      by: 'yatradham',
      hours: '06:45-11:30 16:30-18:00 18:30-20:30',
      on: { friday: '07:30-11:30 16:30-18:00 18:30-20:30' },
    },
    { by: 'yatradham', atLeast: '05:30-12:00 16:30-20:30' },
    { by: 'hindutva-online-vakula-matha', hours: '06:00-20:00' },
  ],
  appalayagunta: [
    { by: 'vidzone-appalayagunta', hours: '06:15-12:00 14:00-20:00' },
    { by: 'hindutva-online', hours: '05:45-12:00 14:00-20:00' },
    { by: null, atLeast: '06:00-21:00' },
  ],
}

describe('the hours of each temple are those of its sources', () => {
  for (const { id, openingHours } of temples) {
    const { value, confidence } = openingHours
    if (value === null) continue
    for (const weekday of weekdays) {
      const { sessions, disputed = [] } = hoursOn(weekday, value)
      const statements = said[id].map(({ by, hours, atLeast, on = {} }) => ({
        by,
        isWhole: hours !== undefined,
        spans: spansIn(on[weekday] ?? hours ?? atLeast ?? ''),
      }))
      const saying = (minute: number) => statements.filter(({ spans }) => isIn(spans, minute))

      it(`${id}, ${weekday}: none of them has it closed in a session`, () => {
        for (const minute of minutesIn(sessions)) {
          const denying = statements.filter(({ isWhole, spans }) => isWhole && !isIn(spans, minute))
          assert.deepEqual(denying, [], `minute ${minute}`)
        }
      })

      it(`${id}, ${weekday}: sure sessions have the sources that a sure fact needs, others one`, () => {
        for (const minute of minutesIn(sessions)) {
          const named = saying(minute).map(({ by }) => sources.find(({ id }) => id === by)?.source.url)
          const cited = openingHours.sources.filter(({ url }) => named.includes(url))
          const isEnough = confidence === 'high' ? areSure([id], cited) : saying(minute).length > 0
          assert.ok(isEnough, `minute ${minute}`)
        }
      })

      it(`${id}, ${weekday}: what only some have is disputed, and nothing else`, () => {
        const known = [...sessions, ...disputed]
        for (let minute = 0; minute < 2 * minutesPerDay; minute++) {
          assert.equal(isIn(known, minute), saying(minute).length > 0, `minute ${minute}`)
        }
      })
    }
  }
})

function spansIn(text: string): OpeningSession[] {
  return text.split(' ').map((span) => {
    const [, opens = '', closes = ''] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(span) ?? assert.fail(span)
    return { opens, closes }
  })
}

function isIn(spans: readonly OpeningSession[], minute: number): boolean {
  return spans.some(({ opens, closes }) => minutesOf(opens) <= minute && minute < minutesOf(closes))
}

function minutesIn(spans: readonly OpeningSession[]): number[] {
  return spans.flatMap(({ opens, closes }) =>
    Array.from({ length: minutesOf(closes) - minutesOf(opens) }, (_, minute) => minutesOf(opens) + minute),
  )
}
