import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { decodeJwt } from 'jose'
import { lakshmi, post, postToken } from '#identity/testing/calls.ts'
import { identityForEachTest } from '#identity/testing/service.ts'

describe("an account's custom claims", () => {
  const service = identityForEachTest()

  it('are in its next ID tokens, but never replace our own claims', async () => {
    const { routes, database } = service()
    const { idToken, refreshToken, localId } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const before = decodeJwt(idToken)
    const claims = {
      role: 'guide',
      temples: ['tirumala'],
      sub: 'ravi',
      email: 'ravi@example.com',
      nbf: 1,
      name: 'R',
    }
    await database
      .updateTable('accounts')
      .set({ custom_attributes: JSON.stringify(claims) })
      .execute()

    const refreshed = await postToken(routes, { grant_type: 'refresh_token', refresh_token: refreshToken })
    const { role, temples, iat, exp, ...after } = decodeJwt(refreshed.body.id_token)
    assert.deepEqual([role, temples], ['guide', ['tirumala']])
    assert.deepEqual({ ...after, iat: before.iat, exp: before.exp }, before)
    assert.equal(after.sub, localId)
    assert.equal((await post(routes, 'accounts:lookup', { idToken: refreshed.body.id_token })).status, 200)
  })
})
