import { PostgresAdapter, sql } from 'kysely'
import type { Database } from '#database/open.ts'

/** In milliseconds. Processes on several machines compare by it, as their own clocks may differ. */
export async function databaseTime(database: Database): Promise<number> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter
  const { rows } = await (isPostgres
    ? sql<{ now: number }>`SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now`
    : sql<{ now: number }>`SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER) AS now`
  ).execute(database)
  return rows[0]?.now ?? Number.NaN
}
