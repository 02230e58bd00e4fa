import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Database } from './open.ts'

/** Sorts text by its UTF-8 bytes, as SQLite does by default, independently of a PostgreSQL server's locale. */
export function byteOrderOf(database: Database, column: string): RawBuilder<string> {
  const usesLocale = database.getExecutor().adapter instanceof PostgresAdapter
  return usesLocale ? sql`${sql.ref(column)} COLLATE "C"` : sql`${sql.ref(column)}`
}
