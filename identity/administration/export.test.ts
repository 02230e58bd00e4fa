import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { emptySqlite } from '#database/testing.ts'
import { readAccounts, runAccounts } from '#identity/testing/accounts-command.ts'
import { lakshmi, post } from '#identity/testing/calls.ts'
import { sampleAccount, sampleHashOptions, samplePassword } from '#identity/testing/hosted-export.ts'
import { identityForEachTest } from '#identity/testing/service.ts'

describe('exporting accounts', () => {
  const service = identityForEachTest()

  it('loses nothing on the way to another database and back', async () => {
    await fill()
    const exported = await exportFrom(service().location)
    const { users, scryptKeys } = JSON.parse(exported)
    assert.equal(users.length, 10)
    assert.equal(scryptKeys.length, 1)
    assert.ok(!/session|refresh|code/i.test(exported))
    assert.equal(users.filter((user: object) => 'visits' in user).length, 3)

    const other = await emptySqlite()
    try {
      const imported = await runAccounts(other.location, ['import', '-', '--json'], { input: exported })
      assert.equal(imported.code, 0, imported.stderr)
      assert.deepEqual(JSON.parse(imported.stdout).new, 10)
      assert.equal(await exportFrom(other.location), exported)
      assert.equal((await other.database.selectFrom('sessions').selectAll().execute()).length, 0)
    } finally {
      await other.database.destroy()
      await other.remove()
    }
    // Back into the first service, then into one that has lost everything.
    const again = await runAccounts(service().location, ['import', '-', '--json'], { input: exported })
    assert.equal(JSON.parse(again.stdout).existing, 10)
    await service().database.deleteFrom('accounts').execute()
    await service().database.deleteFrom('scrypt_keys').execute()
    assert.equal((await runAccounts(service().location, ['import', '-'], { input: exported })).code, 0)
    assert.equal(await exportFrom(service().location), exported)
    for (const [email, password] of [
      [lakshmi.email, lakshmi.password],
      [sampleAccount.email, samplePassword],
    ]) {
      const answer = await post(service().routes, 'accounts:signInWithPassword', { email, password })
      assert.equal(answer.status, 200)
    }
  })

  it('loses nothing of fields of maximum length', async () => {
    const customAttributes = `{"text":"${'ల'.repeat(329)}xx"}`
    assert.equal(Buffer.byteLength(customAttributes), 1000)
    const longest = {
      displayName: 'ల'.repeat(256),
      photoUrl: 'https://x'.padEnd(2048, 'x'),
      customAttributes,
      createdAt: '8640000000000000',
      lastSignedInAt: '8640000000000000',
      validSince: '8640000000000',
    }
    const users = [
      { ...longest, localId: '𑂬'.repeat(128), email: lakshmi.email },
      { ...longest, localId: 'a.b c', email: 'ravi@example.com' },
    ]
    const { location } = service()
    const input = JSON.stringify({ users })
    const imported = await runAccounts(location, ['import', '-', '--json'], { input })
    assert.equal(imported.code, 0, imported.stderr)
    const exported = await exportFrom(location)
    for (const user of users) {
      const kept = JSON.parse(exported).users.find(
        ({ localId }: { localId: string }) => localId === user.localId,
      )
      assert.partialDeepStrictEqual(kept, user)
    }
    await service().database.deleteFrom('accounts').execute()
    assert.equal((await runAccounts(location, ['import', '-'], { input: exported })).code, 0)
    assert.equal(await exportFrom(location), exported)
  })

  it('turns an address in an earlier form into its canonical form when its account is deleted and imported', async () => {
    const { routes, database, location } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    await database.updateTable('accounts').set({ email: 'lakshmi@ｅx.test' }).execute()
    const input = await exportFrom(location)
    const [account] = await readAccounts(location, ['list'])
    assert.equal((await runAccounts(location, ['delete', account.id, '--yes'])).code, 0)
    const { code, stderr } = await runAccounts(location, ['import', '-'], { input })
    assert.equal(code, 0, stderr)
    const { password } = lakshmi
    const answer = await post(routes, 'accounts:signInWithPassword', { email: 'lakshmi@ex.test', password })
    assert.equal(answer.status, 200)
  })

  it('writes a file that appears only when complete and is readable only by its owner', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'travel-visit-export-'))
    try {
      await fill()
      const file = join(folder, 'accounts.json')
      const { code, stdout, stderr } = await runAccounts(service().location, ['export', file])
      assert.deepEqual([code, stdout, stderr], [0, '', '10 accounts exported\n'])
      assert.equal(readFileSync(file, 'utf8'), await exportFrom(service().location))
      assert.equal(statSync(file).mode & 0o077, 0)
      const json = join(folder, 'as-json.json')
      const result = await runAccounts(service().location, ['export', json, '--json'])
      assert.deepEqual([result.code, result.stdout, result.stderr], [0, '{"exported":10}\n', ''])
      assert.deepEqual(readFileSync(json), readFileSync(file))
      rmSync(json)
      const failed = await runAccounts(service().location, ['export', join(folder, 'missing', 'a.json')])
      assert.equal(failed.code, 1)
      assert.deepEqual(readdirSync(folder), ['accounts.json'])

      const again = await runAccounts(service().location, ['export', file])
      assert.deepEqual([again.code, again.stderr], [1, `${file} is there already; name a new file.\n`])
      // Left by a killed run, or put there by someone who wants to read along.
      writeFileSync(join(folder, 'next.json.unfinished'), '', { mode: 0o666 })
      const environment = { INIT_CWD: folder }
      const next = await runAccounts(service().location, ['export', 'next.json'], { environment })
      assert.equal(next.code, 0, next.stderr)
      assert.equal(statSync(join(folder, 'next.json')).mode & 0o077, 0)
      assert.deepEqual(readdirSync(folder), ['accounts.json', 'next.json'])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('writes an importable file even without accounts', async () => {
    const exported = await exportFrom(service().location)
    assert.deepEqual(JSON.parse(exported), { users: [] })
    // Standard output carries the accounts and nothing else.
    const { code, stdout, stderr } = await runAccounts(service().location, ['export', '--json'])
    assert.deepEqual([code, stdout, stderr], [0, exported, '{"exported":0}\n'])
    assert.equal((await runAccounts(service().location, ['import', '-'], { input: exported })).code, 0)
  })

  /** Accounts of every kind, with ids that locales sort differently than bytes. */
  async function fill(): Promise<void> {
    const { routes, location, database } = service()
    const { localId } = (await post(routes, 'accounts:signUp', { ...lakshmi, displayName: 'ల\u2028"' })).body
    await database
      .updateTable('accounts')
      .set({
        initial_email: 'old@example.com',
        email_verified: 1,
        photo_url: 'https://visit.example/l.webp',
        custom_attributes: '{ "role" : "guide" }',
        last_login_at: 1_700_000_000_001,
      })
      .where('id', '=', localId)
      .execute()
    const gone = (await post(routes, 'accounts:signUp', { ...lakshmi, email: 'gone@example.com' })).body
    await database
      .updateTable('accounts')
      .set({ email: null, password_hash: null, password_updated_at: null })
      .where('id', '=', gone.localId)
      .execute()
    const users = ['a', 'B', 'b', 'A', 'a-b', 'ab', 'ä'].map((localId, index) => ({
      localId,
      email: `${index}@example.com`,
      createdAt: '1508893925000',
      disabled: index === 3,
    }))
    const input = JSON.stringify({ users: [sampleAccount, ...users] })
    const { code, stderr } = await runAccounts(location, ['import', '-', ...sampleHashOptions], { input })
    assert.equal(code, 0, stderr)
    const entries = JSON.stringify({
      'favourite/tirumala': { value: {}, clock: '0mh7x2k4a-000-devicea1' },
      'pledge/hair': { value: { of: 'లక్ష్మి', 1: 'one' }, clock: '0mh7x2k4a-001-devicea1' },
      'visit/iskcon/2026-11-23': { value: null, clock: '0mh7x2k4a-002-devicea1' },
    })
    const row = { entries, etag: hash('sha256', entries, 'base64url'), updated_at: 1 }
    await database
      .insertInto('visits')
      .values([localId, 'ab', sampleAccount.localId].map((id) => ({ ...row, user_id: id, account_id: id })))
      .execute()
  }
})

async function exportFrom(location: Parameters<typeof runAccounts>[0]): Promise<string> {
  const { code, stdout, stderr } = await runAccounts(location, ['export'])
  assert.equal(code, 0, stderr)
  return stdout
}
