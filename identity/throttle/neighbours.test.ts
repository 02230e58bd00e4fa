import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import type { Hono } from 'hono'
import { type Answer, answerOf, assertRefused, lakshmi, post } from '../testing/calls.ts'
import { newestLink } from '../testing/mailed.ts'
import { identityForEachTest } from '../testing/service.ts'

const shared = '203.0.113.5'
const newPassword = 'seven hills at dawn'
/** Three times the former limit per address. */
const junk = 300

// Time stands still, so nothing becomes available meanwhile, even on a slow machine.
beforeEach(() => mock.timers.enable({ apis: ['Date'], now: Date.now() }))
afterEach(() => mock.timers.reset())

describe('a household of forty behind one address, one of whom attacks', () => {
  const service = identityForEachTest()

  it('can still sign in on new devices, register, confirm addresses and reset passwords', async () => {
    const { routes, mails } = service()
    const members = Array.from({ length: 39 }, (_, index) => `member-${index}@example.com`)
    // From elsewhere, so that every device is new to the household's address.
    await each(members, async (email) => {
      assert.equal((await post(routes, 'accounts:signUp', { ...lakshmi, email })).status, 200)
    })
    const strangers = Array.from({ length: junk }, (_, index) => `junk-${index}@example.com`)
    await each(strangers, (email) => signInFrom(routes, shared, email, lakshmi.password))
    await each(strangers, (email) => askForReset(routes, email))
    await each(strangers, (email) => from(routes, shared, 'signUp', { ...lakshmi, email }))
    await each(strangers, () => from(routes, shared, 'signUp', { ...lakshmi, email: members[0] }))

    for (const [index, email] of members.entries()) {
      assertRefused(await signInFrom(routes, shared, email, 'hill and rain'), 'INVALID_LOGIN_CREDENTIALS')
      assert.equal((await signInFrom(routes, shared, email, lakshmi.password)).status, 200)

      const newcomer = `newcomer-${index}@example.com`
      const { status, body } = await from(routes, shared, 'signUp', { ...lakshmi, email: newcomer })
      assert.equal(status, 200)
      const asked = { requestType: 'VERIFY_EMAIL', idToken: body.idToken }
      assert.equal((await from(routes, shared, 'sendOobCode', asked)).status, 200)
      assert.equal(mails.at(-1)?.to, newcomer)
      const confirmed = await from(routes, shared, 'update', { oobCode: newestLink(service()).oobCode })
      assert.deepEqual([confirmed.status, confirmed.body.emailVerified], [200, true])

      assert.equal((await askForReset(routes, email)).status, 200)
      assert.equal(newestLink(service()).to, email)
      assert.equal((await resetPassword(routes, newestLink(service()).oobCode)).status, 200)
      assert.equal((await signInFrom(routes, shared, email, newPassword)).status, 200)
    }
  })
})

describe('a neighbour whose account is attacked', () => {
  const service = identityForEachTest()

  it('gets back in at once by a reset mail, from the same address', async () => {
    const { routes } = service()
    await from(routes, shared, 'signUp', lakshmi)
    for (let time = 0; time < 12; time += 1) {
      await signInFrom(routes, shared, lakshmi.email, 'hill and rain')
      await askForReset(routes, lakshmi.email)
    }
    assertRefused(
      await signInFrom(routes, shared, lakshmi.email, lakshmi.password),
      'TOO_MANY_ATTEMPTS_TRY_LATER',
    )
    const { oobCode } = newestLink(service())
    assert.equal((await resetPassword(routes, oobCode)).status, 200)
    assert.equal((await signInFrom(routes, shared, lakshmi.email, newPassword)).status, 200)
  })
})

describe('an email’s account, or its owner’s earlier sign-in from the same network, makes no difference', () => {
  const service = identityForEachTest()
  const known = 'known@example.com'
  const emails = [lakshmi.email, known, 'nobody@example.com']

  beforeEach(async () => {
    const { routes } = service()
    await from(routes, shared, 'signUp', lakshmi)
    await from(routes, '192.0.2.1', 'signUp', { ...lakshmi, email: known })
  })

  it('after hundreds of failures from one address', async () => {
    const { routes } = service()
    const strangers = Array.from({ length: junk }, (_, index) => `junk-${index}@example.com`)
    await each(strangers, (email) => signInFrom(routes, shared, email, lakshmi.password))
    await expectSameAnswers()
  })

  it('after a hundred failures from everywhere', async () => {
    const { routes } = service()
    for (const email of emails) {
      for (let time = 0; time < 100; time += 1) {
        const elsewhere = `192.0.2.${Math.floor(time / 10)}`
        await signInFrom(routes, elsewhere, email, 'hill and rain')
      }
    }
    await expectSameAnswers('TOO_MANY_ATTEMPTS_TRY_LATER')
  })

  /** Wrong passwords until all are refused, then mails. */
  async function expectSameAnswers(first = 'INVALID_LOGIN_CREDENTIALS'): Promise<void> {
    const { routes } = service()
    const answers = await Promise.all(
      emails.map(async (email) => {
        const seen: unknown[] = []
        for (let time = 0; time < 15; time += 1) {
          seen.push(contentOf(await signInFrom(routes, shared, email, 'hill and rain')))
        }
        for (let time = 0; time < 8; time += 1) {
          seen.push(contentOf(await askForReset(routes, email)))
        }
        return seen
      }),
    )
    assert.deepEqual(answers[0], answers[2])
    assert.deepEqual(answers[1], answers[2])
    assert.match(JSON.stringify(answers[0]?.[0]), new RegExp(first))
  }

  function contentOf({ status, headers, body }: Answer) {
    const { email: _, ...rest } = body
    return { status, retryAfter: headers.get('retry-after'), ...rest }
  }
})

/** Ten at a time, so that the hash queue rejects none. */
async function each(emails: readonly string[], act: (email: string) => Promise<unknown>): Promise<void> {
  for (let done = 0; done < emails.length; done += 10) {
    await Promise.all(emails.slice(done, done + 10).map(act))
  }
}

function signInFrom(routes: Hono, address: string, email: string, password: string): Promise<Answer> {
  return from(routes, address, 'signInWithPassword', { email, password })
}

function resetPassword(routes: Hono, oobCode: string): Promise<Answer> {
  return from(routes, shared, 'resetPassword', { oobCode, newPassword })
}

function askForReset(routes: Hono, email: string): Promise<Answer> {
  return from(routes, shared, 'sendOobCode', { requestType: 'PASSWORD_RESET', email })
}

async function from(routes: Hono, address: string, method: string, fields: object): Promise<Answer> {
  return answerOf(
    await routes.request(`/v1/accounts:${method}?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-test-address': address },
      body: JSON.stringify(fields),
    }),
  )
}
