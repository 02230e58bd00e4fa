import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertRefused, identityForEachTest, lakshmi, post, signIn } from '../testing/identity.ts'

describe('with enumeration protection off', () => {
  const service = identityForEachTest({ enumerationProtection: false })

  it('sign-in tells an unknown address from a wrong password', async () => {
    const { routes } = service()
    assertRefused(await signIn(routes, lakshmi.password), 'EMAIL_NOT_FOUND')
    await post(routes, 'accounts:signUp', lakshmi)
    assertRefused(await signIn(routes, 'hill and rain'), 'INVALID_PASSWORD')
  })

  it('an address still changes by a confirmed mail alone', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const email = 'lakshmi.devi@example.com'
    assertRefused(await post(routes, 'accounts:update', { idToken, email }), 'OPERATION_NOT_ALLOWED')
    const link = { ...lakshmi, idToken, email }
    assertRefused(await post(routes, 'accounts:signUp', link), 'OPERATION_NOT_ALLOWED')
    assert.equal((await signIn(routes, lakshmi.password)).status, 200)
  })
})

describe('with enumeration protection off, beside the test surface', () => {
  const service = identityForEachTest({ testSurface: true, enumerationProtection: false })

  it('accounts:update to the same address changes nothing', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const same = await post(routes, 'accounts:update', { idToken, email: 'LAKSHMI@example.com' })
    assert.deepEqual([same.status, same.body.idToken], [200, undefined])
    assert.equal((await post(routes, 'accounts:lookup', { idToken })).status, 200)
  })

  it('accounts:update changes the address and ends every session but the new one', async () => {
    const { routes, passSeconds } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    // Sessions of the same second go on.
    passSeconds(1)
    await post(routes, 'accounts:signUp', { ...lakshmi, email: 'ravi@example.com' })
    assertRefused(
      await post(routes, 'accounts:update', { idToken, email: 'RAVI@example.com' }),
      'EMAIL_EXISTS',
    )
    assertRefused(await post(routes, 'accounts:update', { idToken, email: 'ravi' }), 'INVALID_EMAIL')

    const changed = await post(routes, 'accounts:update', { idToken, email: 'Lakshmi.Devi@example.com' })
    assert.equal(changed.body.email, 'lakshmi.devi@example.com')
    assert.equal(changed.body.newEmail, 'lakshmi.devi@example.com')
    assert.equal(changed.body.emailVerified, false)
    assertRefused(await post(routes, 'accounts:lookup', { idToken }), 'TOKEN_EXPIRED')
    assert.equal(
      (await post(routes, 'accounts:lookup', { idToken: changed.body.idToken })).body.users[0].email,
      'lakshmi.devi@example.com',
    )
  })
})
