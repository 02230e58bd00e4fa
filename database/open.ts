import { type Dialect, Kysely } from 'kysely'
import { migrate } from './migrate.ts'
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
export async function openDatabase(
  location: DatabaseLocation,
  onQuery: OnQuery = () => {},
): Promise<Database> {
  const { dataDir, databaseUrl } = location
  try {
    if (databaseUrl === undefined) return await migrated(opened(sqliteDialect(dataDir), onQuery))
    const patient = await migrated(patientPostgres(databaseUrl))
    await patient.destroy()
    return opened(postgresDialect(databaseUrl), onQuery)
  } catch (error) {
    throw new Error(`The database ${nameOf(location)} cannot be used`, { cause: error })
  }
}

/** Opens a database as it is, for a long read or a long write. Makes nothing where there is none. */
export function openAsItIs({ dataDir, databaseUrl }: DatabaseLocation): Database {
  return databaseUrl === undefined
    ? new Kysely({ dialect: readOnlySqliteDialect(sqliteFile(dataDir)) })
    : patientPostgres(databaseUrl)
}

/** How people call the database; a password in its address stays out. */
export function nameOf({ dataDir, databaseUrl }: DatabaseLocation): string {
  if (databaseUrl === undefined) return sqliteFile(dataDir)
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}

function opened(dialect: Dialect, onQuery: OnQuery): Database {
  return new Kysely({ dialect, log: (event) => onQuery(finishedQuery(event)) })
}

function patientPostgres(url: string): Database {
  return new Kysely({ dialect: postgresDialect(url, { patient: true }) })
}

async function migrated(database: Database): Promise<Database> {
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.destroy()
    throw error
  }
}
