import { Kysely } from 'kysely'
import { migrate } from './migrate.ts'
import { postgresDialect } from './postgres.ts'
import { readOnlySqliteDialect, sqliteDialect, sqliteFile } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** A PostgreSQL server where one is named, else a SQLite file in the folder. */
export type DatabaseLocation = { dataDir: string; databaseUrl?: string | undefined }

/** Opens the database and brings its tables up to date. Close it with `destroy()`. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const { dataDir, databaseUrl } = location
  try {
    if (databaseUrl === undefined) return await migrated(new Kysely({ dialect: sqliteDialect(dataDir) }))
    const patient = await migrated(patientPostgres(databaseUrl))
    await patient.destroy()
    return new Kysely({ dialect: postgresDialect(databaseUrl) })
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

function patientPostgres(url: string): Database {
  return new Kysely({ dialect: postgresDialect(url, { patient: true }) })
}

async function migrated(database: Database): Promise<Database> {
  try {
    await migrate(database)
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}
