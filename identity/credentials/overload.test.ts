import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { describe, it } from 'node:test'
import { lakshmi, post, postToken, signIn } from '#identity/testing/calls.ts'
import { newestLink } from '#identity/testing/mailed.ts'
import { identityForEachTest } from '#identity/testing/service.ts'
import { createHashQueue } from './hash-queue.ts'

/** Slow enough for the flood to outlast the other calls, on any machine. */
const slowHash = { memoryCost: 19_456, timeCost: 5, parallelism: 1 }

describe('a flood of sign-ins', () => {
  const service = identityForEachTest({ passwordCost: slowHash })

  it('gets 503 beyond the queue’s limit, and delays neither lookup nor token', async () => {
    const { routes } = service()
    const { body } = await post(routes, 'accounts:signUp', lakshmi)
    const room = Math.min(availableParallelism(), 3) * 25
    const flood = Array.from({ length: 4 * room }, async () =>
      routes.request('/v1/accounts:signInWithPassword?key=any', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(lakshmi),
      }),
    )
    let answered = 0
    for (const answer of flood) void answer.then(() => (answered += 1))
    const lookedUp = await post(routes, 'accounts:lookup', { idToken: body.idToken })
    const refreshed = await postToken(routes, {
      grant_type: 'refresh_token',
      refresh_token: body.refreshToken,
    })
    assert.deepEqual([lookedUp.status, refreshed.status], [200, 200])
    assert.ok(answered < flood.length, 'the flood was over before the calls were answered')

    const answers = await Promise.all(flood)
    const refused = answers.filter(({ status }) => status === 503)
    assert.ok(refused.length > 0, 'nothing was refused')
    assert.ok(answers.length - refused.length >= room, 'less was answered than there is room for')
    assert.ok(answers.every(({ status }) => status === 200 || status === 503))
    for (const answer of refused) {
      assert.equal(answer.headers.get('retry-after'), '1')
      assert.equal(answer.headers.get('cache-control'), 'no-store')
      assert.match(answer.headers.get('content-type') ?? '', /^text\/plain/)
    }
  })
})

describe('while the hash queue is full', () => {
  const queue = createHashQueue({ running: 1, waiting: 1 })
  const service = identityForEachTest({}, queue)

  it('rejects sign-ins and sign-ups before reading their bodies, but nothing else', async () => {
    const { routes } = service()
    const { body } = await post(routes, 'accounts:signUp', lakshmi)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const ahead = [queue.run('203.0.113.5', () => released), queue.run('192.0.2.1', () => released)]

    for (const call of ['accounts:signUp', 'accounts:signInWithPassword']) {
      let isRead = false
      const unread = new ReadableStream(
        {
          pull(controller) {
            isRead = true
            controller.close()
          },
        },
        { highWaterMark: 0 },
      )
      // Without an API key, which is checked later. `duplex`, which streams need, is missing from the types.
      const question = { method: 'POST', body: unread, duplex: 'half' }
      const answer = await routes.request(`/v1/${call}`, question)
      assert.deepEqual([answer.status, answer.headers.get('retry-after'), isRead], [503, '1', false], call)
    }
    const refreshed = await postToken(routes, {
      grant_type: 'refresh_token',
      refresh_token: body.refreshToken,
    })
    const lookedUp = await post(routes, 'accounts:lookup', { idToken: body.idToken })
    assert.deepEqual([refreshed.status, lookedUp.status], [200, 200])

    release()
    await Promise.all(ahead)
    assert.equal((await signIn(routes, lakshmi.password)).status, 200)
  })

  it('answers a reset with 503, and leaves its code valid', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    await post(routes, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: lakshmi.email })
    const { oobCode } = newestLink(service())
    const reset = () =>
      routes.request('/v1/accounts:resetPassword?key=any', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ oobCode, newPassword: 'seven hills' }),
      })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const ahead = [queue.run('203.0.113.5', () => released), queue.run('192.0.2.1', () => released)]
    const refused = await reset()
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '1'])
    release()
    await Promise.all(ahead)
    assert.equal((await reset()).status, 200)
    assert.equal((await signIn(routes, 'seven hills')).status, 200)
  })
})
