import { readdirSync, readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, type MigrationProvider, Migrator } from 'kysely/migration'

const migrationsFolder = new URL('./migrations/', import.meta.url)

// biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its own day, not today's.
type AnyDatabase = Kysely<any>

/** Throws, and changes nothing, if a migration fails or the database is newer than this program. */
export async function migrate(
  database: AnyDatabase,
  { folder = migrationsFolder, upTo }: { folder?: URL; upTo?: string } = {},
): Promise<void> {
  await pendingMigrations(database, folder)
  const migrator = new Migrator({ db: database, provider: sqlFilesIn(folder) })
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
  if (error) throw error
}

export async function pendingMigrations(database: AnyDatabase, folder = migrationsFolder): Promise<string[]> {
  const known = namesIn(folder)
  const applied = await appliedMigrations(database)
  const unknown = applied.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new Error(`it is newer than this program, which does not know ${unknown.join(', ')}`)
  }
  return known.filter((name) => !applied.includes(name))
}

export async function appliedMigrations(database: AnyDatabase): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const rows = await database.selectFrom(DEFAULT_MIGRATION_TABLE).select('name').orderBy('name').execute()
  return rows.map(({ name }) => String(name))
}

function namesIn(folder: URL): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replace('.sql', ''))
}

function sqlFilesIn(folder: URL): MigrationProvider {
  return {
    async getMigrations() {
      return Object.fromEntries(
        namesIn(folder).map((name) => [name, migrationFrom(new URL(`${name}.sql`, folder))]),
      )
    },
  }
}

function migrationFrom(file: URL): Migration {
  return {
    async up(database) {
      // Drivers take one statement at a time. Our migrations have no other semicolons, in comments neither.
      const statements = readFileSync(file, 'utf8').split(';')
      for (const statement of statements.filter((text) => text.trim() !== '')) {
        await sql.raw(statement).execute(database)
      }
    },
  }
}
