import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createRequestTurns } from './request-turns.ts'

describe('requests that arrive at once', () => {
  const crowd = '198.51.100.7'

  it('begin a few in a turn where one network sends them, while those of others begin in theirs', async () => {
    const takeTurn = createRequestTurns(2)
    const begun: string[] = []
    const ask = async (address: string) => {
      await takeTurn(address)
      begun.push(address)
    }
    const all = Array.from({ length: 7 }, () => ask(crowd))
    all.push(ask('203.0.113.1'), ask('2001:db8:1:1::1'), ask('2001:db8:1:2::1'), ask('2001:db8:1:3::1'))
    await Promise.resolve()
    assert.deepEqual(
      begun.toSorted(),
      [crowd, crowd, '2001:db8:1:1::1', '2001:db8:1:2::1', '203.0.113.1'].toSorted(),
    )
    await nextTurn()
    assert.equal(begun.filter((address) => address === crowd).length, 4)
    assert.ok(begun.includes('2001:db8:1:3::1'))
    all.push(ask('203.0.113.2'))
    await Promise.resolve()
    assert.ok(begun.includes('203.0.113.2'))
    await Promise.all(all)
  })

  it('wait for nothing where there are few', async () => {
    const takeTurn = createRequestTurns(2)
    for (let turn = 0; turn < 3; turn += 1) {
      assert.equal(takeTurn(crowd), undefined)
      assert.equal(takeTurn(crowd), undefined)
      await nextTurn()
    }
  })
})
