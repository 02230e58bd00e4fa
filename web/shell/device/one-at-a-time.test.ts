import assert from 'node:assert/strict'
import { describe, it, mock } from 'node:test'
import { oneAtATime } from './one-at-a-time.ts'

describe('what runs one at a time', () => {
  it('waits for whoever holds the lock, if it has to, and no longer', async () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const { promise: download, resolve: end } = Promise.withResolvers<void>()
    const order: string[] = []
    const first = oneAtATime('store', () => download.then(() => void order.push('stored')))
    await turns()
    const second = oneAtATime('store', async () => void order.push('removed'), true)
    const third = oneAtATime('store', async () => void order.push('saved'))
    for (let waited = 0; waited < 5; waited += 1) {
      await turns()
      mock.timers.tick(5000)
    }
    await third
    assert.deepEqual(order, ['saved'])
    end()
    await Promise.all([first, second])
    assert.deepEqual(order, ['saved', 'stored', 'removed'])
    mock.reset()
  })

  it('does without a lock that is never granted', async () => {
    const { locks } = navigator
    const never = () => new Promise<never>(() => {})
    for (const query of [locks.query.bind(locks), never, () => Promise.reject(new Error('Refused'))]) {
      mock.timers.enable({ apis: ['setTimeout'] })
      mock.method(locks, 'request', never)
      mock.method(locks, 'query', query)
      const done = oneAtATime('store', async () => 'done', true)
      for (let waited = 0; waited < 2; waited += 1) {
        mock.timers.tick(5000)
        await turns()
      }
      assert.equal(await done, 'done')
      mock.reset()
    }
  })
})

/** Promises settle, locks are granted. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
}
