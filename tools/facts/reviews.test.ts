import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { factsOf } from '#guide/facts.ts'
import { guide } from '#guide/guide.ts'
import { reviewOf, reviewRules, reviewsUntil } from './reviews.ts'

const facts = factsOf(guide)

describe('what is asked again', () => {
  it('are prices and fares after three months, and all else in its own time', () => {
    for (const placed of facts) {
      const { rule } = reviewOf(placed, reviewRules)
      const { value, figures } = placed.fact
      // A fine or the price of a tour in passing sends nobody away.
      const isPrice =
        /"rupees"/.test(JSON.stringify({ value, figures })) &&
        /^(|answer|.*tickets)($|\.claims)/.test(placed.field)
      if (isPrice) assert.equal(rule.months, 3, `${placed.entry} ${placed.field}`)
    }
    const monthsOf = (wanted: string) => {
      const placed = facts.find(({ entry, field }) => `${entry} ${field}` === wanted)
      return placed && reviewOf(placed, reviewRules).rule.months
    }
    assert.deepEqual(
      [
        'rooms answer',
        'tirumala waysIn.freeLine.wait',
        'police numbers',
        'kanipakam hoursText',
        'iskcon deity',
      ].map(monthsOf),
      [3, 3, 6, 12, 24],
    )
  })

  it('is due on a day of the month, of the most urgent subjects first', () => {
    const [fact] = facts
    assert.ok(fact)
    const checkedOn = (day: string, entry: string) => ({
      ...fact,
      entry,
      fact: { ...fact.fact, checkedOn: day },
    })
    const rules = [
      { subject: 'names', months: 12, why: 'any', ask: 'a book', entries: ['name'] },
      { subject: 'prices', months: 1, why: 'any', ask: 'the counter' },
    ]
    const asked = [
      checkedOn('2026-01-31', 'name'),
      checkedOn('2026-12-02', 'fare'),
      checkedOn('2026-12-01', 'toll'),
    ]
    const due = (day: string) =>
      reviewsUntil(day, asked, rules).map(({ by, placed }) => `${by} ${placed.entry}`)
    assert.deepEqual(due('2027-01-01'), ['2027-01-01 toll'])
    assert.deepEqual(due('2027-01-31'), ['2027-01-01 toll', '2027-01-02 fare', '2027-01-31 name'])
  })
})
