import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { createHashQueue, OverloadedError } from './hash-queue.ts'
import type { HashKind } from './waiting-hashes.ts'

// tests/long/turns-of-networks.test.ts has the same with a whole server.
describe('a queue for hashes, of which one runs at a time,', () => {
  it('serves networks in turn, and in each of them sign-ups and other calls', async () => {
    const { ask, done } = queueOf(8)
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) ask(name)
    ask('a4', 'sign-up')
    assert.deepEqual(await done(), ['a1', 'a2', 'b1', 'a4', 'b2', 'a3'])
  })

  it('has room for others while one network fills it, at the expense of the one with most', async () => {
    const { ask, done, refused, queue } = queueOf(5)
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']) ask(name)
    await setImmediate()
    assert.deepEqual(refused, ['a7'])
    assert.deepEqual([queue.admit('a'), queue.admit('b')], [false, true])
    // The third would have as many as the other network once it took a place.
    for (const name of ['b1', 'b2', 'b3']) ask(name)
    await setImmediate()
    assert.deepEqual(refused.toSorted(), ['a5', 'a6', 'a7', 'b3'])
    assert.equal(queue.refused, 5)
    assert.deepEqual(await done(), ['a1', 'a2', 'b1', 'a3', 'b2', 'a4'])
    assert.deepEqual([queue.running, queue.waiting], [0, 0])
  })

  it('has room for a sign-in from a network that signs up all the time', async () => {
    const { ask, done, refused } = queueOf(2)
    for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, 'sign-up')
    ask('a5')
    assert.deepEqual(await done(), ['a1', 'a2', 'a5'])
    assert.deepEqual(refused, ['a4', 'a3'])
  })
})

/** The first letter of a name is its network. Hashes end only once `done` is called. */
function queueOf(waiting: number) {
  const queue = createHashQueue({ running: 1, waiting })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const order: string[] = []
  const refused: string[] = []
  const asked: Promise<void>[] = []
  return {
    queue,
    refused,
    ask(name: string, kind?: HashKind) {
      const hash = async () => {
        order.push(name)
        await released
      }
      const answer = queue.run(name.charAt(0), hash, kind).catch((error) => {
        assert.ok(error instanceof OverloadedError)
        refused.push(name)
      })
      asked.push(answer)
    },
    async done() {
      release()
      await Promise.all(asked)
      return order
    },
  }
}
