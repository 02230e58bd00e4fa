import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { decodeJwt } from 'jose'
import { disableAccount } from '#identity/administration/disable-account.ts'
import { assertRefused, lakshmi, post, postToken } from '#identity/testing/calls.ts'
import { identityForEachTest } from '#identity/testing/service.ts'

describe('token', () => {
  const service = identityForEachTest()

  it('returns new ID tokens of the same sign-in, any number of times', async () => {
    const { routes, passSeconds } = service()
    const first = (await post(routes, 'accounts:signUp', lakshmi)).body
    passSeconds(4000)
    const fields = { grant_type: 'refresh_token', refresh_token: first.refreshToken }
    const answers = await Promise.all([postToken(routes, fields), postToken(routes, fields)])
    for (const { status, body } of answers) {
      assert.equal(status, 200)
      assert.equal(body.access_token, body.id_token)
      assert.equal(body.refresh_token, first.refreshToken)
      assert.equal(body.expires_in, '3600')
      assert.equal(body.token_type, 'Bearer')
      assert.equal(body.user_id, first.localId)
      assert.equal(decodeJwt(body.id_token).auth_time, decodeJwt(first.idToken).auth_time)
      assert.equal((await post(routes, 'accounts:lookup', { idToken: body.id_token })).status, 200)
    }
  })

  it('says that an account is disabled', async () => {
    const { routes, database } = service()
    const { body } = await post(routes, 'accounts:signUp', lakshmi)
    await disableAccount(database, body.localId)
    const refresh = { grant_type: 'refresh_token', refresh_token: body.refreshToken }
    assertRefused(await postToken(routes, refresh), 'USER_DISABLED')
  })

  it('refuses missing, malformed or unknown fields by name', async () => {
    const { routes, database } = service()
    const { refreshToken, localId } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const grant_type = 'refresh_token'
    assertRefused(await postToken(routes, { refresh_token: refreshToken }), 'MISSING_GRANT_TYPE')
    assertRefused(
      await postToken(routes, { grant_type: 'password', refresh_token: refreshToken }),
      'INVALID_GRANT_TYPE',
    )
    assertRefused(await postToken(routes, { grant_type }), 'MISSING_REFRESH_TOKEN')
    assertRefused(await postToken(routes, { grant_type, refresh_token: 'x' }), 'INVALID_REFRESH_TOKEN')
    const guessed = `${localId}.${'A'.repeat(43)}`
    assertRefused(await postToken(routes, { grant_type, refresh_token: guessed }), 'TOKEN_EXPIRED')
    await database.updateTable('accounts').set({ disabled: 1 }).execute()
    assertRefused(await postToken(routes, { grant_type, refresh_token: refreshToken }), 'USER_DISABLED')
  })
})
