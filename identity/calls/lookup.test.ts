import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { decodeJwt } from 'jose'
import { assertRefused, lakshmi, post } from '#identity/testing/calls.ts'
import { identityForEachTest, startIdentity } from '#identity/testing/service.ts'

describe('accounts:lookup', () => {
  const service = identityForEachTest()

  it('returns the caller’s account, with times as text and the hash redacted', async () => {
    const { routes } = service()
    const { idToken, localId } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const { body } = await post(routes, 'accounts:lookup', { idToken })
    assert.equal(body.kind, 'identitytoolkit#GetAccountInfoResponse')
    const [user, ...others] = body.users
    assert.deepEqual(others, [])
    assert.equal(user.localId, localId)
    assert.equal(user.emailVerified, false)
    for (const time of ['createdAt', 'lastLoginAt', 'validSince']) assert.match(user[time], /^\d+$/)
    assert.equal(user.passwordHash, 'UkVEQUNURUQ=')
    assert.deepEqual(user.providerUserInfo, [
      {
        providerId: 'password',
        email: lakshmi.email,
        federatedId: lakshmi.email,
        rawId: lakshmi.email,
      },
    ])
  })

  it('accepts field names in camel case and snake case', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    assert.equal((await post(routes, 'accounts:lookup', { id_token: idToken })).status, 200)
  })

  it('refuses a missing, foreign, forged or expired token', async () => {
    const { routes, passSeconds } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const [header, payload, signature] = idToken.split('.')
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    const forged = Buffer.from(JSON.stringify({ ...decodeJwt(idToken), sub: 'other' })).toString('base64url')
    assertRefused(await post(routes, 'accounts:lookup', {}), 'MISSING_ID_TOKEN')
    for (const token of [
      'a.b.c',
      `${none}.${payload}.`,
      `${header}.${forged}.${signature}`,
      `${header}.${payload}.`,
    ]) {
      assertRefused(await post(routes, 'accounts:lookup', { idToken: token }), 'INVALID_ID_TOKEN')
    }
    passSeconds(3600 + 10 * 60)
    assertRefused(await post(routes, 'accounts:lookup', { idToken }), 'TOKEN_EXPIRED')
  })

  it('accepts a token for ten minutes after it expires, while its session lasts', async () => {
    const { routes, passSeconds } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    passSeconds(3600 + 9 * 60)
    assert.equal((await post(routes, 'accounts:lookup', { idToken })).status, 200)
    assertRefused(
      await post(routes, 'accounts:update', { idToken, password: 'hill and rain' }),
      'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    )
    const again = (await post(routes, 'accounts:signInWithPassword', lakshmi)).body
    await post(routes, 'accounts:update', { idToken: again.idToken, password: 'hill and rain' })
    assertRefused(await post(routes, 'accounts:lookup', { idToken }), 'TOKEN_EXPIRED')
  })

  it('refuses a token of another service of the same project', async () => {
    const { routes } = service()
    const other = await startIdentity()
    const { idToken } = (await post(other.routes, 'accounts:signUp', lakshmi)).body
    await other.stop()
    assertRefused(await post(routes, 'accounts:lookup', { idToken }), 'INVALID_ID_TOKEN')
  })

  it('refuses a disabled account immediately', async () => {
    const { routes, database } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    await database.updateTable('accounts').set({ disabled: 1 }).execute()
    assertRefused(await post(routes, 'accounts:lookup', { idToken }), 'USER_DISABLED')
  })

  it('accepts its tokens after a restart', async () => {
    const { routes, restart } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    assert.equal((await post(await restart(), 'accounts:lookup', { idToken })).status, 200)
  })
})
