import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Database } from '../open.ts'

/**
 * A text column to sort by in the order of its UTF-8 bytes: SQLite's own, and the one that does not depend
 * on a PostgreSQL server's locale.
 */
export function byteOrderOf(database: Database, column: string): RawBuilder<string> {
  const usesLocale = database.getExecutor().adapter instanceof PostgresAdapter
  return usesLocale ? sql`${sql.ref(column)} COLLATE "C"` : sql`${sql.ref(column)}`
}
