import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Database } from './open.ts'

/** Sorts by UTF-8 bytes, as SQLite does by default, whatever the locale of a PostgreSQL server. */
export function byteOrderOf(database: Database, column: string): RawBuilder<string> {
  const usesLocale = database.getExecutor().adapter instanceof PostgresAdapter
  return usesLocale ? sql`${sql.ref(column)} COLLATE "C"` : sql`${sql.ref(column)}`
}
