import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Hono } from 'hono'
import { type Answer, assertRefused, lakshmi, post } from '#identity/testing/calls.ts'
import { newestLink } from '#identity/testing/mailed.ts'
import { identityForEachTest } from '#identity/testing/service.ts'
import {
  expectEnd,
  home,
  leave,
  postFrom,
  stopTimeForEachTest,
  stranger,
  tooMany,
  tryFrom,
} from './testing.ts'

describe('password attempts', () => {
  stopTimeForEachTest()
  const service = identityForEachTest()

  it('are limited to ten per account and address; then even the right password is refused', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    await failTimes(routes, 10, stranger)
    assertRefused(await tryFrom(routes, stranger, lakshmi.password), tooMany)
    assert.equal((await tryFrom(routes, home, lakshmi.password)).status, 200)
  })

  it('have the same limit for an email without an account', async () => {
    const { routes } = service()
    await failTimes(routes, 10, stranger)
    assertRefused(await tryFrom(routes, stranger, 'hill and rain'), tooMany)
  })

  it('become available one by one, every minute and a half', async () => {
    const { routes, passSeconds } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    await failTimes(routes, 10, stranger)
    await expectEnd(service(), 90, () => tryFrom(routes, stranger, 'hill and rain'))
    await expectEnd(service(), 90, () => tryFrom(routes, stranger, lakshmi.password))
    passSeconds(15 * 60)
    await failTimes(routes, 10, stranger)
    assertRefused(await tryFrom(routes, stranger, lakshmi.password), tooMany)
  })

  it('are not counted for longer if the clock is set back', async () => {
    const { routes, passSeconds } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    await failTimes(routes, 10, stranger)
    passSeconds(-60)
    assertRefused(await tryFrom(routes, stranger, lakshmi.password), tooMany)
    passSeconds(-60 * 60)
    await failTimes(routes, 10, stranger)
    assertRefused(await tryFrom(routes, stranger, lakshmi.password), tooMany)
  })

  it('are counted across restarts and processes', async () => {
    const { routes, restart } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    await failTimes(routes, 5, stranger)
    const another = await restart()
    await failTimes(another, 5, stranger)
    assertRefused(await tryFrom(routes, stranger, lakshmi.password), tooMany)
    assertRefused(await tryFrom(another, stranger, lakshmi.password), tooMany)
  })

  it('are limited in a burst too', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const guesses = [...Array.from({ length: 40 }, () => 'hill and rain'), lakshmi.password]
    const answers = await Promise.all(guesses.map((guess) => tryFrom(routes, stranger, guess)))
    assertRefused(answers.at(-1) as never, tooMany)
    // The right password must not stand out by its answer.
    const refusals = answers.map(({ body }) => body.error?.message)
    assert.deepEqual(
      new Set(refusals.filter((refusal) => refusal !== 'INVALID_LOGIN_CREDENTIALS')),
      new Set([tooMany]),
    )
    assert.equal(refusals.filter((refusal) => refusal === 'INVALID_LOGIN_CREDENTIALS').length, 10)
  })

  it('in a burst from one address do not use up the limit of others', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    for (let time = 0; time < 3; time += 1) {
      await Promise.all(Array.from({ length: 40 }, () => tryFrom(routes, stranger, 'hill and rain')))
      service().passSeconds(90)
    }
    assert.equal((await tryFrom(routes, home, lakshmi.password)).status, 200)
  })

  it('do not lock the owner out of where the account was registered', async () => {
    const { routes } = service()
    await postFrom(routes, home, 'accounts:signUp', lakshmi)
    for (let network = 0; network < 10; network += 1) await failTimes(routes, 10, `192.0.2.${network}`)
    assert.equal((await tryFrom(routes, home, lakshmi.password)).status, 200)
  })

  it('all succeed when many devices sign in at once', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => tryFrom(routes, home, lakshmi.password)),
    )
    assert.ok(answers.every(({ status }) => status === 200))
  })

  it('from many addresses together lock out strangers, but not the owner at home', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    assert.equal((await tryFrom(routes, home, lakshmi.password)).status, 200)
    for (let network = 0; network < 10; network += 1) await failTimes(routes, 10, `192.0.2.${network}`)
    assertRefused(await tryFrom(routes, stranger, lakshmi.password), tooMany)
    assert.equal((await tryFrom(routes, home, lakshmi.password)).status, 200)
  })

  it('from many addresses together become available one by one, every 36 seconds', async () => {
    const { routes } = service()
    await postFrom(routes, home, 'accounts:signUp', lakshmi)
    for (let network = 0; network < 10; network += 1) await failTimes(routes, 10, `192.0.2.${network}`)
    await expectEnd(service(), 36, () => tryFrom(routes, stranger, lakshmi.password))
  })

  it('from one address at many accounts are limited to five thousand; then only familiar owners get in', async () => {
    const { routes } = service()
    const ravi = { ...lakshmi, email: 'ravi@example.com' }
    await postFrom(routes, home, 'accounts:signUp', lakshmi)
    await postFrom(routes, stranger, 'accounts:signUp', ravi)
    const limit = { name: 'sign-in address', capacity: 5000, pauseMs: 10_000 }
    await leave(20, service(), limit, stranger)
    for (let index = 0; index < 20; index += 1) {
      const wrong = await tryFrom(routes, stranger, 'hill and rain', `visitor-${index}@example.com`)
      assertRefused(wrong, 'INVALID_LOGIN_CREDENTIALS')
    }
    // The answer doesn't reveal where that is.
    for (const email of [ravi.email, lakshmi.email, 'nobody@example.com']) {
      const refused = await tryFrom(routes, stranger, 'hill and rain', email)
      assertRefused(refused, tooMany)
      assert.equal(refused.headers.get('retry-after'), '10')
    }
    assert.equal((await tryFrom(routes, stranger, ravi.password, ravi.email)).status, 200)
    assert.equal((await tryFrom(routes, home, lakshmi.password)).status, 200)
    await expectEnd(service(), 10, () => tryFrom(routes, stranger, lakshmi.password))
  })

  it('count an IPv6 /64 as one address, and a mapped address as the IPv4 one', async () => {
    const { routes } = service()
    await failTimes(routes, 5, '2001:db8:1:2::1')
    await failTimes(routes, 5, '2001:db8:1:2:ffff::9')
    assertRefused(await tryFrom(routes, '2001:db8:1:2:3:4:5:6', 'hill and rain'), tooMany)
    assertRefused(await tryFrom(routes, '2001:db8:1:3::1', 'hill and rain'), 'INVALID_LOGIN_CREDENTIALS')
    await failTimes(routes, 10, stranger)
    assertRefused(await tryFrom(routes, `::ffff:${stranger}`, 'hill and rain'), tooMany)
  })

  it('have twice the limit for a whole /56, and four times for a /48', async () => {
    const { routes } = service()
    const accepted = async (addresses: string[]) => {
      const answers: Answer[] = []
      for (const address of addresses) answers.push(await tryFrom(routes, address, 'hill and rain'))
      return answers.filter(({ body }) => body.error.message === 'INVALID_LOGIN_CREDENTIALS').length
    }
    const inOne56 = Array.from({ length: 30 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`)
    assert.equal(await accepted(inOne56), 20)
    const inOne48 = Array.from({ length: 30 }, (_, index) => `2001:db8:1:${index + 1}00::1`)
    assert.equal(await accepted(inOne48), 20)
    assert.equal(await accepted(['2001:db8:2::1']), 1)
  })

  for (const range of ['/56', '/48']) {
    it(`from neighbours in one ${range} do not lock the owner out at home, nor reveal where that is`, async () => {
      const { routes } = service()
      const own = '2001:db8:1:100::1'
      const neighbours =
        range === '/56'
          ? ['2001:db8:1:101::1', '2001:db8:1:102::1']
          : ['2', '3', '4', '5'].map((line) => `2001:db8:1:${line}00::1`)
      await postFrom(routes, own, 'accounts:signUp', lakshmi)
      for (const address of neighbours) await failTimes(routes, 10, address)
      const refused = await tryFrom(routes, own, 'hill and rain')
      assertRefused(refused, tooMany)
      const elsewhere = await tryFrom(routes, '2001:db8:1:1ff::1', 'hill and rain')
      assert.deepEqual(refused.body, elsewhere.body)
      assert.equal(refused.headers.get('retry-after'), elsewhere.headers.get('retry-after'))
      assertRefused(await tryFrom(routes, '2001:db8:1:1ff::1', lakshmi.password), tooMany)
      assert.equal((await tryFrom(routes, own, lakshmi.password)).status, 200)
      // After nine more mistakes of its own, it is refused too.
      for (let time = 0; time < 9; time += 1) await tryFrom(routes, own, 'hill and rain')
      assertRefused(await tryFrom(routes, own, lakshmi.password), tooMany)
    })
  }

  it('cannot lock out an owner, who gets back in by a reset mail during an attack', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    await failTimes(routes, 10, home)
    for (let network = 0; network < 9; network += 1) await failTimes(routes, 10, `192.0.2.${network}`)
    assertRefused(await tryFrom(routes, home, lakshmi.password), tooMany)

    await post(routes, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: lakshmi.email })
    const { oobCode } = newestLink(service())
    const reset = { oobCode, newPassword: 'seven hills at dawn' }
    assert.equal((await postFrom(routes, home, 'accounts:resetPassword', reset)).status, 200)
    // Strangers stay locked out, so they don't learn that the owner has been there.
    assertRefused(await tryFrom(routes, stranger, 'hill and rain'), tooMany)
    assertRefused(await tryFrom(routes, stranger, 'seven hills at dawn'), tooMany)
    assert.equal((await tryFrom(routes, home, 'seven hills at dawn')).status, 200)
  })

  it('are refused where someone else had registered the address, once a reset has proved whose it is', async () => {
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

describe('without a throttle', () => {
  stopTimeForEachTest()
  const service = identityForEachTest({ throttle: false })

  it('attempts are unlimited', async () => {
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
