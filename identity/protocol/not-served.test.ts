import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { answerOf, assertRefused, call, lakshmi, post, signIn } from '#identity/testing/calls.ts'
import { identityForEachTest } from '#identity/testing/service.ts'

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
    ['POST', 'v1/projects/travel-visit/accounts:batchCreate'],
    ['GET', 'v1/projects/travel-visit/accounts:batchGet'],
    ['POST', 'v1/projects/travel-visit:createSessionCookie'],
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
      assertRefused(await post(routes, `accounts:${method}`, request), notServed('tenantId'))
    }
  })

  const fields: [string, unknown][] = [
    ['phoneNumber', '+910000000000'],
    ['phoneNumber', 0],
    ['sessionInfo', 'a code by SMS'],
    ['temporaryProof', 'a number that was shown to be theirs'],
    ['mfaInfo', [{ phoneInfo: '+910000000000' }]],
    ['mfa', { enrollments: [{ phoneInfo: '+910000000000' }] }],
    ['linkProviderUserInfo', { providerId: 'google.com', rawId: '1' }],
    ['link_provider_user_info', { providerId: 'google.com', rawId: '1' }],
    ['providerUserInfo', [{ providerId: 'google.com', rawId: '1' }]],
    ['provider', ['google.com']],
    ['passkeyInfo', [{ credentialId: '1' }]],
    ['pendingIdToken', 'x'],
    ['upgradeToFederatedLogin', true],
  ]
  for (const [field, value] of fields) {
    it(`the field ${field} is refused by name, and the rest of its request has no effect`, async () => {
      const { routes } = service()
      const detail = notServed(field.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()))
      assertRefused(await post(routes, 'accounts:signUp', { ...lakshmi, [field]: value }), detail)
      const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
      for (const method of ['update', 'signInWithPassword']) {
        const request = { ...(method === 'update' ? { idToken, displayName: 'x' } : lakshmi), [field]: value }
        assertRefused(await post(routes, `accounts:${method}`, request), detail)
      }
      const { users } = (await post(routes, 'accounts:lookup', { idToken })).body
      assert.equal(users[0].displayName, undefined)
    })
  }

  it('linking accounts by sign-in, federated sign-in and a new password for the old one are refused', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const link = await post(routes, 'accounts:signInWithPassword', { ...lakshmi, idToken })
    assertRefused(link, notServed('idToken'))
    const window = { identifier: lakshmi.email, continueUri: 'http://localhost/', providerId: 'google.com' }
    assertRefused(await post(routes, 'accounts:createAuthUri', window), notServed('providerId'))
    const change = { email: lakshmi.email, oldPassword: lakshmi.password, newPassword: 'seven hills' }
    assertRefused(await post(routes, 'accounts:resetPassword', change), notServed('oldPassword'))
  })

  it('what only the project’s owner may do is refused to everyone else', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    for (const field of [
      { emailVerified: true },
      { disabled: true },
      { createdAt: '1' },
      { lastLoginAt: '1' },
      { customAttributes: '{"admin":true}' },
      { passwordHash: 'aGFzaA==' },
      { salt: 'c2FsdA==' },
    ]) {
      const signUp = await post(routes, 'accounts:signUp', {
        ...lakshmi,
        email: 'ravi@example.com',
        ...field,
      })
      assertRefused(signUp, 'INSUFFICIENT_PERMISSION')
      assertRefused(await post(routes, 'accounts:update', { idToken, ...field }), 'INSUFFICIENT_PERMISSION')
    }
  })

  it('extra fields of SDKs, and fields that ask for nothing, are ignored', async () => {
    const { routes } = service()
    const hints = {
      clientType: 'CLIENT_TYPE_WEB',
      captchaResponse: 'x',
      recaptchaVersion: 'RECAPTCHA_ENTERPRISE',
    }
    const empty = {
      tenantId: '',
      phoneNumber: null,
      mfaInfo: [],
      mfa: { enrollments: [] },
      providerUserInfo: [{ providerId: 'password', rawId: lakshmi.email }],
    }
    const { status, body } = await post(routes, 'accounts:signUp', { ...lakshmi, ...hints, ...empty })
    assert.equal(status, 200)
    assert.equal((await post(routes, 'accounts:signInWithPassword', { ...lakshmi, ...hints })).status, 200)
    const { idToken } = body
    const removal = { idToken, mfa: {}, deleteProvider: ['phone', 'google.com'], returnSecureToken: true }
    assert.equal((await post(routes, 'accounts:update', removal)).status, 200)
    const link = { canHandleCodeInApp: true, androidPackageName: 'in.example', linkDomain: 'visit.example' }
    const mail = { requestType: 'VERIFY_EMAIL', idToken, ...hints, ...link }
    assert.equal((await post(routes, 'accounts:sendOobCode', mail)).status, 200)
  })

  it('calls of the Firebase emulator alone are not found', async () => {
    const { routes } = service()
    for (const [method, path] of [
      ['GET', '/emulator/v1/projects/travel-visit/oobCodes'],
      ['GET', '/emulator/v1/projects/travel-visit/config'],
      ['PATCH', '/emulator/v1/projects/travel-visit/config'],
      ['DELETE', '/emulator/v1/projects/travel-visit/accounts'],
      ['GET', '/emulator/action?apiKey=any&mode=verifyEmail&oobCode=x'],
      ['POST', '/www.googleapis.com/identitytoolkit/v3/relyingparty/verifyPassword?key=any'],
    ] as const) {
      const { status } = await call(routes, method, path, { authorization: 'Bearer owner' })
      assert.equal(status, 404, path)
    }
  })

  it('nobody is taken for the project’s owner', async () => {
    const { routes } = service()
    const { localId } = (await post(routes, 'accounts:signUp', lakshmi)).body
    for (const [method, refusal] of [
      ['signUp', 'UNEXPECTED_PARAMETER : User ID'],
      ['update', /^INVALID_REQ_TYPE : /],
      ['lookup', 'MISSING_ID_TOKEN'],
      ['delete', 'MISSING_ID_TOKEN'],
    ] as const) {
      const ask = (key: string) =>
        call(routes, 'POST', `/v1/accounts:${method}${key}`, {
          fields: { localId, password: 'seven hills' },
          authorization: 'Bearer owner',
        })
      assert.equal((await ask('')).status, 403, method)
      assertRefused(await ask('?key=any'), refusal)
    }
    assert.equal((await signIn(routes, lakshmi.password)).status, 200)
  })
})

function notServed(field: string): string {
  return `OPERATION_NOT_ALLOWED : ${field} is not served here.`
}
