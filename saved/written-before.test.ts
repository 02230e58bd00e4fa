import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import BetterSqlite from 'better-sqlite3'
import { restore } from '#database/backup/restore.ts'
import { runAccounts } from '#identity/testing/accounts-command.ts'
import { post } from '#identity/testing/calls.ts'
import { password } from '#tests/support/sign-ups.ts'
import { storageBefore, writtenBefore } from '#tests/support/written-before/read.ts'
import {
  assertProblem,
  favourite,
  headersOf,
  merge,
  routesForEachTest,
  signUp,
  visit,
} from './testing/service.ts'

describe('what an account saved by an earlier version', () => {
  const service = routesForEachTest()
  const file = join(tmpdir(), `travel-visit-before-${crypto.randomUUID()}`)

  it('is answered as before once its backup is restored', async () => {
    new BetterSqlite(file).exec(writtenBefore('backup.sql')).close()
    assert.deepEqual(await restore(service().location, file, { replace: true }), { accounts: 1 })
    rmSync(file)
    await assertAnsweredAsBefore()
  })

  it('is answered as before once its export is imported', async () => {
    writeFileSync(file, writtenBefore('export.json'))
    const imported = await runAccounts(service().location, ['import', file])
    assert.equal(imported.code, 0, imported.stderr)
    rmSync(file)
    await assertAnsweredAsBefore()
  })

  it('can be removed, and only removed, whatever may be written today', async () => {
    const { routes, database } = service()
    const token = await signUp(service(), 'lakshmi')
    const key = 'visit/tirumala/9999-99-99'
    await merge(routes, token, { 'favourite/iskcon': favourite })
    const stored = { 'favourite/iskcon': favourite, [key]: visit }
    await database
      .updateTable('visits')
      .set({ entries: JSON.stringify(stored) })
      .execute()
    const clock = '0mh7x2k4b-000-deviceb2'
    assertProblem(await merge(routes, token, { [key]: { ...visit, clock } }), 422, 'entries-invalid')
    const removed = await merge(routes, token, { [key]: { value: null, clock } })
    assert.deepEqual([removed.status, removed.body.entries[key]], [200, { value: null, clock }])
  })

  async function assertAnsweredAsBefore(): Promise<void> {
    const routes = await service().open()
    const { record } = storageBefore('account')
    const fields = { email: 'visitor@example.com', password, returnSecureToken: true }
    const { body } = await post(routes, 'accounts:signInWithPassword', fields)
    assert.equal(body.localId, record.owner)
    const answer = await routes.request('/api/visits', { headers: headersOf(body.idToken) })
    assert.equal(`${await answer.text()}\n`, writtenBefore('answer.json'))
    assert.equal(answer.headers.get('etag'), record.copies[record.owner]?.etag)
  }
})
