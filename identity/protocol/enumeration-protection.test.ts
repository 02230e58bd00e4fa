import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertRefused, lakshmi, post, signIn } from '#identity/testing/calls.ts'
import { identityForEachTest } from '#identity/testing/service.ts'

describe('with enumeration protection off', () => {
  const service = identityForEachTest({ enumerationProtection: false })

  it('sign-in tells an unknown address apart from a wrong password', async () => {
    const { routes } = service()
    assertRefused(await signIn(routes, lakshmi.password), 'EMAIL_NOT_FOUND')
    await post(routes, 'accounts:signUp', lakshmi)
    assertRefused(await signIn(routes, 'hill and rain'), 'INVALID_PASSWORD')
  })

  it('an address still changes only by a confirmed mail', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const email = 'lakshmi.devi@example.com'
    assertRefused(await post(routes, 'accounts:update', { idToken, email }), 'OPERATION_NOT_ALLOWED')
    const link = { ...lakshmi, idToken, email }
    assertRefused(await post(routes, 'accounts:signUp', link), 'OPERATION_NOT_ALLOWED')
    assert.equal((await signIn(routes, lakshmi.password)).status, 200)
  })
})
