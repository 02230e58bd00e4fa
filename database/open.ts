import { type Dialect, Kysely } from 'kysely'
import { migrate, pendingMigrations } from './migrate.ts'
import { postgresDialect } from './postgres.ts'
import { type FinishedQuery, finishedQuery } from './query-log.ts'
import { readOnlySqliteDialect, sqliteDialect, sqliteFile } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** A PostgreSQL server where one is named, else a SQLite file in the folder. */
export type DatabaseLocation = { dataDir: string; databaseUrl?: string | undefined }

type OnQuery = (query: FinishedQuery) => void

/**
 * Opens the database and brings its tables up to date. Close it with `destroy()`. `onQuery` hears of every query
 * that has ended.
 */
export async function openDatabase(location: DatabaseLocation, onQuery?: OnQuery): Promise<Database> {
  const { dataDir, databaseUrl } = location
  if (databaseUrl === undefined) return opened(location, withLog(sqliteDialect(dataDir), onQuery), migrate)
  const patient = await openPatiently(location)
  await patient.destroy()
  return withLog(postgresDialect(databaseUrl), onQuery)
}

/** As `openDatabase`, for work that nobody waits for: a query may take as long as it takes. */
export function openPatiently(location: DatabaseLocation): Promise<Database> {
  const { dataDir, databaseUrl } = location
  const dialect = databaseUrl === undefined ? sqliteDialect(dataDir) : patientDialect(databaseUrl)
  return opened(location, new Kysely({ dialect }), migrate)
}

/** Opens a database as it is, for reading; one that is not there is not made. */
export function openForReading(location: DatabaseLocation): Promise<Database> {
  const { dataDir, databaseUrl } = location
  const dialect =
    databaseUrl === undefined ? readOnlySqliteDialect(sqliteFile(dataDir)) : patientDialect(databaseUrl)
  return opened(location, new Kysely({ dialect }), pendingMigrations)
}

/** How people call the database; a password in its address stays out. */
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

/** A database that has passed its first use. */
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
