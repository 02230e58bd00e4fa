import assert from 'node:assert/strict'
import fs, { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { type Database, openDatabase, openForReading } from './open.ts'
import { isUnavailable } from './unavailable.ts'

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

  it('holds nothing of what was deleted', async () => {
    const link = 'a link that is as good as a password '
    const mail = {
      rank: 0,
      lane: 'l',
      turn: 0,
      in_line: 1,
      facts: link.repeat(200),
      created_at: 1,
      expires_at: 2,
      due_at: 1,
      tries: 0,
      failure: null,
    } as const
    const ids = Array.from({ length: 50 }, (_, number) => String(number))
    await database
      .insertInto('mails')
      .values(ids.map((id) => ({ ...mail, id })))
      .execute()
    await database.deleteFrom('mails').where('id', '!=', '7').execute()
    await database.updateTable('mails').set({ facts: '{}' }).execute()
    // SQLite's own log goes when the last connection closes.
    await database.destroy()
    assert.ok(!readFileSync(join(dataDir, 'travel-visit.sqlite'), 'latin1').includes(link.trim()))
    database = await openDatabase({ dataDir })
  })

  describe('on a disk that takes its time', () => {
    let disk: ReturnType<typeof slowDisk>
    beforeEach(() => {
      disk = slowDisk()
    })
    afterEach(() => disk.isQuickAgain())

    for (const [how, write] of [
      ['alone', insert],
      ['in a transaction', (database: Database) => database.transaction().execute(insert)],
    ] as const) {
      it(`has a change ${how} on the disk before it counts, and lets nobody else wait for that`, async () => {
        const first = write(database)
        await disk.isAsked()
        let isDone = false
        const change = write(database).then(() => {
          isDone = true
        })
        // The rows are written, but not yet on the disk.
        while ((await keysIn(database)) < 2) await nextTurn()
        disk.answers()
        await first
        await disk.isAsked()
        await nextTurn()
        assert.equal(isDone, false)
        disk.answers()
        await change
      })
    }

    it('is synced once for all changes that wait at the same time', async () => {
      const first = insert(database)
      await disk.isAsked()
      const others = Array.from({ length: 50 }, () => insert(database))
      while ((await keysIn(database)) < 51) await nextTurn()
      disk.answers()
      await first
      await disk.isAsked()
      disk.answers()
      await Promise.all(others)
      assert.equal(disk.timesAsked(), 2)
    })

    it('fails everything written before it is opened again, if the disk fails', async () => {
      const first = insert(database)
      await disk.isAsked()
      const second = insert(database)
      while ((await keysIn(database)) < 2) await nextTurn()
      const third = database.transaction().execute(async (transaction) => {
        await insert(transaction)
        disk.answers(new Error('EIO: i/o error, fdatasync'))
        await assert.rejects(first, isUnavailable)
        await insert(transaction)
      })
      // From now on the disk works again.
      const quick = setInterval(() => disk.answers())
      await Promise.all([second, third].map((written) => assert.rejects(written, isUnavailable)))
      clearInterval(quick)
      const last = insert(database)
      await disk.isAsked()
      disk.answers()
      await last
      assert.equal(await keysIn(database), 5)
    })

    it('is written again only once nothing depends on what the disk has lost', async () => {
      const reading = await openForReading({ dataDir })
      const first = insert(database)
      await disk.isAsked()
      let isDone = false
      const second = await reading
        .transaction()
        .setAccessMode('read only')
        .execute(async (transaction) => {
          await keysIn(transaction)
          disk.answers(new Error('EIO: i/o error, fdatasync'))
          await assert.rejects(first, isUnavailable)
          const insertion = insert(database).then(() => {
            isDone = true
          })
          const quick = setInterval(() => disk.answers())
          await wait(100)
          clearInterval(quick)
          assert.equal(isDone, false)
          return { insertion }
        })
      await disk.isAsked()
      disk.answers()
      await second.insertion
      assert.equal(await keysIn(database), 2)
      await reading.destroy()
    })
  })

  it('stays as it is for whoever reads it in one transaction, whatever is written meanwhile', async () => {
    const reading = await openForReading({ dataDir })
    await insert(database)
    await reading
      .transaction()
      .setAccessMode('read only')
      .execute(async (transaction) => {
        assert.equal(await keysIn(transaction), 1)
        await insert(database)
        assert.equal(await keysIn(database), 2)
        assert.equal(await keysIn(transaction), 1)
      })
    assert.equal(await keysIn(reading), 2)
    await reading.destroy()
  })
})

async function insert(database: Database): Promise<void> {
  await database
    .insertInto('attempts')
    .values({ key: crypto.randomUUID(), fill_ms: 1, expires_at: 1 })
    .execute()
}

async function keysIn(database: Database): Promise<number> {
  return (await database.selectFrom('attempts').select('key').execute()).length
}

/** Holds back every sync until told what comes of it. */
function slowDisk() {
  const held: ((error?: Error) => void)[] = []
  let asked = 0
  const sync = fs.fdatasync
  mock.method(fs, 'fdatasync', (file: number, done: fs.NoParamCallback) => {
    asked += 1
    held.push((error) => (error ? done(error) : sync(file, done)))
  })
  syncBuiltinESMExports()
  return {
    timesAsked: () => asked,
    isAsked: async () => {
      while (held.length === 0) await nextTurn()
    },
    answers: (error?: Error) => held.shift()?.(error),
    isQuickAgain() {
      mock.restoreAll()
      syncBuiltinESMExports()
    },
  }
}
