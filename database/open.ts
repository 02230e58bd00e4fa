import { Kysely } from 'kysely'
import { migrate } from './migrate.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** Opens the database and brings its tables up to date. Close it with `destroy()`. */
export async function openDatabase({ dataDir }: { dataDir: string }): Promise<Database> {
  const database = new Kysely<Tables>({ dialect: sqliteDialect(dataDir) })
  try {
    await migrate(database)
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}
