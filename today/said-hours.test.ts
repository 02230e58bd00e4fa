import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hoursOnDate } from '#guide/opening-hours/dates.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { openingStatus } from '#guide/opening-hours/status.ts'
import { withSaidHours } from './said-hours.ts'
import { hourMs, minuteMs, publicWord, seven, word } from './testing/words.ts'
import type { Word } from './word.ts'

// Sunday, 29 November 2026, at seven.
const hours: OpeningHours = {
  sessions: [
    { opens: '05:00', closes: '12:00' },
    { opens: '16:00', closes: '21:00' },
  ],
  disputed: [{ opens: '12:00', closes: '13:00' }],
}

describe('hours with a word', () => {
  it('are closed from its beginning to its end', () => {
    const shut = withSaidHours(hours, saidOf([], seven, seven + 10 * hourMs))
    assert.deepEqual(hoursOnDate('2026-11-29', shut).sessions, [
      { opens: '05:00', closes: '07:00' },
      { opens: '17:00', closes: '21:00' },
    ])
    assert.deepEqual(hoursOnDate('2026-11-29', shut).disputed, [])
    assert.deepEqual(openingStatus(shut, new Date(seven)), {
      kind: 'closed',
      opensAt: 17 * 60,
      opensInMinutes: 10 * 60,
      opensOn: 'today',
    })
    assert.equal(openingStatus(shut, new Date(seven - minuteMs)).kind, 'open')
    assert.equal(openingStatus(shut, new Date(seven + 10 * hourMs)).kind, 'open')
  })

  it('leave other days as they are', () => {
    const shut = withSaidHours(hours, saidOf([], seven, seven + 10 * hourMs))
    for (const date of ['2026-11-28', '2026-11-30', '2026-12-06'])
      assert.equal(hoursOnDate(date, shut), shut, date)
  })

  it('are those of the word, and join what goes on before and after it', () => {
    const other = withSaidHours(
      hours,
      saidOf([{ opens: '06:00', closes: '18:00' }], seven, seven + 10 * hourMs),
    )
    assert.deepEqual(hoursOnDate('2026-11-29', other).sessions, [{ opens: '05:00', closes: '21:00' }])
  })

  it('may last past midnight, in the guide and in the word', () => {
    const late: OpeningHours = { sessions: [{ opens: '18:00', closes: '26:00' }] }
    const shut = withSaidHours(late, saidOf([], seven - 6 * hourMs, seven))
    assert.deepEqual(hoursOnDate('2026-11-28', shut).sessions, [{ opens: '18:00', closes: '25:00' }])
    assert.deepEqual(hoursOnDate('2026-11-29', shut), shut)
    const open = withSaidHours(
      hours,
      saidOf([{ opens: '20:00', closes: '25:30' }], seven, seven + 24 * hourMs),
    )
    assert.equal(openingStatus(open, new Date(seven + 18 * hourMs)).kind, 'open')
    assert.equal(openingStatus(open, new Date(seven + 18.5 * hourMs)).kind, 'closed')
  })

  it('may be said of several days, with calendar closures of their own', () => {
    const closed: OpeningHours = {
      ...hours,
      closures: [{ date: '2026-11-30', from: '17:00', until: '19:00', isSure: false }],
    }
    const shut = withSaidHours(closed, saidOf([], seven + 10 * hourMs, seven + 33 * hourMs))
    const tomorrow = hoursOnDate('2026-11-30', shut)
    assert.deepEqual(tomorrow.sessions, [
      { opens: '16:00', closes: '17:00' },
      { opens: '19:00', closes: '21:00' },
    ])
    // The word ends at four in the afternoon.
    assert.deepEqual(tomorrow.perhapsShut, [{ opens: '17:00', closes: '19:00' }])
    assert.deepEqual(openingStatus(shut, new Date(seven + 10 * hourMs)).kind, 'closed')
  })
})

function saidOf(sessions: { opens: string; closes: string }[], from: number, until: number): Word {
  return publicWord(word({ kind: 'hours', temple: 'iskcon', sessions, reason: 'other' }, { from, until }))
}
