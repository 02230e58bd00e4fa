import { Kysely } from 'kysely'
import { migrate } from './migrate.ts'
import { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** A PostgreSQL server where one is named, else a SQLite file in the folder. */
export type DatabaseLocation = { dataDir: string; databaseUrl?: string | undefined }

/** Opens the database and brings its tables up to date. Close it with `destroy()`. */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseLocation): Promise<Database> {
  const dialect = databaseUrl === undefined ? sqliteDialect(dataDir) : postgresDialect(databaseUrl)
  const database = new Kysely<Tables>({ dialect })
  try {
    await migrate(database)
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}
