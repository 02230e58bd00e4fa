import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { type Database, type DatabaseLocation, openDatabase } from './open.ts'

export type TestDatabase = {
  database: Database
  location: DatabaseLocation
  remove: () => Promise<void>
}

/** On the PostgreSQL server in `TEST_DATABASE_URL` if set, otherwise a SQLite file. */
export function emptyDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  return server ? emptyPostgres(server) : emptySqlite()
}

export async function emptySqlite(): Promise<TestDatabase> {
  const location = { dataDir: mkdtempSync(join(tmpdir(), 'travel-visit-test-')) }
  cpSync(await migratedSqlite(), location.dataDir, { recursive: true })
  const database = await openDatabase(location)
  // Nothing here has to survive a pulled plug, and on a slow disk tests would wait for little else.
  await sql`PRAGMA synchronous = OFF`.execute(database)
  return {
    database,
    location,
    remove: async () => rmSync(location.dataDir, { recursive: true }),
  }
}

let migrated: Promise<string> | undefined

/** The folder of a migrated database, to be copied: each migration waits for the disk. */
function migratedSqlite(): Promise<string> {
  migrated ??= (async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'travel-visit-test-'))
    process.once('exit', () => rmSync(dataDir, { recursive: true }))
    await (await openDatabase({ dataDir })).destroy()
    return dataDir
  })()
  return migrated
}

/** Databases left by finished tests, reused because creating one takes longer than most tests. */
const left: DatabaseLocation[] = []

async function emptyPostgres(server: string): Promise<TestDatabase> {
  const location = left.pop() ?? (await newLocation(server))
  const database = await openDatabase(location)
  for (const { name } of await database.introspection.getTables()) {
    await sql`DELETE FROM ${sql.table(name)}`.execute(database)
  }
  return { database, location, remove: async () => void left.push(location) }
}

async function newLocation(server: string): Promise<DatabaseLocation> {
  const { url, remove } = await newPostgresDatabase(server)
  process.once('beforeExit', remove)
  return { dataDir: '', databaseUrl: url }
}

export async function newPostgresDatabase(
  server: string,
  options = '',
): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOnPostgres(server, `CREATE DATABASE ${name} ${options}`)
  const address = new URL(server)
  address.pathname = name
  return {
    url: address.href,
    remove: async () => void (await runOnPostgres(server, `DROP DATABASE ${name} WITH (FORCE)`)),
  }
}

export async function runOnPostgres(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
