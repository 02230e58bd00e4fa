import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  accountCount,
  assertRefused,
  identityForEachTest,
  lakshmi,
  post,
  postToken,
} from './testing/identity.ts'

describe('accounts:delete', () => {
  const service = identityForEachTest()

  it('takes the account and its sessions away', async () => {
    const { routes } = service()
    const { idToken, refreshToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const { body } = await post(routes, 'accounts:delete', { idToken })
    assert.equal(body.kind, 'identitytoolkit#DeleteAccountResponse')
    assertRefused(await post(routes, 'accounts:lookup', { idToken }), 'USER_NOT_FOUND')
    assertRefused(
      await postToken(routes, { grant_type: 'refresh_token', refresh_token: refreshToken }),
      'USER_NOT_FOUND',
    )
    assert.equal((await post(routes, 'accounts:signUp', lakshmi)).status, 200)
  })

  it('refuses a caller who only names an account', async () => {
    const { routes } = service()
    const { localId } = (await post(routes, 'accounts:signUp', lakshmi)).body
    assertRefused(await post(routes, 'accounts:delete', { localId }), 'MISSING_ID_TOKEN')
    assert.equal(await accountCount(service()), 1)
  })
})
