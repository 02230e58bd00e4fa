import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import type { Hono } from 'hono'
import { type Answer, assertRefused, lakshmi, post } from '#identity/testing/calls.ts'
import { newestLink } from '#identity/testing/mailed.ts'
import { identityForEachTest } from '#identity/testing/service.ts'
import { inTens, postFrom, stopTimeForEachTest, tryFrom } from './testing.ts'

const shared = '203.0.113.5'
const newPassword = 'seven hills at dawn'
/** Three times the former limit per address. */
const junk = 300

describe('a household of forty behind one address, one of whom attacks', () => {
  stopTimeForEachTest()
  const service = identityForEachTest()

  it('can still sign in on new devices, register, confirm addresses and reset passwords', async () => {
    const { routes, mails } = service()
    const members = Array.from({ length: 39 }, (_, index) => `member-${index}@example.com`)
    // From elsewhere, so that every device is new to the household's address.
    await inTens(members, async (email) => {
      assert.equal((await post(routes, 'accounts:signUp', { ...lakshmi, email })).status, 200)
    })
    const strangers = Array.from({ length: junk }, (_, index) => `junk-${index}@example.com`)
    await inTens(strangers, (email) => tryFrom(routes, shared, lakshmi.password, email))
    await inTens(strangers, (email) => askForReset(routes, email))
    await inTens(strangers, (email) => postFrom(routes, shared, 'accounts:signUp', { ...lakshmi, email }))
    await inTens(strangers, () =>
      postFrom(routes, shared, 'accounts:signUp', { ...lakshmi, email: members[0] }),
    )

    for (const [index, email] of members.entries()) {
      assertRefused(await tryFrom(routes, shared, 'hill and rain', email), 'INVALID_LOGIN_CREDENTIALS')
      assert.equal((await tryFrom(routes, shared, lakshmi.password, email)).status, 200)

      const newcomer = `newcomer-${index}@example.com`
      const { status, body } = await postFrom(routes, shared, 'accounts:signUp', {
        ...lakshmi,
        email: newcomer,
      })
      assert.equal(status, 200)
      const asked = { requestType: 'VERIFY_EMAIL', idToken: body.idToken }
      assert.equal((await postFrom(routes, shared, 'accounts:sendOobCode', asked)).status, 200)
      assert.equal(mails.at(-1)?.to, newcomer)
      const confirmed = await postFrom(routes, shared, 'accounts:update', {
        oobCode: newestLink(service()).oobCode,
      })
      assert.deepEqual([confirmed.status, confirmed.body.emailVerified], [200, true])

      assert.equal((await askForReset(routes, email)).status, 200)
      assert.equal(newestLink(service()).to, email)
      assert.equal((await resetPassword(routes, newestLink(service()).oobCode)).status, 200)
      assert.equal((await tryFrom(routes, shared, newPassword, email)).status, 200)
    }
  })
})

describe('a neighbour whose account is attacked', () => {
  stopTimeForEachTest()
  const service = identityForEachTest()

  it('gets back in at once by a reset mail, from the same address', async () => {
    const { routes } = service()
    await postFrom(routes, shared, 'accounts:signUp', lakshmi)
    for (let time = 0; time < 12; time += 1) {
      await tryFrom(routes, shared, 'hill and rain', lakshmi.email)
      await askForReset(routes, lakshmi.email)
    }
    assertRefused(
      await tryFrom(routes, shared, lakshmi.password, lakshmi.email),
      'TOO_MANY_ATTEMPTS_TRY_LATER',
    )
    const { oobCode } = newestLink(service())
    assert.equal((await resetPassword(routes, oobCode)).status, 200)
    assert.equal((await tryFrom(routes, shared, newPassword, lakshmi.email)).status, 200)
  })
})

describe('an email’s account, or its owner’s earlier sign-in from the same network, makes no difference', () => {
  stopTimeForEachTest()
  const service = identityForEachTest()
  const known = 'known@example.com'
  const emails = [lakshmi.email, known, 'nobody@example.com']

  beforeEach(async () => {
    const { routes } = service()
    await postFrom(routes, shared, 'accounts:signUp', lakshmi)
    await postFrom(routes, '192.0.2.1', 'accounts:signUp', { ...lakshmi, email: known })
  })

  it('after hundreds of failures from one address', async () => {
    const { routes } = service()
    const strangers = Array.from({ length: junk }, (_, index) => `junk-${index}@example.com`)
    await inTens(strangers, (email) => tryFrom(routes, shared, lakshmi.password, email))
    await expectSameAnswers()
  })

  it('after a hundred failures from everywhere', async () => {
    const { routes } = service()
    for (const email of emails) {
      for (let time = 0; time < 100; time += 1) {
        const elsewhere = `192.0.2.${Math.floor(time / 10)}`
        await tryFrom(routes, elsewhere, 'hill and rain', email)
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
          seen.push(contentOf(await tryFrom(routes, shared, 'hill and rain', email)))
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

function resetPassword(routes: Hono, oobCode: string): Promise<Answer> {
  return postFrom(routes, shared, 'accounts:resetPassword', { oobCode, newPassword })
}

function askForReset(routes: Hono, email: string): Promise<Answer> {
  return postFrom(routes, shared, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
}
