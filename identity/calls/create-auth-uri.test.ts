import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertRefused, lakshmi, post } from '#identity/testing/calls.ts'
import { identityForEachTest } from '#identity/testing/service.ts'

const method = 'accounts:createAuthUri'
const continueUri = 'http://localhost/'

describe('accounts:createAuthUri', () => {
  const service = identityForEachTest()

  it('doesn’t reveal who has an account', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    for (const identifier of [lakshmi.email, 'ravi@example.com']) {
      const { status, body } = await post(routes, method, { identifier, continueUri, sessionId: 's' })
      const answer = { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: 's' }
      assert.deepEqual([status, body], [200, answer])
    }
  })

  it('refuses invalid requests by name', async () => {
    const { routes } = service()
    assertRefused(await post(routes, method, { continueUri }), 'MISSING_IDENTIFIER')
    assertRefused(await post(routes, method, { identifier: lakshmi.email }), 'MISSING_CONTINUE_URI')
    assertRefused(await post(routes, method, { identifier: 'lakshmi', continueUri }), 'INVALID_IDENTIFIER')
    const { email: identifier } = lakshmi
    assertRefused(await post(routes, method, { identifier, continueUri: 'x' }), 'INVALID_CONTINUE_URI')
  })
})

describe('accounts:createAuthUri without enumeration protection', () => {
  const service = identityForEachTest({ enumerationProtection: false })

  it('says how an address signs in', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const known = await post(routes, method, { identifier: 'Lakshmi@Example.com', continueUri })
    assert.equal(known.body.registered, true)
    assert.deepEqual(known.body.allProviders, ['password'])
    assert.deepEqual(known.body.signinMethods, ['password'])
    assert.match(known.body.sessionId, /^.{20,}$/)
    const unknown = await post(routes, method, { identifier: 'ravi@example.com', continueUri })
    assert.equal(unknown.body.registered, false)
    assert.deepEqual(unknown.body.signinMethods, [])
  })
})
