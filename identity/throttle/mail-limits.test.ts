import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertRefused, lakshmi, post } from '#identity/testing/calls.ts'
import { newestLink } from '#identity/testing/mailed.ts'
import { identityForEachTest } from '#identity/testing/service.ts'
import { expectEnd, home, postFrom, stopTimeForEachTest, stranger, tooMany, tryFrom } from './testing.ts'

describe('mails', () => {
  stopTimeForEachTest()
  const service = identityForEachTest()

  it('are limited to five an hour from one address to one mailbox; refused ones don’t count for the mailbox', async () => {
    const { routes, mails } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const ask = (address: string, email = lakshmi.email) =>
      postFrom(routes, address, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
    for (const email of [lakshmi.email, 'ravi@example.com']) {
      for (let time = 0; time < 5; time += 1) assert.equal((await ask(stranger, email)).status, 200)
      for (let time = 0; time < 10; time += 1) assertRefused(await ask(stranger, email), tooMany)
    }
    assert.equal((await ask(home)).status, 200)
    assert.deepEqual([mails.length, mails.at(-1)?.to], [6, lakshmi.email])
    await expectEnd(service(), 12 * 60, () => ask(stranger))
  })

  it('that one line is refused take nothing from its neighbours in a wider IPv6 range, nor from its own line', async () => {
    const { routes, mails, passSeconds } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const ask = (address: string) =>
      postFrom(routes, address, 'accounts:sendOobCode', {
        requestType: 'PASSWORD_RESET',
        email: lakshmi.email,
      })
    for (let time = 0; time < 5; time += 1) assert.equal((await ask('2001:db8:0:1::1')).status, 200)
    for (let time = 0; time < 40; time += 1) assertRefused(await ask('2001:db8:0:1::1'), tooMany)
    // Of the same /56.
    for (let time = 0; time < 5; time += 1) assert.equal((await ask('2001:db8:0:2::1')).status, 200)
    assert.equal(mails.length, 10)
    // The mailbox has had ten: of what it refuses nothing is taken from another line.
    for (let time = 0; time < 10; time += 1) assertRefused(await ask(home), tooMany)
    passSeconds(5 * 6 * 60)
    for (let time = 0; time < 5; time += 1) assert.equal((await ask(home)).status, 200)
  })

  it('that are refused leave expired counts to be removed by the next sign-in', async () => {
    const { routes, database, passSeconds } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const ask = () =>
      postFrom(routes, stranger, 'accounts:sendOobCode', {
        requestType: 'PASSWORD_RESET',
        email: lakshmi.email,
      })
    await tryFrom(routes, home, lakshmi.password)
    await database.insertInto('attempts').values({ key: 'old', fill_ms: 1, expires_at: 1 }).execute()
    passSeconds(55 * 60)
    for (let time = 0; time < 5; time += 1) assert.equal((await ask()).status, 200)
    passSeconds(6 * 60)
    assertRefused(await ask(), tooMany)
    await tryFrom(routes, home, lakshmi.password)
    const old = await database.selectFrom('attempts').select('key').where('key', '=', 'old').execute()
    assert.deepEqual(old, [])
  })

  it('that change an address are limited to ten an hour per account, to any mailboxes', async () => {
    const { routes, mails } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const ask = (index: number) =>
      post(routes, 'accounts:sendOobCode', {
        requestType: 'VERIFY_AND_CHANGE_EMAIL',
        idToken,
        newEmail: `visitor-${index}@example.com`,
      })
    for (let index = 0; index < 10; index += 1) assert.equal((await ask(index)).status, 200)
    assertRefused(await ask(10), tooMany)
    assert.equal(mails.length, 10)
  })

  it('to addresses that nobody has confirmed are limited by network, and resets are not', async () => {
    const { routes } = service()
    const signUp = async (index: number) => {
      const account = { ...lakshmi, email: `visitor-${index}@example.com` }
      return (await postFrom(routes, stranger, 'accounts:signUp', account)).body.idToken
    }
    const ask = (idToken: string) =>
      postFrom(routes, stranger, 'accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    for (let index = 0; index < 100; index += 1) {
      assert.equal((await ask(await signUp(index))).status, 200)
    }
    const last = await signUp(100)
    await expectEnd(service(), 36, () => ask(last))
    const reset = { requestType: 'PASSWORD_RESET', email: lakshmi.email }
    assert.equal((await postFrom(routes, stranger, 'accounts:sendOobCode', reset)).status, 200)
  })

  it('that change an address do not use up the owner’s reset mails', async () => {
    const { routes, mails } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const mallory = { ...lakshmi, email: 'mallory@example.com' }
    const { idToken } = (await post(routes, 'accounts:signUp', mallory)).body
    const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: lakshmi.email }
    for (let time = 0; time < 11; time += 1) await post(routes, 'accounts:sendOobCode', change)
    const reset = { requestType: 'PASSWORD_RESET', email: lakshmi.email }
    assert.equal((await post(routes, 'accounts:sendOobCode', reset)).status, 200)
    assert.equal(mails.at(-1)?.to, lakshmi.email)
  })

  it('are limited to ten an hour per mailbox, whether or not it has an account', async () => {
    const { routes, mails } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const askFor = (email: string, address: string) =>
      postFrom(routes, address, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
    for (const email of [lakshmi.email, 'ravi@example.com']) {
      for (let network = 0; network < 10; network += 1) {
        assert.equal((await askFor(email, `192.0.2.${network}`)).status, 200)
      }
      assertRefused(await askFor(email, stranger), tooMany)
    }
    assert.equal(mails.length, 10)
    await expectEnd(service(), 6 * 60, () => askFor(lakshmi.email, home))
    assert.equal(mails.length, 11)
  })
})

describe('notices of a changed password', () => {
  stopTimeForEachTest()
  const service = identityForEachTest()

  it('are limited to ten an hour, and no password changes without one', async () => {
    const { routes, mails, passSeconds } = service()
    let { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const change = async (password: string) => {
      const changed = await post(routes, 'accounts:update', { idToken, password })
      idToken = changed.body.idToken ?? idToken
      return changed
    }
    for (let time = 0; time < 10; time += 1) {
      assert.equal((await change(`seven hills ${time}`)).status, 200)
    }
    assertRefused(await change('seven hills at noon'), tooMany)
    assert.equal(mails.length, 10)

    passSeconds(6 * 60 - 1)
    idToken = (await tryFrom(routes, home, 'seven hills 9')).body.idToken
    assertRefused(await change('seven hills at dusk'), tooMany)
    passSeconds(1)
    assert.equal((await change('seven hills at dawn')).status, 200)
    assert.equal(mails.length, 11)
  })

  it('never use up the owner’s resets', async () => {
    const { routes, mails } = service()
    let { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    for (let time = 0; time < 10; time += 1) {
      idToken = (await post(routes, 'accounts:update', { idToken, password: `seven hills ${time}` })).body
        .idToken
    }
    await post(routes, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: lakshmi.email })
    const { oobCode } = newestLink(service())
    const reset = await post(routes, 'accounts:resetPassword', { oobCode, newPassword: 'lamp of my own' })
    assert.deepEqual([reset.status, mails.length], [200, 11])
  })
})

describe('mails that undo a change of address', () => {
  stopTimeForEachTest()
  const service = identityForEachTest()

  it('are limited to ten an hour, and no address changes without one', async () => {
    const { routes, mails, passSeconds } = service()
    // Someone registers an address that isn't theirs, changes it to their own, and starts again.
    const leave = async (time: number) => {
      const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
      const request = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: `thief${time}@b.example` }
      await post(routes, 'accounts:sendOobCode', request)
      const { oobCode } = newestLink(service())
      return post(routes, 'accounts:update', { oobCode })
    }
    for (let time = 0; time < 10; time += 1) assert.equal((await leave(time)).status, 200)
    assertRefused(await leave(10), tooMany)
    assert.equal(mails.filter(({ to }) => to === lakshmi.email).length, 10)

    const { oobCode } = newestLink(service())
    passSeconds(6 * 60 - 1)
    assertRefused(await post(routes, 'accounts:update', { oobCode }), tooMany)
    passSeconds(1)
    assert.equal((await post(routes, 'accounts:update', { oobCode })).status, 200)
    assert.equal(mails.filter(({ to }) => to === lakshmi.email).length, 11)
  })
})
