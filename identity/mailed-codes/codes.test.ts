import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findAccountByEmail } from '#identity/accounts/accounts.ts'
import { mailRank } from '#identity/mails/rank.ts'
import { openIdentity } from '#identity/service.ts'
import { lakshmi, post } from '#identity/testing/calls.ts'
import { identityForEachTest } from '#identity/testing/service.ts'
import { mailCodeUnlessDeleted } from './issue-code.ts'

describe('a code', () => {
  const service = identityForEachTest()

  it('is useless for an account that was just deleted, and mailed to nobody', async () => {
    const { database, routes, settings } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const account = await findAccountByEmail(database, lakshmi.email)
    await post(routes, 'accounts:delete', { idToken })
    const identity = await openIdentity(database, settings)
    const request = { requestType: 'PASSWORD_RESET', email: lakshmi.email } as const
    await mailCodeUnlessDeleted(
      identity,
      account,
      request,
      { address: '192.0.2.1', locale: undefined },
      async () => undefined,
    )
    const codes = await database.selectFrom('out_of_band_codes').select(['account_id', 'email']).execute()
    assert.deepEqual(codes, [{ account_id: null, email: '' }])
    const mails = await database.selectFrom('mails').select('rank').execute()
    assert.deepEqual(mails, [{ rank: mailRank.nobody }])
  })
})
