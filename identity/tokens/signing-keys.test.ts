import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Hono } from 'hono'
import { decodeProtectedHeader } from 'jose'
import { answerOf, assertRefused, lakshmi, post, postToken, signIn } from '#identity/testing/calls.ts'
import { identityForEachTest, startIdentity } from '#identity/testing/service.ts'

const daySeconds = 24 * 60 * 60

describe('the signing keys', () => {
  const service = identityForEachTest()

  it('rotate after thirty days; the new one is published before it signs, the old one while it is needed', async () => {
    const { routes, passSeconds } = service()
    const first = (await post(routes, 'accounts:signUp', lakshmi)).body
    const firstKey = keyOf(first.idToken)
    assert.deepEqual(await published(), [firstKey])

    passSeconds(29 * daySeconds)
    assert.equal(keyOf((await signIn(routes, lakshmi.password)).body.idToken), firstKey)
    assert.deepEqual(await published(), [firstKey])

    passSeconds(daySeconds)
    const [secondKey, ...others] = await published()
    assert.deepEqual(others, [firstKey])
    const before = (await signIn(routes, lakshmi.password)).body
    assert.equal(keyOf(before.idToken), firstKey)

    passSeconds(601)
    assert.equal(keyOf((await signIn(routes, lakshmi.password)).body.idToken), secondKey)
    assert.equal((await post(routes, 'accounts:lookup', { idToken: before.idToken })).status, 200)

    // An hour after the new key starts signing, the old one's last token expires; one more hour is allowed for clocks.
    passSeconds(2 * 60 * 60 - 2)
    assert.deepEqual(await published(), [secondKey, firstKey])
    passSeconds(12)
    assert.deepEqual(await published(), [secondKey])

    passSeconds(30 * daySeconds)
    await signIn(routes, lakshmi.password)
    const [thirdKey, ...kept] = await published()
    assert.deepEqual(kept, [secondKey])
    assert.notEqual(thirdKey, secondKey)
    const refreshed = await postToken(routes, {
      grant_type: 'refresh_token',
      refresh_token: first.refreshToken,
    })
    assert.equal(refreshed.status, 200)
  })

  it('rotate under load in every process, without a failed request', async () => {
    const { routes, passSeconds, restart } = service()
    const { body } = await post(routes, 'accounts:signUp', lakshmi)
    const processes = [routes, await restart()]
    const refresh = { grant_type: 'refresh_token', refresh_token: body.refreshToken }
    const signers = new Set<string | undefined>()
    // From the day of the rotation until the new key signs.
    for (const seconds of [0, 30 * daySeconds - 1, 1, 1, 300, 299, 1, 60]) {
      passSeconds(seconds)
      const calls = Array.from({ length: 24 }, async (_, index) => {
        const [signing, reading] = index % 2 === 0 ? processes : processes.toReversed()
        const { status, body } = await postToken(signing as Hono, refresh)
        assert.equal(status, 200)
        signers.add(decodeProtectedHeader(body.id_token).kid)
        return post(reading as Hono, 'accounts:lookup', { idToken: body.id_token })
      })
      for (const { status } of await Promise.all(calls)) assert.equal(status, 200)
    }
    assert.equal(signers.size, 2)
  })

  it('are shared by several processes, even if they create a new one concurrently', async () => {
    const { routes, restart, passSeconds } = service()
    const other = await restart()
    const { body } = await post(routes, 'accounts:signUp', lakshmi)
    assert.equal((await post(other, 'accounts:lookup', { idToken: body.idToken })).status, 200)

    passSeconds(31 * daySeconds)
    await Promise.all([signIn(routes, lakshmi.password), signIn(other, lakshmi.password)])
    passSeconds(601)
    const [here, there] = await Promise.all([
      signIn(routes, lakshmi.password),
      signIn(other, lakshmi.password),
    ])
    assert.equal(keyOf(here.body.idToken), keyOf(there.body.idToken))
    assert.equal((await post(routes, 'accounts:lookup', { idToken: there.body.idToken })).status, 200)
    assert.equal((await published()).length, 2)
  })

  it('are replaced within seconds when a backup is restored under the running service', async () => {
    const { routes, database, passSeconds } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const other = await startIdentity()
    const restored = await other.database.selectFrom('signing_keys').selectAll().execute()
    await other.stop()
    await database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('signing_keys').execute()
      await transaction.insertInto('signing_keys').values(restored).execute()
    })

    passSeconds(11)
    assertRefused(await post(routes, 'accounts:lookup', { idToken }), 'INVALID_ID_TOKEN')
    const signedIn = (await signIn(routes, lakshmi.password)).body
    assert.equal(keyOf(signedIn.idToken), restored[0]?.id)
    assert.deepEqual(await published(), [restored[0]?.id])
    assert.equal((await post(routes, 'accounts:lookup', { idToken: signedIn.idToken })).status, 200)
  })

  it('are found at once even if the clock was set back', async () => {
    const { routes, database, passSeconds, restart } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    await database.deleteFrom('signing_keys').execute()
    passSeconds(-daySeconds)
    const { idToken } = (await signIn(await restart(), lakshmi.password)).body
    assert.equal((await post(routes, 'accounts:lookup', { idToken })).status, 200)
    assert.deepEqual(await published(), [keyOf(idToken)])
  })

  it('are created again if none is left', async () => {
    const { routes, database, passSeconds } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    await database.deleteFrom('signing_keys').execute()
    passSeconds(11)
    const { idToken } = (await signIn(routes, lakshmi.password)).body
    assert.deepEqual(await published(), [keyOf(idToken)])
  })

  async function published(): Promise<string[]> {
    const { body } = await answerOf(await service().routes.request('/.well-known/jwks.json'))
    return body.keys.map(({ kid }: { kid: string }) => kid)
  }
})

function keyOf(idToken: string): string {
  return decodeProtectedHeader(idToken).kid ?? ''
}
