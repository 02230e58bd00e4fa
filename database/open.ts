import { type Dialect, Kysely } from 'kysely'
import { migrate, pendingMigrations } from './migrate.ts'
import { postgresDialect } from './postgres.ts'
import { type FinishedQuery, finishedQuery } from './query-log.ts'
import { readOnlySqliteDialect, sqliteDialect, sqliteFile } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** A PostgreSQL server if a URL is given, otherwise a SQLite file in the folder. */
export type DatabaseLocation = { dataDir: string; databaseUrl?: string | undefined }

type OnQuery = (query: FinishedQuery) => void

/** Opens and migrates the database. Close it with `destroy()`. `onQuery` is called after every query. */
export async function openDatabase(location: DatabaseLocation, onQuery?: OnQuery): Promise<Database> {
  const { dataDir, databaseUrl } = location
  if (databaseUrl === undefined) return opened(location, withLog(sqliteDialect(dataDir), onQuery), migrate)
  // A migration may take longer than a query is given.
  const patient = await openPatiently(location)
  await patient.destroy()
  return withLog(postgresDialect(databaseUrl), onQuery)
}

/** Like `openDatabase`, but without query timeouts, for background work. */
export function openPatiently(location: DatabaseLocation): Promise<Database> {
  const { dataDir, databaseUrl } = location
  const dialect = databaseUrl === undefined ? sqliteDialect(dataDir) : patientDialect(databaseUrl)
  return opened(location, new Kysely({ dialect }), migrate)
}

/** Opens an existing database for reading, without migrating it. */
export function openForReading(location: DatabaseLocation): Promise<Database> {
  const { dataDir, databaseUrl } = location
  const dialect =
    databaseUrl === undefined ? readOnlySqliteDialect(sqliteFile(dataDir)) : patientDialect(databaseUrl)
  return opened(location, new Kysely({ dialect }), pendingMigrations)
}

/** The database's name in messages, without the password in its URL. */
export function nameOf({ dataDir, databaseUrl }: DatabaseLocation): string {
  if (databaseUrl === undefined) return sqliteFile(dataDir)
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}

function withLog(dialect: Dialect, onQuery: OnQuery | undefined): Database {
  return new Kysely({ dialect, ...(onQuery && { log: (event) => onQuery(finishedQuery(event)) }) })
}

function patientDialect(url: string): Dialect {
  return postgresDialect(url, { patient: true })
}

/** Uses the database for the first time, by a migration or a look at it, and closes it if that fails. */
async function opened(
  location: DatabaseLocation,
  database: Database,
  firstUse: (database: Database) => Promise<unknown>,
): Promise<Database> {
  try {
    await firstUse(database)
    return database
  } catch (error) {
    await database.destroy()
    throw new Error(`The database ${nameOf(location)} cannot be used`, { cause: error })
  }
}
