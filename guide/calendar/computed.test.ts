import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { problemText } from '#guide/checks/problem.ts'
import { guide } from '#guide/guide.ts'
import type { Occasion } from '#guide/schema.ts'
import { computedProblems, isComputable } from './computed.ts'

const { calendar } = guide

/** The calendar with one occasion changed. */
function changed(id: string, change: (occasion: Occasion) => Occasion): Occasion[] {
  return calendar.map((one) => (one.id === id ? change(one) : one))
}

describe('days are computed', () => {
  const problemsOf = (id: string, change: (occasion: Occasion) => Occasion) =>
    computedProblems(changed(id, change))
      .filter(({ entry }) => entry === id)
      .map((one) => problemText(one))

  it('only if their rule gave all past days that are known, and at least five', () => {
    assert.deepEqual(computedProblems(calendar), [])
    const needs = /^deepavali: isComputed: .*needs 5 past days/
    assert.match(
      problemsOf('deepavali', (one) => ({ ...one, past: one.past?.slice(0, 4) ?? [] })).join(),
      needs,
    )
    const isOff = true
    assert.match(
      problemsOf('deepavali', (one) => ({
        ...one,
        past: one.past?.map((days) => ({ ...days, isOff })) ?? [],
      })).join(),
      needs,
    )
  })

  it('only if those of the occasion on which they rest are', () => {
    const uncertain = changed('panchami-teertham', (one) => ({ ...one, past: [] }))
    const dependants = ['tiruchanoor-brahmotsavam', 'tiruchanoor-washed', 'tiruchanoor-washed-in-november']
    for (const id of dependants) {
      const occasion = calendar.find((one) => one.id === id) ?? assert.fail(id)
      assert.deepEqual(
        [isComputable(occasion, calendar), isComputable(occasion, uncertain)],
        [true, false],
        id,
      )
    }
  })

  it('wherever they can be', () => {
    const asExpected = ({ isComputed: _, ...one }: Occasion): Occasion => ({
      ...one,
      days: { ...one.days, confidence: 'low' },
    })
    assert.match(problemsOf('deepavali', asExpected).join(), /so its days are computed$/)
  })

  it('never by a rule that rests on an occasion that there is not', () => {
    assert.deepEqual(
      problemsOf('garuda-seva', (one) => ({ ...one, rule: { of: 'no-such-feast' } })),
      ['garuda-seva: rule: no occasion is no-such-feast'],
    )
  })
})
