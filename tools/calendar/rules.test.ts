import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Rule } from '#guide/calendar/rule.ts'
import { guide } from '#guide/guide.ts'
import { isSame, pastDays, presentDays } from './compare.ts'
import { daysBegun } from './days.ts'

const { calendar } = guide

describe('the rule of each occasion', () => {
  for (const occasion of calendar.filter(({ rule }) => rule)) {
    it(`gives the past days of ${occasion.id}, but for those that are marked, and its days in the calendar unless announced`, () => {
      for (const days of pastDays(occasion, calendar))
        assert.equal(isSame(days), !days.isOff, `held ${days.held.first}, rule gives ${days.given?.first}`)
      const isAnnounced = !occasion.isComputed && occasion.days.confidence !== 'low'
      const present = presentDays(occasion, calendar)
      if (!isAnnounced) assert.deepEqual(present.given, present.held)
    })
  }
})

describe('a rule', () => {
  const unknown = { first: '1900-01-01', last: '1900-01-01' }
  const begunIn = (year: number, rule: Rule) => {
    const days = { value: unknown, confidence: 'low' as const, checkedOn: '2026-11-28', sources: [] }
    return daysBegun(`${year}-01-01`, `${year + 1}-01-01`, { id: 'any', rule, days }, []).map(
      ({ first }) => first,
    )
  }

  it('has no festival in a lunar month that is repeated', () => {
    const garudaPanchami = { masa: 'shravana', paksha: 'shukla', tithi: 5, at: 'sunrise' } as const
    assert.deepEqual(begunIn(2023, garudaPanchami), ['2023-08-21'])
  })

  it('finds two festivals in a year into which one drifts', () => {
    const vaikunta = { sun: 'dhanus', paksha: 'shukla', tithi: 11, at: 'sunrise' } as const
    assert.deepEqual(
      [2024, 2025].map((year) => begunIn(year, vaikunta)),
      [[], ['2025-01-10', '2025-12-30']],
    )
  })

  it('finds the solar eclipses that Tirupati sees', () => {
    const seen = [2019, 2020, 2021, 2022, 2027].flatMap((year) => begunIn(year, { eclipse: 'solar' }))
    assert.deepEqual(seen, ['2019-12-26', '2020-06-21', '2022-10-25', '2027-08-02'])
  })
})
