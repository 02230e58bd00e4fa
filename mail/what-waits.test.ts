import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { mailRank } from '#identity/mails/rank.ts'
import { readAccounts, runAccounts } from '#identity/testing/accounts-command.ts'
import { lakshmi, post } from '#identity/testing/calls.ts'
import { confirmAddress } from '#identity/testing/confirm-address.ts'
import { identityForEachTest } from '#identity/testing/service.ts'

describe('the accounts command and mails that wait', { timeout: 60_000 }, () => {
  const service = identityForEachTest()

  it('lists them without addresses and links, those that protect an account first', async () => {
    const { routes, database, location, leaveMails } = service()
    const none = await runAccounts(location, ['mails'])
    assert.deepEqual([none.code, none.stdout, none.stderr], [0, '', 'No mail waits.\n'])

    leaveMails()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    await confirmAddress(database, lakshmi.email)
    await post(routes, 'accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    await post(routes, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: lakshmi.email })
    await post(routes, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: 'no@account.example' })
    const failed = { tries: 2, failure: 'the server answered 451 to RCPT TO', due_at: Date.UTC(2026, 0, 2) }
    await database.updateTable('mails').set(failed).where('rank', '=', mailRank.reset).execute()

    const [first, second, ...others] = await readAccounts(location, ['mails'])
    assert.deepEqual(others, [])
    const { since, ...rest } = first
    assert.ok(Math.abs(Date.now() - Date.parse(since)) < 60_000)
    assert.deepEqual(rest, {
      protects: true,
      domain: 'example.com',
      next: '2026-01-02T00:00:00.000Z',
      tries: 2,
      failure: failed.failure,
    })
    assert.deepEqual([second.protects, second.tries, second.failure], [false, 0, null])

    const { stdout, stderr } = await runAccounts(location, ['mails', '--limit', '1'])
    assert.match(
      stdout,
      /^protects +domain +since +next +tries +failure\nyes +example\.com +.* 451 to RCPT TO\n$/,
    )
    assert.match(stderr, /--limit/)
    assert.doesNotMatch(stdout, /lakshmi|oobCode/)
  })
})
