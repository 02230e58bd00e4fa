import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { spendChange } from './change-budget.ts'

const now = 1_800_000_000_000

describe('the budget of changes', () => {
  it('is 120 at once, then one a second, and full again after two minutes', () => {
    let fullAt = 0
    for (let change = 0; change < 120; change += 1) fullAt = spent(fullAt, now)
    assert.deepEqual(spendChange(fullAt, now), { refusal: 'too-many-requests', waitMs: 1000 })
    assert.deepEqual(spendChange(fullAt, now + 400), { refusal: 'too-many-requests', waitMs: 600 })
    assert.equal(spent(fullAt, now + 1000), fullAt + 1000)
    assert.equal(spent(fullAt, now + 120_000), now + 121_000)
  })

  it('is full if the clock was set back by more than processes differ', () => {
    assert.equal(spent(now + 24 * 60 * 60_000, now), now + 1000)
  })
})

function spent(fullAt: number, at: number): number {
  const result = spendChange(fullAt, at)
  assert.ok('fullAt' in result)
  return result.fullAt
}
