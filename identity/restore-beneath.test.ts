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

/** SQLite has one lock, so nothing of this can happen there. */
describe('a restore beneath a running server on PostgreSQL', { skip: !onPostgres, timeout: 30_000 }, () => {
  let folder: string
  let holder: pg.Client
  let watcher: pg.Client
  // Before the service is stopped, which takes the database away.
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

  it('and a sign-in that has been let in so far do not wait for each other', async () => {
    const { routes, location, passSeconds } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const file = await backedUp()
    passSeconds(2 * 24 * 60 * 60)
    // Holds up the sign-in where it writes that this is still where its owner signs in from.
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
    it(`and a mail for an account ${what} do not wait for each other`, async () => {
      const { routes, location } = service()
      if (accounts === 1) await post(routes, 'accounts:signUp', lakshmi)
      const file = await backedUp()
      if (accounts === 0) await post(routes, 'accounts:signUp', lakshmi)
      // Holds up the restore at its first lock, so that the mail's code comes behind it.
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
