import { readdirSync, readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'

const migrationsFolder = new URL('./migrations/', import.meta.url)

/**
 * Runs the migrations that a database has not seen yet, all of them in one transaction.
 * Throws, and changes nothing, where one fails or where the database is newer than this program.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its own day, not today's.
export async function migrate(database: Kysely<any>, folder = migrationsFolder): Promise<void> {
  const { error } = await new Migrator({ db: database, provider: sqlFilesIn(folder) }).migrateToLatest()
  if (error) throw new Error('The database could not be brought up to date', { cause: error })
}

function sqlFilesIn(folder: URL): MigrationProvider {
  return {
    async getMigrations() {
      const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
      return Object.fromEntries(
        names.map((name) => [name.replace('.sql', ''), migrationFrom(new URL(name, folder))]),
      )
    },
  }
}

function migrationFrom(file: URL): Migration {
  return {
    async up(database) {
      // Drivers take one statement at a time; no statement of ours holds a semicolon of its own.
      const statements = readFileSync(file, 'utf8').split(';')
      for (const statement of statements.filter((text) => text.trim() !== '')) {
        await sql.raw(statement).execute(database)
      }
    },
  }
}
