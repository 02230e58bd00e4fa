import assert from 'node:assert/strict'
import {
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, it } from 'node:test'
import BetterSqlite from 'better-sqlite3'
import { Kysely } from 'kysely'
import { appliedMigrations, migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { sqliteDialect, sqliteFile } from '#database/sqlite.ts'
import type { Tables } from '#database/tables.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

const yes = { replace: true }

describe('a backup', () => {
  it('brings every row of every table back', async () => {
    const place = await newPlace()
    await withDatabase(place, async (database) => {
      await addAccounts(database, 1200)
      await database
        .insertInto('out_of_band_codes')
        .values({
          code_hash: 'c',
          account_id: 'a7',
          request_type: 'VERIFY_EMAIL',
          email: 'e',
          new_email: null,
          created_at: 1,
          expires_at: 2 ** 45,
        })
        .execute()
      await database.insertInto('attempts').values({ key: 't', fill_ms: 3, expires_at: 4 }).execute()
      for (let n = 0; n < 120; n += 1) {
        const visits = { etag: `e${n}`, entries: '{"favourite/తిరుమల":{}}', updated_at: n }
        await database
          .insertInto('visits')
          .values({ ...visits, user_id: `a${n}`, account_id: `a${n}` })
          .execute()
      }
      const said = { from_at: 1, until_at: 2, says: '{}', said_at: 1, taken_back_at: null }
      await database
        .insertInto('words')
        .values(Array.from({ length: 600 }, (_, n) => ({ ...said, number: n + 1, id: `word${n}` })))
        .execute()
    })
    const file = join(newFolder(), 'b')
    assert.deepEqual(await backUp(place, file), { accounts: 1200 })

    const other = await newPlace()
    await withDatabase(other, (database) => addAccounts(database, 3))
    assert.deepEqual(await restore(other, file, yes), { accounts: 1200 })
    assert.deepEqual(rowsOf(other), rowsOf(place))
  })

  it('counts the accounts of a hosted project that keep something', async () => {
    const place = await newPlace()
    const row = { account_id: null, etag: 'e', entries: '{}', updated_at: 1 }
    await withDatabase(place, (database) =>
      database
        .insertInto('visits')
        .values([
          { ...row, user_id: 'x' },
          { ...row, user_id: 'y' },
        ])
        .execute(),
    )
    const file = join(newFolder(), 'b')
    assert.deepEqual(await backUp(place, file), { accounts: 2 })
    assert.match(await outcomeOf(restore(place, file, { replace: false })), /holds 2 accounts/)
    assert.deepEqual(await restore(await newPlace(), file, { replace: false }), { accounts: 2 })
  })

  it('has no mail in it, and those that wait are gone after a restore', async () => {
    const [place, other] = [await newPlace(), await newPlace()]
    for (const { dataDir } of [place, other]) {
      change(
        sqliteFile(dataDir),
        `INSERT INTO mails (id, rank, lane, turn, in_line, facts, created_at, expires_at, due_at, tries)
         VALUES ('m', 0, 'l', 0, 1, '{}', 1, 2, 1, 0)`,
      )
    }
    const file = join(newFolder(), 'b')
    await backUp(place, file)
    assert.equal(rowsOf(place).mails?.length, 1)
    await restore(other, file, yes)
    assert.deepEqual(rowsOf(other).mails, [])
  })

  it('leaves nothing where it cannot be finished', async () => {
    const place = await newPlace()
    await withDatabase(place, (database) => addAccounts(database, 50))
    damage(sqliteFile(place.dataDir))
    const folder = newFolder()
    await assert.rejects(backUp(place, join(folder, 'b')))
    assert.deepEqual(readdirSync(folder), [])
  })

  it('of an older program is brought up to date as it is restored, itself and its source stay as they are', async () => {
    const old = { dataDir: newFolder() }
    const database = new Kysely<Tables>({ dialect: sqliteDialect(old.dataDir) })
    await migrate(database, { upTo: '0001-accounts' })
    await database
      .insertInto('signing_keys')
      .values({ id: 'k', generation: 1, private_jwk: '{}', created_at: 1 })
      .execute()
    const file = join(newFolder(), 'b')
    assert.deepEqual(await backUp(old, file), { accounts: 0 })
    assert.deepEqual(await appliedMigrations(database), ['0001-accounts'])
    await database.destroy()

    const place = { dataDir: newFolder() }
    assert.deepEqual(await restore(place, file, yes), { accounts: 0 })
    assert.deepEqual(rowsOf(place).signing_keys, [
      { id: 'k', generation: 1, private_jwk: '{}', created_at: 1 },
    ])
    assert.deepEqual(namesIn(file), ['0001-accounts'])
  })

  const wrong: [string, (file: string) => void, RegExp][] = [
    [
      'is not a database',
      (file) => writeFileSync(file, 'Namaste. '.repeat(1000)),
      /damaged, or is not a backup/,
    ],
    ['is empty', (file) => writeFileSync(file, ''), /is not a backup/],
    ['is cut off', (file) => truncateSync(file, 20_000), /damaged/],
    ['is damaged', damage, /damaged/],
    [
      'is newer than the program',
      (file) =>
        change(file, "INSERT INTO kysely_migration VALUES ('9999-later', '2030-01-01T00:00:00.000Z')"),
      /newer than this program.* 9999-later/,
    ],
    [
      'contradicts itself',
      (file) => change(file, "PRAGMA foreign_keys = OFF; DELETE FROM accounts WHERE id = 'a3'"),
      /FOREIGN KEY/,
    ],
  ]
  for (const [what, spoil, complaint] of wrong) {
    it(`that ${what} is refused, and nothing changes`, async () => {
      const place = await newPlace()
      await withDatabase(place, (database) => addAccounts(database, 60))
      const file = join(newFolder(), 'b')
      await backUp(place, file)
      await withDatabase(place, (database) =>
        database.deleteFrom('accounts').where('id', '>', 'a5').execute(),
      )
      const before = rowsOf(place)
      spoil(file)
      assert.match(await outcomeOf(restore(place, file, yes)), complaint)
      assert.deepEqual(rowsOf(place), before)
    })
  }

  it('says what to do where the present database is damaged', async () => {
    const place = await newPlace()
    await withDatabase(place, (database) => addAccounts(database, 60))
    const file = join(newFolder(), 'b')
    await backUp(place, file)
    damage(sqliteFile(place.dataDir))
    assert.match(await outcomeOf(restore(place, file, yes)), /is damaged\. Stop the server, move the file/)

    rmSync(place.dataDir, { recursive: true })
    assert.deepEqual(await restore(place, file, { replace: false }), { accounts: 60 })
  })
})

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'travel-visit-backup-'))
  folders.push(folder)
  return folder
}

async function newPlace(): Promise<{ dataDir: string }> {
  const place = { dataDir: newFolder() }
  await withDatabase(place, async () => {})
  return place
}

async function withDatabase(place: { dataDir: string }, act: (database: Database) => Promise<unknown>) {
  const database = await openDatabase(place)
  try {
    await act(database)
  } finally {
    await database.destroy()
  }
}

function addAccounts(database: Database, count: number): Promise<void> {
  return database.transaction().execute((transaction) => insertAccounts(transaction, count))
}

async function insertAccounts(database: Database, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await database
      .insertInto('accounts')
      .values({
        id: `a${n}`,
        email: `v${n}@example.com`,
        initial_email: null,
        email_verified: 1,
        password_hash: 'h'.repeat(97),
        password_updated_at: n,
        display_name: 'లక్ష్మి',
        photo_url: null,
        custom_attributes: null,
        disabled: 0,
        created_at: 1_800_000_000_000 + n,
        last_login_at: n,
        valid_since: n,
      })
      .execute()
    await database
      .insertInto('sessions')
      .values({ id: `s${n}`, account_id: `a${n}`, refresh_token_hash: `r${n}`, signed_in_at: n })
      .execute()
  }
}

function rowsOf({ dataDir }: { dataDir: string }): Record<string, unknown[]> {
  const file = new BetterSqlite(sqliteFile(dataDir), { readonly: true })
  const names = file
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'kysely%' ORDER BY name")
    .pluck()
    .all() as string[]
  const rows = names.map((name) => [name, file.prepare(`SELECT * FROM ${name} ORDER BY 1`).all()])
  file.close()
  return Object.fromEntries(rows)
}

function namesIn(file: string): unknown[] {
  const copy = join(newFolder(), 'copy')
  cpSync(file, copy)
  const database = new BetterSqlite(copy)
  const names = database.prepare('SELECT name FROM kysely_migration').pluck().all()
  database.close()
  return names
}

function change(file: string, statements: string): void {
  const database = new BetterSqlite(file)
  database.exec(statements)
  database.close()
}

/** Overwrites the page where the table of accounts begins. */
function damage(file: string): void {
  const database = new BetterSqlite(file)
  const page = Number(
    database.prepare("SELECT rootpage FROM sqlite_master WHERE name = 'accounts'").pluck().get(),
  )
  database.close()
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, Buffer.alloc(4096, 0xaa), 0, 4096, (page - 1) * 4096)
  closeSync(descriptor)
}

async function outcomeOf(restoring: ReturnType<typeof restore>): Promise<string> {
  try {
    const result = await restoring
    return 'problem' in result ? result.problem : 'restored'
  } catch (error) {
    return reasons(error).join(': ')
  }
}

function reasons(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...reasons(error.cause)] : []
}
