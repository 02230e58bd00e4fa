import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guide } from '#guide/guide.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { openingStatus } from '#guide/opening-hours/status.ts'
import { firstFit, windowsOn } from './windows.ts'

const unlikeDays: OpeningHours = {
  sessions: [{ opens: '05:30', closes: '12:00' }],
  disputed: [{ opens: '20:00', closes: '20:30' }],
  exceptions: [
    {
      weekdays: ['saturday'],
      sessions: [
        { opens: '03:30', closes: '20:00' },
        { opens: '20:30', closes: '26:15' },
      ],
      disputed: [{ opens: '20:00', closes: '20:30' }],
    },
    { weekdays: ['sunday'], sessions: [{ opens: '16:00', closes: '24:00' }] },
    { weekdays: ['monday'], sessions: [{ opens: '00:00', closes: '01:00' }] },
  ],
}

const closures: OpeningHours['closures'] = [
  { date: '2026-11-28', from: '06:00', until: '11:00', isSure: true },
  { date: '2026-11-29', from: '17:00', until: '24:30', isSure: false },
]

describe('the opening windows of a date', () => {
  const all = [
    { id: 'one unlike', hours: unlikeDays },
    { id: 'one shut for a time', hours: { ...unlikeDays, closures } },
  ]
  for (const { id, hours } of all) {
    it(`are those in which the guide says that it is open, ${id}`, () => {
      for (const [date, midnight] of [
        ['2026-11-27', Date.UTC(2026, 10, 26, 18, 30)],
        ['2026-11-29', Date.UTC(2026, 10, 28, 18, 30)],
      ] as const) {
        const { sure, possible } = windowsOn(hours, date)
        for (let minute = 0; minute < 2880; minute += 5) {
          const { kind } = openingStatus(hours, new Date(midnight + minute * 60_000))
          const isIn = ({ from, until }: { from: number; until: number }) => from <= minute && minute < until
          assert.equal(sure.some(isIn), kind === 'open' || kind === 'alwaysOpen', `${date}, ${minute}`)
          assert.equal(possible.some(isIn), kind !== 'closed', `${date}, ${minute}`)
        }
      }
    })
  }

  it('are never sure while temples are shut for an eclipse, but for the one that stays open', () => {
    const surelyOpen = guide.temples.filter(({ openingHours }) =>
      windowsOn(openingHours.value ?? assert.fail(), '2027-08-02').sure.some(
        ({ from, until }) => from < 20 * 60 && until > 7 * 60,
      ),
    )
    // Nobody says what ISKCON does.
    assert.deepEqual(
      surelyOpen.map(({ id }) => id),
      ['srikalahasti', 'iskcon'],
    )
  })

  it('past midnight are joined with those of the next day', () => {
    const { sure } = windowsOn(unlikeDays, '2026-11-29')
    assert.deepEqual(sure.slice(0, 3), [
      { from: 210 - 1440, until: 1200 - 1440 },
      { from: 1230 - 1440, until: 135 },
      { from: 960, until: 1500 },
    ])
  })

  it('fit a visit that ends as they close, and no longer one', () => {
    const windows = [
      { from: 360, until: 720 },
      { from: 960, until: 1200 },
    ]
    const [morning, evening] = windows
    assert.equal(firstFit(windows, 300, 60), morning)
    assert.equal(firstFit(windows, 660, 60), morning)
    assert.equal(firstFit(windows, 661, 60), evening)
    assert.equal(firstFit(windows, 1141, 60), undefined)
  })
})
