import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { type Database, openDatabase, openForReading } from './open.ts'

describe('a SQLite file', () => {
  let dataDir: string
  let database: Database
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'travel-visit-'))
    database = await openDatabase({ dataDir })
  })
  afterEach(async () => {
    await database.destroy()
    rmSync(dataDir, { recursive: true })
  })

  it('has every change on the disk before it counts, alone or in a transaction', async () => {
    // The log is synced at each commit: 2 is FULL. https://www.sqlite.org/pragma.html#pragma_synchronous
    const onDisk = { journal_mode: 'wal', synchronous: 2 }
    assert.deepEqual(await settingsOf(database), onDisk)
    assert.deepEqual(await database.transaction().execute(settingsOf), onDisk)
  })

  it('stays as it is for whoever reads it in one transaction, whatever is written meanwhile', async () => {
    const reading = await openForReading({ dataDir })
    const tries = () => ({ key: crypto.randomUUID(), fill_ms: 1, expires_at: 1 })
    const keysIn = async (place: Database) =>
      (await place.selectFrom('attempts').select('key').execute()).length
    await database.insertInto('attempts').values(tries()).execute()
    await reading
      .transaction()
      .setAccessMode('read only')
      .execute(async (transaction) => {
        assert.equal(await keysIn(transaction), 1)
        await database.insertInto('attempts').values(tries()).execute()
        assert.equal(await keysIn(database), 2)
        assert.equal(await keysIn(transaction), 1)
      })
    assert.equal(await keysIn(reading), 2)
    await reading.destroy()
  })
})

/** On the writing connection; only selects from the query builder use the other. */
async function settingsOf(database: Database): Promise<object> {
  const journal = await sql<object>`PRAGMA journal_mode`.execute(database)
  const synchronous = await sql<object>`PRAGMA synchronous`.execute(database)
  return { ...journal.rows[0], ...synchronous.rows[0] }
}
