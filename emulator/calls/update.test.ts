import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertRefused, lakshmi, post, signIn } from '#identity/testing/calls.ts'
import { newestLink } from '#identity/testing/mailed.ts'
import { emulatorForEachTest } from '../testing/emulator.ts'

const newEmail = 'lakshmi@new.example'
const removals = [
  { deleteProvider: ['password'] },
  { deleteAttribute: ['EMAIL'] },
  { deleteAttribute: ['PASSWORD'] },
]

describe('accounts:update of the emulator', () => {
  const service = emulatorForEachTest()

  it('unlinks the password, so that nobody can sign in with it', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const { body } = await post(routes, 'accounts:update', { idToken, deleteProvider: ['password'] })
    assert.deepEqual(body.providerUserInfo, [])
    assert.equal(body.email, undefined)
    assertRefused(await signIn(routes, lakshmi.password), 'INVALID_LOGIN_CREDENTIALS')
  })

  it('removes the address or the password by name', async () => {
    const { routes } = service()
    const first = (await post(routes, 'accounts:signUp', lakshmi)).body
    const { idToken } = (await signIn(routes, lakshmi.password)).body
    const remove = async (attribute: string) =>
      (await post(routes, 'accounts:update', { idToken, deleteAttribute: [attribute] })).body
    const withoutPassword = await remove('PASSWORD')
    assert.deepEqual([withoutPassword.email, withoutPassword.providerUserInfo], [lakshmi.email, []])
    assertRefused(await signIn(routes, lakshmi.password), 'INVALID_LOGIN_CREDENTIALS')

    const { localId, email, emailVerified } = await remove('EMAIL')
    assert.deepEqual([localId, email, emailVerified], [first.localId, undefined, false])
    assert.equal((await post(routes, 'accounts:lookup', { idToken })).body.users[0].email, undefined)
    assert.equal((await post(routes, 'accounts:signUp', lakshmi)).status, 200)
  })

  for (const removal of removals) {
    it(`signs out everyone but the caller with ${JSON.stringify(removal)}`, async () => {
      const { routes } = service()
      const other = (await post(routes, 'accounts:signUp', lakshmi)).body
      const { idToken } = (await signIn(routes, lakshmi.password)).body
      await post(routes, 'accounts:update', { idToken, ...removal })
      assert.equal((await post(routes, 'accounts:lookup', { idToken })).status, 200)
      assertRefused(await post(routes, 'accounts:lookup', { idToken: other.idToken }), 'TOKEN_EXPIRED')
    })
  }
})

describe('with enumeration protection off', () => {
  const service = emulatorForEachTest({ enumerationProtection: false })

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
    // Sessions started in the same second stay valid.
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

describe('changing an address at once', () => {
  const service = emulatorForEachTest({ enumerationProtection: false })

  it('notifies the old mailbox, which can undo it', async () => {
    const { routes } = service()
    const { body } = await post(routes, 'accounts:signUp', lakshmi)
    const changed = await post(routes, 'accounts:update', { idToken: body.idToken, email: newEmail })
    assert.deepEqual([changed.body.email, changed.body.emailVerified], [newEmail, false])
    const { to, oobCode } = newestLink(service())
    assert.equal(to, lakshmi.email)
    const recovered = await post(routes, 'accounts:update', { oobCode })
    assert.equal(recovered.body.email, lakshmi.email)
    assertRefused(await post(routes, 'accounts:lookup', { idToken: changed.body.idToken }), 'TOKEN_EXPIRED')
    assert.equal((await signIn(routes, lakshmi.password)).status, 200)
  })

  it('cannot be undone by someone who changed it twice, once the owner has undone it', async () => {
    const { routes } = service()
    const { body } = await post(routes, 'accounts:signUp', lakshmi)
    const first = await post(routes, 'accounts:update', { idToken: body.idToken, email: 'thief@b.example' })
    const recoveries = [newestLink(service())]
    await post(routes, 'accounts:update', { idToken: first.body.idToken, email: 'thief@c.example' })
    recoveries.push(newestLink(service()))
    const [owners, thiefs] = recoveries
    const recovered = await post(routes, 'accounts:update', { oobCode: owners?.oobCode })
    assert.equal(recovered.body.email, lakshmi.email)
    assertRefused(await post(routes, 'accounts:update', { oobCode: thiefs?.oobCode }), 'INVALID_OOB_CODE')
  })

  it('cannot be undone once the old address belongs to someone else', async () => {
    const { routes } = service()
    const { body } = await post(routes, 'accounts:signUp', lakshmi)
    await post(routes, 'accounts:update', { idToken: body.idToken, email: newEmail })
    await post(routes, 'accounts:signUp', lakshmi)
    const { oobCode } = newestLink(service())
    assertRefused(await post(routes, 'accounts:update', { oobCode }), 'EMAIL_EXISTS')
  })
})
