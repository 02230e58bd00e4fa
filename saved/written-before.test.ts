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
import { storageBefore, writtenBefore } from '#tests/support/written-before.ts'
import { headersOf, routesForEachTest } from './testing/service.ts'

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
