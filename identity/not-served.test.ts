import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { answerOf, assertRefused, identityForEachTest, lakshmi, post } from './testing/identity.ts'

describe('what is not served', () => {
  const service = identityForEachTest()

  const calls = [
    'v1/accounts:sendVerificationCode',
    'v1/accounts:signInWithPhoneNumber',
    'v1/accounts:signInWithIdp',
    'v1/accounts:signInWithCustomToken',
    'v1/accounts:signInWithEmailLink',
    'v2/accounts/mfaEnrollment:start',
    'v2/accounts/mfaEnrollment:finalize',
    'v2/accounts/mfaEnrollment:withdraw',
    'v2/accounts/mfaSignIn:start',
    'v2/accounts/mfaSignIn:finalize',
    'v2/accounts:revokeToken',
    'v2/recaptchaConfig',
    'v1/projects/travel-visit/tenants/t/accounts:lookup',
    'v2/projects/travel-visit/tenants',
    'v1/projects/travel-visit/accounts:update',
  ]
  for (const call of calls) {
    it(`${call} answers OPERATION_NOT_ALLOWED in both forms of path`, async () => {
      for (const host of ['', 'identitytoolkit.googleapis.com/']) {
        const response = await service().routes.request(`/${host}${call}?key=any`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
          body: '{}',
        })
        assertRefused(await answerOf(response), 'OPERATION_NOT_ALLOWED')
      }
    })
  }

  it('tenants and anonymous accounts are refused in every call', async () => {
    const { routes } = service()
    assertRefused(await post(routes, 'accounts:signUp', { returnSecureToken: true }), 'OPERATION_NOT_ALLOWED')
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    for (const method of [
      'signUp',
      'signInWithPassword',
      'lookup',
      'update',
      'delete',
      'sendOobCode',
      'resetPassword',
      'createAuthUri',
    ]) {
      const request = { ...lakshmi, idToken, tenantId: 't' }
      assertRefused(await post(routes, `accounts:${method}`, request), 'OPERATION_NOT_ALLOWED')
    }
  })

  it('the test surface is not there', async () => {
    const { routes } = service()
    for (const path of ['oobCodes', 'config']) {
      const response = await routes.request(`/emulator/v1/projects/travel-visit/${path}`)
      assert.equal(response.status, 404)
    }
    const removal = await routes.request('/emulator/v1/projects/travel-visit/accounts', { method: 'DELETE' })
    assert.equal(removal.status, 404)
  })
})
