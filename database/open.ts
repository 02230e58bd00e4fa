import { type Dialect, Kysely } from 'kysely'
import { migrate, pendingMigrations } from './migrate.ts'
import { postgresDialect } from './postgres.ts'
import { readPostgresAddress } from './postgres-address.ts'
import { type FinishedQuery, finishedQuery } from './query-log.ts'
import { readOnlySqliteDialect, sqliteDialect, sqliteFile } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

export type DatabaseLocation = { dataDir: string; databaseUrl?: string | undefined }

type OnQuery = (query: FinishedQuery) => void

export async function openDatabase(location: DatabaseLocation, onQuery?: OnQuery): Promise<Database> {
  const { dataDir, databaseUrl } = location
  if (databaseUrl === undefined) return opened(location, withLog(sqliteDialect(dataDir), onQuery), migrate)
  // A migration may take longer than a query is given.
  const patient = await openPatiently(location)
  await patient.destroy()
  return withLog(postgresDialect(databaseUrl), onQuery)
}

export function openPatiently(location: DatabaseLocation): Promise<Database> {
  const { dataDir, databaseUrl } = location
  const dialect =
    databaseUrl === undefined ? sqliteDialect(dataDir) : postgresDialect(databaseUrl, { patient: true })
  return opened(location, new Kysely({ dialect }), migrate)
}

export function openForReading(location: DatabaseLocation): Promise<Database> {
  const { dataDir, databaseUrl } = location
  const dialect =
    databaseUrl === undefined
      ? readOnlySqliteDialect(sqliteFile(dataDir))
      : postgresDialect(databaseUrl, { patient: true, onlyReads: true })
  return opened(location, new Kysely({ dialect }), pendingMigrations)
}

export function nameOf({ dataDir, databaseUrl }: DatabaseLocation): string {
  if (databaseUrl === undefined) return sqliteFile(dataDir)
  const address = readPostgresAddress(databaseUrl)
  return 'name' in address ? address.name : 'DATABASE_URL'
}

function withLog(dialect: Dialect, onQuery: OnQuery | undefined): Database {
  return new Kysely({ dialect, ...(onQuery && { log: (event) => onQuery(finishedQuery(event)) }) })
}

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
