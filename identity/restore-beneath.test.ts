import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import pg from 'pg'
import { backUp } from '#database/backup/backup.ts'
import { restore } from '#database/backup/restore.ts'
import { lakshmi, post, signIn } from './testing/calls.ts'
import { identityForEachTest } from './testing/service.ts'

const onPostgres = Boolean(process.env.TEST_DATABASE_URL)

/** SQLite has a single lock, so this can't happen there. */
describe('a restore under a running server on PostgreSQL', { skip: !onPostgres, timeout: 30_000 }, () => {
  let folder: string
  let holder: pg.Client
  let watcher: pg.Client
  // Registered before the service's own hook, which removes the database.
  afterEach(async () => {
    await Promise.all([holder.end(), watcher.end()])
    rmSync(folder, { recursive: true })
  })
  const service = identityForEachTest()

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'travel-visit-restore-'))
    const connectionString = service().location.databaseUrl
    holder = new pg.Client({ connectionString })
    watcher = new pg.Client({ connectionString })
    await Promise.all([holder.connect(), watcher.connect()])
    await holder.query('BEGIN')
  })

  async function backedUp(): Promise<string> {
    const file = join(folder, 'backup')
    assert.ok(!('problem' in (await backUp(service().location, file))))
    return file
  }

  async function untilWaiting(count: number): Promise<void> {
    const waiting = "SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    const present = `${waiting} AND datname = current_database()`
    while ((await watcher.query(present)).rows[0].count < count) await new Promise(setImmediate)
  }

  it('does not deadlock with a sign-in in progress', async () => {
    const { routes, location, passSeconds } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const file = await backedUp()
    passSeconds(2 * 24 * 60 * 60)
    // Blocks the sign-in where it renews the mark of a familiar network.
    await holder.query('SELECT * FROM attempts FOR UPDATE')
    const signingIn = signIn(routes, lakshmi.password)
    await untilWaiting(1)
    const restoring = restore(location, file, { replace: true })
    await untilWaiting(2)
    await holder.query('COMMIT')
    assert.deepEqual(await restoring, { accounts: 1 })
    assert.equal((await signingIn).status, 200)
  })

  for (const [what, accounts] of [
    ['that is in the backup', 1],
    ['that is not', 0],
  ] as const) {
    it(`does not deadlock with a mail for an account ${what}`, async () => {
      const { routes, location } = service()
      if (accounts === 1) await post(routes, 'accounts:signUp', lakshmi)
      const file = await backedUp()
      if (accounts === 0) await post(routes, 'accounts:signUp', lakshmi)
      // Blocks the restore at its first lock, so that the mail's code comes after it.
      await holder.query('LOCK TABLE accounts IN EXCLUSIVE MODE')
      const restoring = restore(location, file, { replace: true })
      await untilWaiting(1)
      const asking = post(routes, 'accounts:sendOobCode', {
        requestType: 'PASSWORD_RESET',
        email: lakshmi.email,
      })
      await untilWaiting(2)
      await holder.query('COMMIT')
      assert.deepEqual(await restoring, { accounts })
      assert.equal((await asking).status, 200)
    })
  }
})
