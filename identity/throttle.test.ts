import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import type { Hono } from 'hono'
import {
  type Answer,
  answerOf,
  assertRefused,
  identityForEachTest,
  lakshmi,
  post,
  type TestIdentity,
} from './testing/identity.ts'
import { newestLink } from './testing/mailed.ts'

const stranger = '198.51.100.7'
const home = '203.0.113.5'
const tooMany = 'TOO_MANY_ATTEMPTS_TRY_LATER'

// Windows end to the second, however slow the machine is: only `passSeconds` moves the time.
beforeEach(() => mock.timers.enable({ apis: ['Date'], now: Date.now() }))
afterEach(() => mock.timers.reset())

describe('tries of a password', () => {
  const service = identityForEachTest()

  it('are ten for one account from one address; then not even the right one is heard', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    await failTimes(routes, 10, stranger)
    assertRefused(await tryFrom(routes, stranger, lakshmi.password), tooMany)
    assert.equal((await tryFrom(routes, home, lakshmi.password)).status, 200)
  })

  it('are the same number for an address that has no account', async () => {
    const { routes } = service()
    await failTimes(routes, 10, stranger)
    assertRefused(await tryFrom(routes, stranger, 'hill and rain'), tooMany)
  })

  it('begin anew after a quarter of an hour, and after the right password', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    await failTimes(routes, 10, stranger)
    await expectEnd(service(), 15, () => tryFrom(routes, stranger, 'hill and rain'))
    await failTimes(routes, 8, stranger)
    assert.equal((await tryFrom(routes, stranger, lakshmi.password)).status, 200)
    await failTimes(routes, 9, stranger)
    assert.equal((await tryFrom(routes, stranger, lakshmi.password)).status, 200)
  })

  it('are counted across a restart and by every process', async () => {
    const { routes, restart } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    await failTimes(routes, 5, stranger)
    const another = await restart()
    await failTimes(another, 5, stranger)
    assertRefused(await tryFrom(routes, stranger, lakshmi.password), tooMany)
    assertRefused(await tryFrom(another, stranger, lakshmi.password), tooMany)
  })

  it('that come in a burst are heard no more often', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const guesses = [...Array.from({ length: 40 }, () => 'hill and rain'), lakshmi.password]
    const answers = await Promise.all(guesses.map((guess) => tryFrom(routes, stranger, guess)))
    assertRefused(answers.at(-1) as never, tooMany)
    // The right one must not be told by being the only one that is answered so.
    const refusals = answers.map(({ body }) => body.error?.message)
    assert.deepEqual(
      new Set(refusals.filter((refusal) => refusal !== 'INVALID_LOGIN_CREDENTIALS')),
      new Set([tooMany]),
    )
    assert.equal(refusals.filter((refusal) => refusal === 'INVALID_LOGIN_CREDENTIALS').length, 10)
  })

  it('do not shut the owner out of where the account was registered', async () => {
    const { routes } = service()
    await postFrom(routes, home, 'accounts:signUp', lakshmi)
    for (let network = 0; network < 10; network += 1) await failTimes(routes, 10, `192.0.2.${network}`)
    assert.equal((await tryFrom(routes, home, lakshmi.password)).status, 200)
  })

  it('all succeed where many devices sign in at once', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => tryFrom(routes, home, lakshmi.password)),
    )
    assert.ok(answers.every(({ status }) => status === 200))
  })

  it('from many addresses together shut strangers out, and not the owner at home', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    assert.equal((await tryFrom(routes, home, lakshmi.password)).status, 200)
    for (let network = 0; network < 10; network += 1) await failTimes(routes, 10, `192.0.2.${network}`)
    assertRefused(await tryFrom(routes, stranger, lakshmi.password), tooMany)
    assert.equal((await tryFrom(routes, home, lakshmi.password)).status, 200)
  })

  it('from many addresses together are heard anew after an hour', async () => {
    const { routes } = service()
    await postFrom(routes, home, 'accounts:signUp', lakshmi)
    for (let network = 0; network < 10; network += 1) await failTimes(routes, 10, `192.0.2.${network}`)
    await expectEnd(service(), 60, () => tryFrom(routes, stranger, lakshmi.password))
  })

  it('of one address at many accounts are a hundred', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    for (let index = 0; index < 100; index += 1) {
      await tryFrom(routes, stranger, 'hill and rain', `visitor-${index}@example.com`)
    }
    assertRefused(await tryFrom(routes, stranger, lakshmi.password), tooMany)
    assert.equal((await tryFrom(routes, home, lakshmi.password)).status, 200)
    await expectEnd(service(), 15, () => tryFrom(routes, stranger, lakshmi.password))
  })

  it('count a whole /64 of IPv6 as one address, and a mapped address as its own', async () => {
    const { routes } = service()
    await failTimes(routes, 5, '2001:db8:1:2::1')
    await failTimes(routes, 5, '2001:db8:1:2:ffff::9')
    assertRefused(await tryFrom(routes, '2001:db8:1:2:3:4:5:6', 'hill and rain'), tooMany)
    assertRefused(await tryFrom(routes, '2001:db8:1:3::1', 'hill and rain'), 'INVALID_LOGIN_CREDENTIALS')
    await failTimes(routes, 10, stranger)
    assertRefused(await tryFrom(routes, `::ffff:${stranger}`, 'hill and rain'), tooMany)
  })

  it('cannot lock an owner out, who comes back by a reset mail while the tries go on', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    await failTimes(routes, 10, home)
    for (let network = 0; network < 9; network += 1) await failTimes(routes, 10, `192.0.2.${network}`)
    assertRefused(await tryFrom(routes, home, lakshmi.password), tooMany)

    await post(routes, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: lakshmi.email })
    const { oobCode } = newestLink(service())
    const reset = { oobCode, newPassword: 'seven hills at dawn' }
    assert.equal((await postFrom(routes, home, 'accounts:resetPassword', reset)).status, 200)
    for (let network = 0; network < 10; network += 1) await failTimes(routes, 10, `192.0.2.1${network}`)
    assertRefused(await tryFrom(routes, stranger, 'seven hills at dawn'), tooMany)
    assert.equal((await tryFrom(routes, home, 'seven hills at dawn')).status, 200)
  })

  it('are not heard from where somebody else had registered the address, once a reset has shown whose it is', async () => {
    const { routes, passSeconds } = service()
    await postFrom(routes, stranger, 'accounts:signUp', lakshmi)
    passSeconds(1)
    await post(routes, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: lakshmi.email })
    const { oobCode } = newestLink(service())
    const newPassword = 'seven hills at dawn'
    await postFrom(routes, home, 'accounts:resetPassword', { oobCode, newPassword })
    for (let network = 0; network < 10; network += 1) await failTimes(routes, 10, `192.0.2.${network}`)
    assertRefused(await tryFrom(routes, stranger, newPassword), tooMany)
    assert.equal((await tryFrom(routes, home, newPassword)).status, 200)
  })
})

describe('mails', () => {
  const service = identityForEachTest()

  it('that one address may no longer ask for use up nobody’s mailbox', async () => {
    const { routes, mails } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const ask = (address: string, email: string) =>
      postFrom(routes, address, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
    for (let index = 0; index < 100; index += 1) await ask(stranger, `visitor-${index}@example.com`)
    for (let time = 0; time < 10; time += 1) assertRefused(await ask(stranger, lakshmi.email), tooMany)
    assert.equal((await ask(home, lakshmi.email)).status, 200)
    assert.equal(mails.at(-1)?.to, lakshmi.email)
    await expectEnd(service(), 60, () => ask(stranger, lakshmi.email))
  })

  it('to change an address do not use up those by which the owner comes back', async () => {
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

  it('are ten an hour to one address, whether or not it has an account', async () => {
    const { routes, mails } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const askFor = (email: string) => () =>
      post(routes, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
    for (const email of [lakshmi.email, 'ravi@example.com']) {
      const ask = askFor(email)
      for (let time = 0; time < 10; time += 1) assert.equal((await ask()).status, 200)
      assertRefused(await ask(), tooMany)
    }
    assert.equal(mails.length, 10)
    await expectEnd(service(), 60, askFor(lakshmi.email))
    assert.equal(mails.length, 11)
  })
})

describe('notices of a changed password', () => {
  const service = identityForEachTest()

  it('are ten an hour, and no password changes without one', async () => {
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

    passSeconds(60 * 60 - 1)
    idToken = (await tryFrom(routes, home, 'seven hills 9')).body.idToken
    assertRefused(await change('seven hills at dusk'), tooMany)
    passSeconds(1)
    assert.equal((await change('seven hills at dawn')).status, 200)
    assert.equal(mails.length, 11)
  })

  it('never keep a reset from its owner', async () => {
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
  const service = identityForEachTest()

  it('are ten an hour, and no address is left without one', async () => {
    const { routes, mails } = service()
    // Somebody registers an address that is not theirs, moves on to their own, and begins again.
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
    await expectEnd(service(), 60, () => post(routes, 'accounts:update', { oobCode }))
    assert.equal(mails.filter(({ to }) => to === lakshmi.email).length, 11)
  })
})

describe('registering', () => {
  const service = identityForEachTest()

  it('finds at most a hundred taken addresses for one caller', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const probe = (address: string) => postFrom(routes, address, 'accounts:signUp', lakshmi)
    for (let time = 0; time < 100; time += 1) assertRefused(await probe(stranger), 'EMAIL_EXISTS')
    assertRefused(await probe(stranger), tooMany)
    assertRefused(await probe(home), 'EMAIL_EXISTS')
    await expectEnd(service(), 15, () => probe(stranger))
  })

  it('finds no more in a burst', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const probes = Array.from({ length: 130 }, () => postFrom(routes, stranger, 'accounts:signUp', lakshmi))
    const told = (await Promise.all(probes)).filter(({ body }) => body.error?.message === 'EMAIL_EXISTS')
    assert.equal(told.length, 100)
  })
})

describe('without a throttle', () => {
  const service = identityForEachTest({ throttle: false })

  it('tries are endless', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    await failTimes(routes, 15, stranger)
    assert.equal((await tryFrom(routes, stranger, lakshmi.password)).status, 200)
  })
})

async function failTimes(routes: Hono, times: number, address: string): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    assertRefused(await tryFrom(routes, address, 'hill and rain'), 'INVALID_LOGIN_CREDENTIALS')
  }
}

/** A window that was used up just now is shut to its last second, and then open. */
async function expectEnd({ passSeconds }: TestIdentity, minutes: number, ask: () => Promise<Answer>) {
  passSeconds(minutes * 60 - 1)
  assertRefused(await ask(), tooMany)
  passSeconds(1)
  assert.notEqual((await ask()).body.error?.message, tooMany)
}

function tryFrom(routes: Hono, address: string, password: string, email = lakshmi.email) {
  return postFrom(routes, address, 'accounts:signInWithPassword', { email, password })
}

async function postFrom(routes: Hono, address: string, method: string, fields: object) {
  return answerOf(
    await routes.request(`/v1/${method}?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-test-address': address },
      body: JSON.stringify(fields),
    }),
  )
}
