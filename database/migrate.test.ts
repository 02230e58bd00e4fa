import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { Kysely, sql } from 'kysely'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { sqliteDialect } from './sqlite.ts'
import { emptyDatabase } from './testing.ts'

describe('migrations', () => {
  it('make the tables once and keep their rows when the database is opened again', async () => {
    const dataDir = emptyFolder()
    const first = await openDatabase({ dataDir })
    await first
      .insertInto('signing_keys')
      .values({ id: 'k', generation: 1, private_jwk: '{}', created_at: 1 })
      .execute()
    await first.destroy()

    const second = await openDatabase({ dataDir })
    const keys = await second.selectFrom('signing_keys').select('id').execute()
    await second.destroy()
    assert.deepEqual(keys, [{ id: 'k' }])
  })

  it('leave nothing behind when one of them fails', async () => {
    const database = new Kysely<Record<string, never>>({ dialect: sqliteDialect(emptyFolder()) })
    const folder = folderWith({
      '0001-a.sql': 'CREATE TABLE a (id TEXT);',
      '0002-b.sql': 'CREATE TABLE b (id TEXT); NONSENSE;',
    })
    await assert.rejects(migrate(database, { folder }))
    const tables = await sql<{
      name: string
    }>`SELECT name FROM sqlite_master WHERE name IN ('a', 'b')`.execute(database)
    await database.destroy()
    assert.deepEqual(tables.rows, [])
  })

  it('take out addresses of pictures that are neither http nor https', async () => {
    const { database, remove } = await emptyDatabase()
    const addresses = ['https://example.com/a.png', 'HTTP://EXAMPLE.COM', 'javascript:alert(1)', 'x', null]
    for (const [index, photo_url] of addresses.entries()) {
      await database
        .insertInto('accounts')
        .values({ ...account, id: String(index), photo_url })
        .execute()
    }
    const file = new URL('./migrations/0004-picture-addresses.sql', import.meta.url)
    await sql.raw(readFileSync(file, 'utf8')).execute(database)
    const rows = await database.selectFrom('accounts').select('photo_url').orderBy('id').execute()
    await database.destroy()
    await remove()
    assert.deepEqual(
      rows.map(({ photo_url }) => photo_url),
      [...addresses.slice(0, 2), null, null, null],
    )
  })

  it('leave servers of the version before their statements', async () => {
    const { database, remove } = await emptyDatabase()
    const now = 1000
    const spent = sql`CASE WHEN attempts.expires_at > ${now} AND attempts.expires_at - ${now} <= excluded.count * (excluded.expires_at - ${now}) + ${60_000} THEN attempts.expires_at - ${now} ELSE 0 END`
    const spend = sql`insert into "attempts" ("key", "count", "expires_at") values (${'k'}, ${2}, ${2000}) on conflict ("key") do update set "count" = excluded.count, "expires_at" = ${spent} + excluded.expires_at where ${spent} <= (excluded.count - 1) * (excluded.expires_at - ${now}) returning "key"`
    const left: number[] = []
    for (let time = 0; time < 3; time += 1) left.push((await spend.execute(database)).rows.length)
    assert.deepEqual(left, [1, 1, 0])
    const spentMs = sql`CASE WHEN attempts.expires_at > ${now} AND attempts.expires_at - ${now} <= excluded.count + ${60_000} THEN attempts.expires_at - ${now} ELSE 0 END`
    const spendMs = sql`insert into "attempts" ("key", "count", "expires_at") values (${'n'}, ${2000}, ${2000}) on conflict ("key") do update set "count" = excluded.count, "expires_at" = ${spentMs} + excluded.expires_at where ${spentMs} + excluded.expires_at - ${now} <= excluded.count returning "key"`
    const leftMs: number[] = []
    for (let time = 0; time < 3; time += 1) leftMs.push((await spendMs.execute(database)).rows.length)
    assert.deepEqual(leftMs, [1, 1, 0])
    await sql`insert into "attempts" ("key", "count", "expires_at") values (${'m'}, ${1}, ${2}) on conflict ("key") do update set "count" = ${1}, "expires_at" = ${2}`.execute(
      database,
    )
    const insert = sql`insert into "visits" ("etag", "entries", "full_at", "updated_at", "deleted_at", "account_id", "user_id") values (${'e'}, ${'{}'}, ${5}, ${1}, ${null}, ${null}, ${'u'}) on conflict ("user_id") do update set "etag" = ${'e'}, "entries" = ${'{}'}, "full_at" = ${5}, "updated_at" = ${1}, "deleted_at" = ${null} where "visits"."deleted_at" <= ${now} returning "user_id"`
    assert.equal((await insert.execute(database)).rows.length, 1)
    await sql`update "visits" set "etag" = ${'f'}, "entries" = ${'{}'}, "full_at" = ${6}, "updated_at" = ${1}, "deleted_at" = ${null} where "user_id" = ${'u'} and "etag" = ${'e'}`.execute(
      database,
    )
    // The present version stores a row like this.
    await database
      .insertInto('visits')
      .values({ user_id: 'v', account_id: null, etag: 'g', entries: '{}', updated_at: 1 })
      .execute()
    const { rows } =
      await sql`select "entries" as "text", "etag", "full_at" as "fullAt", "deleted_at" as "deletedAt" from "visits" order by "user_id"`.execute(
        database,
      )
    await database.destroy()
    await remove()
    assert.deepEqual(rows, [
      { text: '{}', etag: 'f', fullAt: 6, deletedAt: null },
      { text: '{}', etag: 'g', fullAt: 0, deletedAt: null },
    ])
  })

  it('refuse a database that a newer program has written', async () => {
    const database = new Kysely<Record<string, never>>({ dialect: sqliteDialect(emptyFolder()) })
    const older = { '0001-a.sql': 'CREATE TABLE a (id TEXT);' }
    await migrate(database, {
      folder: folderWith({ ...older, '0002-b.sql': 'CREATE TABLE b (id TEXT);' }),
    })
    await assert.rejects(migrate(database, { folder: folderWith(older) }), /newer than this program.* 0002-b/)
    await database.destroy()
  })
})

const account = {
  email: null,
  initial_email: null,
  email_verified: 0,
  password_hash: null,
  password_updated_at: null,
  display_name: null,
  custom_attributes: null,
  disabled: 0,
  created_at: 0,
  last_login_at: 0,
  valid_since: 0,
} as const

const folders: string[] = []
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'travel-visit-'))
  folders.push(folder)
  return folder
}

function folderWith(files: Record<string, string>): URL {
  const folder = emptyFolder()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return pathToFileURL(`${folder}/`)
}
