import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isUnsureNow } from './checked-on.ts'

it('doubts a fact that is old, and one that the clock says was not checked yet: then the clock is wrong', () => {
  const fact = { confidence: 'high', checkedOn: '2026-11-23' } as const
  for (const [now, unsure] of [
    ['1970-01-01T05:30+05:30', true],
    ['2026-11-22T23:59+05:30', true],
    ['2026-11-23T00:00+05:30', false],
    ['2027-11-23T23:59+05:30', false],
    ['2027-11-24T00:00+05:30', true],
  ] as const) {
    assert.equal(isUnsureNow(fact, new Date(now)), unsure, now)
  }
  assert.equal(isUnsureNow(fact, null), false)
})
