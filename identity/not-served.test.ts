import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { answerOf, assertRefused, identityForEachTest, lakshmi, post } from './testing/identity.ts'

describe('what is not served', () => {
  const service = identityForEachTest()

  const calls: [string, string][] = [
    ['POST', 'v1/accounts:sendVerificationCode'],
    ['POST', 'v1/accounts:signInWithPhoneNumber'],
    ['POST', 'v1/accounts:signInWithIdp'],
    ['POST', 'v1/accounts:signInWithCustomToken'],
    ['POST', 'v1/accounts:signInWithEmailLink'],
    ['POST', 'v1/accounts:signInWithPasskey'],
    ['POST', 'v1/accounts:createSessionCookie'],
    ['GET', 'v1/accounts:sendVerificationCode'],
    ['POST', 'v2/accounts/mfaEnrollment:start'],
    ['POST', 'v2/accounts/mfaEnrollment:finalize'],
    ['POST', 'v2/accounts/mfaEnrollment:withdraw'],
    ['POST', 'v2/accounts/mfaSignIn:start'],
    ['POST', 'v2/accounts/mfaSignIn:finalize'],
    ['POST', 'v2/accounts/passkeyEnrollment:start'],
    ['POST', 'v2/accounts:revokeToken'],
    ['POST', 'v2/accounts:signInWithPassword'],
    ['GET', 'v2/recaptchaConfig'],
    ['GET', 'v1/recaptchaParams'],
    ['GET', 'v1/publicKeys'],
    ['GET', 'v1/sessionCookiePublicKeys'],
    ['POST', 'v1/projects/travel-visit/tenants/t/accounts:lookup'],
    ['POST', 'v2/projects/travel-visit/tenants'],
    ['PATCH', 'v2/projects/travel-visit/tenants/t'],
    ['DELETE', 'v2/projects/travel-visit/tenants/t'],
    ['PATCH', 'v2/projects/travel-visit/config'],
    ['POST', 'v1/projects/travel-visit/accounts:update'],
  ]
  for (const [method, call] of calls) {
    it(`${method} ${call} answers OPERATION_NOT_ALLOWED in both forms of path`, async () => {
      for (const host of ['', 'identitytoolkit.googleapis.com/']) {
        const response = await service().routes.request(`/${host}${call}?key=any`, {
          method,
          headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
          ...(method !== 'GET' && { body: '{}' }),
        })
        assertRefused(await answerOf(response), 'OPERATION_NOT_ALLOWED')
      }
    })
  }

  // Where the SDK opens a window or a frame to sign in with another site's account.
  for (const path of ['/emulator/auth', '/__/auth'].flatMap((at) => [`${at}/handler`, `${at}/iframe`])) {
    it(`${path} answers OPERATION_NOT_ALLOWED`, async () => {
      const response = await service().routes.request(`${path}?apiKey=any&providerId=google.com`)
      assertRefused(await answerOf(response), 'OPERATION_NOT_ALLOWED')
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
