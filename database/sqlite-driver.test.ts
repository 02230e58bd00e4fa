import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { type Database, openDatabase } from './open.ts'
import { sqliteFile } from './sqlite.ts'

describe('a SQLite file that another process is writing to', () => {
  let dataDir: string
  let database: Database
  let other: BetterSqlite.Database
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'travel-visit-'))
    database = await openDatabase({ dataDir })
    other = new BetterSqlite(sqliteFile(dataDir))
    await count(database, 0)
  })
  afterEach(async () => {
    other.close()
    await database.destroy()
    rmSync(dataDir, { recursive: true })
  })

  it('keeps nothing of a transaction that a full disk has ended, also of what is asked for behind that', async () => {
    await sql`PRAGMA max_page_count = 1`.execute(database)
    await assert.rejects(
      database.transaction().execute(async (transaction) => {
        const tooMuch = count(transaction, 'x'.repeat(1_000_000))
        const [failed, behind] = await Promise.allSettled([tooMuch, count(transaction, 1)])
        assert.equal(failed.status === 'rejected' && failed.reason.code, 'SQLITE_FULL')
        assert.equal(behind.status === 'rejected' && behind.reason.code, 'SQLITE_ABORT_ROLLBACK')
      }),
      { code: 'SQLITE_ABORT_ROLLBACK' },
    )
    await sql`PRAGMA max_page_count = 1000000`.execute(database)
    await database.transaction().execute((transaction) => count(transaction, 2))
    const kept = await database.selectFrom('attempts').select('key').orderBy('key').execute()
    assert.deepEqual(kept, [{ key: '0' }, { key: '2' }])
  })

  it('is read as it is, whoever wrote to it', async () => {
    const keys = async () => (await database.selectFrom('attempts').select('key').execute()).length
    assert.equal(await keys(), 1)
    await count(database, 1)
    assert.equal(await keys(), 2)
    await database.transaction().execute((transaction) => count(transaction, 2))
    assert.equal(await keys(), 3)
    other.exec("INSERT INTO attempts (key, expires_at) VALUES ('other', 1)")
    assert.equal(await keys(), 4)
  })

  it('keeps no log of what nobody looks at any more', async () => {
    for (let round = 0; round < 3000; round += 1) {
      await database.selectFrom('attempts').select('key').where('key', '=', '0').execute()
      await count(database, 'x'.repeat(1000) + round)
      if (round % 20 === 0) await nextTurn()
    }
    // SQLite checkpoints its log after a thousand pages; each of these writes adds some.
    const { size } = statSync(`${sqliteFile(dataDir)}-wal`)
    assert.ok(size < 3 * 1000 * 4096, `${size} bytes`)
  })

  it('is read at once; a write waits its turn, and everything else goes on', async () => {
    other.exec('BEGIN EXCLUSIVE')
    let written = false
    const write = database
      .transaction()
      .execute((transaction) => count(transaction, 1))
      .then(() => {
        written = true
      })
    const alone = count(database, 2)
    let longestPause = 0
    for (let last = performance.now(), end = last + 500; last < end; ) {
      assert.equal((await database.selectFrom('attempts').selectAll().execute()).length, 1)
      await wait(1)
      longestPause = Math.max(longestPause, performance.now() - last)
      last = performance.now()
    }
    assert.ok(longestPause < 2500, `the process stood still for ${longestPause} ms`)
    assert.equal(written, false)

    other.exec('ROLLBACK')
    await Promise.all([write, alone])
    assert.equal((await database.selectFrom('attempts').selectAll().execute()).length, 3)
  })

  it('lets no write wait for more than five seconds, however many there are', async () => {
    other.exec('BEGIN IMMEDIATE')
    const begun = performance.now()
    const writes = [1, 2, 3, 4].flatMap((key) => [
      count(database, key),
      database.transaction().execute((transaction) => count(transaction, key + 10)),
    ])
    for (const { status, ...ending } of await Promise.allSettled(writes)) {
      assert.equal(status, 'rejected')
      assert.equal('reason' in ending && ending.reason.code, 'SQLITE_BUSY')
    }
    const seconds = (performance.now() - begun) / 1000
    assert.ok(seconds > 4.5 && seconds < 10, `${seconds} s`)

    other.exec('ROLLBACK')
    await count(database, 5)
  })

  it('loses no change when two read, think and write', async () => {
    const second = await openDatabase({ dataDir })
    const increments = [database, second, database, second].map(async (connection) => {
      for (let n = 0; n < 25; n += 1) {
        await connection.transaction().execute(async (transaction) => {
          const read = await transaction.selectFrom('attempts').select('fill_ms').executeTakeFirstOrThrow()
          await wait(0)
          await transaction
            .updateTable('attempts')
            .set({ fill_ms: read.fill_ms + 1 })
            .execute()
        })
      }
    })
    await Promise.all(increments)
    await second.destroy()
    assert.deepEqual(await database.selectFrom('attempts').select('fill_ms').execute(), [{ fill_ms: 100 }])
  })

  it('keeps nothing of a transaction that failed, and takes the next one', async () => {
    await assert.rejects(
      database.transaction().execute(async (transaction) => {
        await count(transaction, 1)
        await count(transaction, 1)
      }),
      { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' },
    )
    await database.transaction().execute((transaction) => count(transaction, 2))
    const kept = await database.selectFrom('attempts').select('key').orderBy('key').execute()
    assert.deepEqual(kept, [{ key: '0' }, { key: '2' }])
  })

  it('may get another column while a query over all of them is kept', async () => {
    const all = () => database.selectFrom('attempts').selectAll().execute()
    await all()
    other.exec('ALTER TABLE attempts ADD COLUMN added TEXT')
    assert.deepEqual(await all(), [{ key: '0', expires_at: 0, count: 0, fill_ms: 0, added: null }])
  })
})

/** Writes a row. */
async function count(database: Database, key: number | string): Promise<void> {
  await database
    .insertInto('attempts')
    .values({ key: String(key), fill_ms: 0, expires_at: 0 })
    .execute()
}
