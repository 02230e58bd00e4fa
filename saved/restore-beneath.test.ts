import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import pg from 'pg'
import { backUp } from '#database/backup/backup.ts'
import { restore } from '#database/backup/restore.ts'
import { favourite, merge, read, routesForEachTest, signUp } from './testing/service.ts'

const onPostgres = Boolean(process.env.TEST_DATABASE_URL)

/** SQLite has a single lock, so this can't happen there. */
describe('a restore under a running server on PostgreSQL', { skip: !onPostgres, timeout: 30_000 }, () => {
  const service = routesForEachTest()

  it('does not deadlock with the first change of an account', async () => {
    const { routes, location } = service()
    const folder = mkdtempSync(join(tmpdir(), 'travel-visit-restore-'))
    const token = await signUp(service(), 'lakshmi')
    const entries = { 'favourite/tirumala': favourite }
    const file = join(folder, 'backup')
    assert.ok(!('problem' in (await backUp(location, file))))

    const clients = [0, 1].map(() => new pg.Client({ connectionString: location.databaseUrl }))
    await Promise.all(clients.map((client) => client.connect()))
    const [holder, watcher] = clients as [pg.Client, pg.Client]
    const untilWaiting = async (count: number) => {
      const waiting = `SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE wait_event_type = 'Lock' AND datname = current_database()`
      while ((await watcher.query(waiting)).rows[0].count < count) await new Promise(setImmediate)
    }
    await holder.query('BEGIN')
    await holder.query('LOCK TABLE visits IN SHARE MODE')
    const changing = merge(routes, token, entries, '*')
    await untilWaiting(1)
    const restoring = restore(location, file, { replace: true })
    await untilWaiting(2)
    await holder.query('COMMIT')
    assert.equal((await changing).status, 200)
    assert.deepEqual(await restoring, { accounts: 1 })
    assert.deepEqual((await read(routes, token)).body, { entries: {} })
    await Promise.all(clients.map((client) => client.end()))
    rmSync(folder, { recursive: true })
  })
})
