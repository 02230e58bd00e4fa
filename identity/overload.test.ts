import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { describe, it } from 'node:test'
import { passwordCost } from './passwords.ts'
import { identityForEachTest, lakshmi, post, postToken } from './testing/identity.ts'

describe('a flood of sign-ins', () => {
  const service = identityForEachTest({}, passwordCost)

  it('is answered 503 beyond what can wait, and holds up neither lookup nor token', async () => {
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
