import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Database } from '#database/open.ts'
import { assertRefused, lakshmi, post, postToken, signIn } from '#identity/testing/calls.ts'
import { newestLink } from '#identity/testing/mailed.ts'
import { accountCount, identityForEachTest } from '#identity/testing/service.ts'

describe('accounts:delete', () => {
  const service = identityForEachTest()

  it('deletes the account and its sessions, and whoever got no answer may call again', async () => {
    const { routes, mails } = service()
    const { idToken, refreshToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const { body } = await post(routes, 'accounts:delete', { idToken })
    assert.equal(body.kind, 'identitytoolkit#DeleteAccountResponse')
    assertRefused(await post(routes, 'accounts:lookup', { idToken }), 'USER_NOT_FOUND')
    assertRefused(
      await postToken(routes, { grant_type: 'refresh_token', refresh_token: refreshToken }),
      'USER_NOT_FOUND',
    )
    const again = await post(routes, 'accounts:delete', { idToken })
    assert.deepEqual([again.status, again.body], [200, body])
    assert.equal(mails.length, 1)
    assert.equal((await post(routes, 'accounts:signUp', lakshmi)).status, 200)
    assert.equal((await post(routes, 'accounts:delete', { idToken })).status, 200)
    assert.equal((await signIn(routes, lakshmi.password)).status, 200)
  })

  it('removes its first address even from requests made before it was registered', async () => {
    const { routes, database } = service()
    const change = (idToken: string, newEmail: string) =>
      post(routes, 'accounts:sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })
    const ravi = (await post(routes, 'accounts:signUp', { ...lakshmi, email: 'ravi@example.com' })).body
    await change(ravi.idToken, lakshmi.email)
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const newEmail = 'lakshmi@new.example'
    await change(idToken, newEmail)
    await post(routes, 'accounts:update', { oobCode: newestLink(service()).oobCode })
    const again = await post(routes, 'accounts:signInWithPassword', { ...lakshmi, email: newEmail })
    assert.match(await everyValue(database), new RegExp(lakshmi.email))
    await post(routes, 'accounts:delete', { idToken: again.body.idToken })
    assert.doesNotMatch(await everyValue(database), /lakshmi/i)
  })

  it('takes with it the mails that wait for it, but not the one that tells of it, nor those of others', async () => {
    const { routes, database, leaveMails } = service()
    leaveMails()
    const ravi = { ...lakshmi, email: 'ravi@example.com' }
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const { idToken: ravis } = (await post(routes, 'accounts:signUp', ravi)).body
    for (const token of [idToken, ravis])
      await post(routes, 'accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: token })
    const changed = await post(routes, 'accounts:update', { idToken, password: 'seven hills at dawn' })
    assert.equal((await waiting(database)).length, 3)
    await post(routes, 'accounts:delete', { idToken: changed.body.idToken })
    assert.deepEqual(await waiting(database), [
      ['ACCOUNT_DELETED', lakshmi.email],
      ['VERIFY_EMAIL', ravi.email],
    ])
  })

  it('notifies the mailbox, or is refused if that is over its limit', async () => {
    const { routes, mails, passSeconds } = service()
    const registerAndDelete = async () => {
      const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
      return { idToken, deleted: await post(routes, 'accounts:delete', { idToken }) }
    }
    for (let time = 0; time < 10; time += 1) assert.equal((await registerAndDelete()).deleted.status, 200)
    const { idToken, deleted } = await registerAndDelete()
    assertRefused(deleted, 'TOO_MANY_ATTEMPTS_TRY_LATER')
    assert.deepEqual([mails.length, await accountCount(service())], [10, 1])
    assert.deepEqual(
      [mails[0]?.to, mails[0]?.subject],
      [lakshmi.email, 'Your account at Travel Visit was deleted'],
    )
    assert.equal((await post(routes, 'accounts:lookup', { idToken })).status, 200)
    passSeconds(3600)
    const again = (await signIn(routes, lakshmi.password)).body
    assert.equal((await post(routes, 'accounts:delete', { idToken: again.idToken })).status, 200)
  })

  it('notifies every mailbox that could have recovered the account', async () => {
    const { routes, mails } = service()
    const [first, second, third] = [lakshmi.email, 'thief@b.example', 'thief@c.example'] as const
    await post(routes, 'accounts:signUp', lakshmi)
    const signInAt = (email: string) => post(routes, 'accounts:signInWithPassword', { ...lakshmi, email })
    const move = async (from: string, newEmail: string) => {
      const { idToken } = (await signInAt(from)).body
      const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail }
      await post(routes, 'accounts:sendOobCode', change)
      await post(routes, 'accounts:update', { oobCode: newestLink(service()).oobCode })
    }
    await move(first, second)
    await move(second, third)
    const { idToken } = (await signInAt(third)).body
    const sent = mails.length
    assert.equal((await post(routes, 'accounts:delete', { idToken })).status, 200)
    const notices = mails.slice(sent)
    assert.deepEqual(notices.map(({ to }) => to).sort(), [first, second, third])
    assert.ok(notices.every(({ subject }) => subject === 'Your account at Travel Visit was deleted'))
    // No mailbox learns of the others.
    for (const { to, text, html } of notices) {
      for (const other of [first, second, third]) {
        if (other !== to) assert.doesNotMatch(text + html, new RegExp(other))
      }
    }
  })

  it('leaves none of the addresses between the account’s first and last', async () => {
    const { routes, database } = service()
    const [second, third] = ['lakshmi@second.example', 'lakshmi@third.example']
    await post(routes, 'accounts:signUp', lakshmi)
    const ask = async (email: string, newEmail: string) => {
      const { idToken } = (await post(routes, 'accounts:signInWithPassword', { ...lakshmi, email })).body
      const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail }
      assert.equal((await post(routes, 'accounts:sendOobCode', change)).status, 200)
    }
    for (const [from, to] of [
      [lakshmi.email, second],
      [second, third],
    ] as const) {
      await ask(from, to)
      await post(routes, 'accounts:update', { oobCode: newestLink(service()).oobCode })
    }
    await post(routes, 'accounts:signUp', { ...lakshmi, email: 'ravi@example.com' })
    await ask('ravi@example.com', second)
    const { idToken } = (await post(routes, 'accounts:signInWithPassword', { ...lakshmi, email: third })).body
    await post(routes, 'accounts:delete', { idToken })
    assert.doesNotMatch(await everyValue(database), /lakshmi/i)
  })

  it('refuses a caller who only names an account', async () => {
    const { routes } = service()
    const { localId } = (await post(routes, 'accounts:signUp', lakshmi)).body
    assertRefused(await post(routes, 'accounts:delete', { localId }), 'MISSING_ID_TOKEN')
    assert.equal(await accountCount(service()), 1)
  })

  it('leaves no address of the account in any column of any row', async () => {
    const { routes, database, passSeconds } = service()
    const ravi = { ...lakshmi, email: 'ravi@example.com' }
    const [old, present] = [lakshmi.email, 'lakshmi@new.example']
    const send = (requestType: string, fields: object) =>
      post(routes, 'accounts:sendOobCode', { requestType, ...fields })
    const tryToSignIn = (email: string, password = lakshmi.password) =>
      post(routes, 'accounts:signInWithPassword', { email, password })

    await send('PASSWORD_RESET', { email: old })
    await tryToSignIn(old)
    const other = (await post(routes, 'accounts:signUp', ravi)).body
    const { idToken } = (await post(routes, 'accounts:signUp', { ...lakshmi, displayName: old })).body
    await post(routes, 'accounts:signUp', lakshmi)
    await tryToSignIn(old, 'hill and rain')
    await send('VERIFY_EMAIL', { idToken })
    // Others request her address, and she requests theirs.
    for (const newEmail of [old, present]) {
      await send('VERIFY_AND_CHANGE_EMAIL', { idToken: other.idToken, newEmail })
    }
    await send('VERIFY_AND_CHANGE_EMAIL', { idToken, newEmail: ravi.email })
    await send('VERIFY_AND_CHANGE_EMAIL', { idToken, newEmail: present })
    await post(routes, 'accounts:update', { oobCode: newestLink(service()).oobCode })
    const recovery = newestLink(service()).oobCode
    for (const email of [old, present]) await send('PASSWORD_RESET', { email })
    await post(routes, 'accounts:update', { oobCode: recovery })
    await send('PASSWORD_RESET', { email: old })
    await post(routes, 'accounts:resetPassword', {
      oobCode: newestLink(service()).oobCode,
      newPassword: 'seven hills at dawn',
    })
    for (let time = 0; time < 11; time += 1) await tryToSignIn(old)
    await send('PASSWORD_RESET', { email: old })
    passSeconds(3600)
    const again = (await tryToSignIn(old, 'seven hills at dawn')).body
    await send('VERIFY_AND_CHANGE_EMAIL', { idToken: again.idToken, newEmail: present })
    await send('VERIFY_AND_CHANGE_EMAIL', {
      idToken: (await tryToSignIn(ravi.email)).body.idToken,
      newEmail: old,
    })
    assert.match(await everyValue(database), new RegExp(`${old}.*${present}`, 's'))

    assert.equal((await post(routes, 'accounts:delete', { idToken: again.idToken })).status, 200)
    const left = await everyValue(database)
    assert.match(left, new RegExp(ravi.email))
    assert.doesNotMatch(left, /lakshmi/i)
    // Requests after the deletion don't bring it back either.
    await send('PASSWORD_RESET', { email: old })
    await tryToSignIn(old)
    assert.doesNotMatch(await everyValue(database), /lakshmi/i)
  })
})

/** Every column of every row, including the migration tables. */
async function everyValue(database: Database): Promise<string> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  const rows = await Promise.all(
    tables.map(({ name }) => sql`SELECT * FROM ${sql.table(name)}`.execute(database)),
  )
  return JSON.stringify(rows.map((result) => result.rows))
}

async function waiting(database: Database): Promise<string[][]> {
  const mails = await database.selectFrom('mails').select('facts').execute()
  return mails
    .map(({ facts }) => JSON.parse(facts))
    .map(({ requestType, email }) => [requestType, email])
    .sort()
}
