import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Database } from '#database/open.ts'
import { tooManyAttempts } from './refusal.ts'
import { identityRoutes } from './routes.ts'
import { openIdentity } from './service.ts'
import { type Answer, assertRefused, lakshmi, post, signIn } from './testing/calls.ts'
import { newestLink } from './testing/mailed.ts'
import { identityForEachTest } from './testing/service.ts'
import type { Throttle } from './throttle/throttle.ts'

describe('concurrent calls', () => {
  const service = identityForEachTest()

  it('leave no session of the old password valid after a change', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const [changed, ...signedIn] = await Promise.all([
      post(routes, 'accounts:update', { idToken, password: 'hill and rain' }),
      ...Array.from({ length: 8 }, () => signIn(routes, lakshmi.password)),
    ])
    assert.equal(changed.status, 200)
    for (const { status, body } of signedIn) {
      if (status === 200) {
        assertRefused(await post(routes, 'accounts:lookup', { idToken: body.idToken }), 'TOKEN_EXPIRED')
      }
    }
  })

  it('let one of two password changes through, and tell the other that its session has ended', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const answers = await Promise.all(
      ['hill and rain', 'hill and moon'].map((password) =>
        post(routes, 'accounts:update', { idToken, password }),
      ),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    assert.equal(refused.length, 1)
    assertRefused(refused[0] as Answer, 'TOKEN_EXPIRED')
  })

  it('mail no link for a session that a reset is ending', async () => {
    const { routes, database, settings, mails } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    await post(routes, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: lakshmi.email })
    const { oobCode } = newestLink(service())
    const identity = await openIdentity(database, settings, { clock: Date.now })
    const reset = () => post(routes, 'accounts:resetPassword', { oobCode, newPassword: 'hill and rain' })
    const slow = identityRoutes({ ...identity, database: beforeTransactions(database, reset) }, () => '')
    const sent = mails.length
    for (const request of [
      { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'thief@example.com' },
      { requestType: 'VERIFY_EMAIL' },
    ]) {
      assertRefused(await post(slow, 'accounts:sendOobCode', { ...request, idToken }), 'TOKEN_EXPIRED')
    }
    assert.equal(mails.slice(sent).filter(({ to }) => to !== lakshmi.email).length, 0)
    assert.deepEqual(await database.selectFrom('out_of_band_codes').selectAll().execute(), [])
  })

  it('count a reset in the transaction that stores it, whether or not there is an account', async () => {
    const { routes, database, settings } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const identity = await openIdentity(database, settings, { clock: Date.now })
    const rows = async (from: Database) => [
      ...(await from.selectFrom('out_of_band_codes').select('created_at').execute()),
      ...(await from.selectFrom('mails').select('created_at').execute()),
    ]
    const before = (await rows(database)).length
    const seen: number[] = []
    const countMail: Throttle['countMail'] = async (...[, , , transaction]) => {
      assert.equal(transaction?.isTransaction, true)
      if (transaction) seen.push((await rows(transaction)).length)
      return tooManyAttempts(1000)
    }
    const full = identityRoutes({ ...identity, throttle: { ...identity.throttle, countMail } }, () => '')
    for (const email of [lakshmi.email, 'nobody@example.com']) {
      const request = { requestType: 'PASSWORD_RESET', email }
      assertRefused(await post(full, 'accounts:sendOobCode', request), 'TOO_MANY_ATTEMPTS_TRY_LATER')
    }
    assert.deepEqual(seen, [before + 1, before + 1])
    assert.equal((await rows(database)).length, before)
  })
})

/** The same database, where something else happens between a call's first look and its transaction. */
function beforeTransactions(all: Database, happen: () => Promise<unknown>): Database {
  const database = all.withoutPlugins()
  const begin = database.transaction.bind(database)
  database.transaction = () => {
    const transaction = begin()
    const execute = transaction.execute.bind(transaction)
    transaction.execute = async (work) => {
      await happen()
      return execute(work)
    }
    return transaction
  }
  return database
}
