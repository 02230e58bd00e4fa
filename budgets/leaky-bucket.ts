import { hash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/open.ts'

/** A leaky bucket: `capacity` attempts at once, then one more every `pauseMs`. */
export type Limit = { name: string; capacity: number; pauseMs: number }

export type Budget = {
  key: string
  fillMs: number
  takenMs: number
}

/** By key, when a budget is full again or a mark expires. A full budget, or no mark, has no row. */
export type Rows = ReadonlyMap<string, number>

export function budgetOf(
  { name, capacity, pauseMs }: Limit,
  whom: readonly string[],
  share = 1,
  amount = 1,
): Budget {
  return {
    key: keyOf(name, ...whom),
    fillMs: capacity * pauseMs,
    takenMs: Math.ceil((amount * pauseMs) / share),
  }
}

export function keyOf(name: string, ...whom: string[]): string {
  return `${name} ${hash('sha256', whom.join(' '), 'base64url')}`
}

export async function readRows(database: Database, keys: readonly string[], now: number): Promise<Rows> {
  const rows = await database
    .selectFrom('attempts')
    .select(['key', 'expires_at'])
    .where('key', 'in', keys)
    .where('expires_at', '>', now)
    .execute()
  return new Map(rows.map(({ key, expires_at }) => [key, expires_at]))
}

export function waitMs(budgets: readonly Budget[], rows: Rows, now: number): number {
  const waits = budgets.map(({ key, fillMs, takenMs }) => {
    const spent = (rows.get(key) ?? now) - now
    return spent > fillMs + skewMs ? 0 : spent + takenMs - fillMs
  })
  return Math.max(0, ...waits)
}

/** Clocks of processes may differ by this. A budget further ahead, from before a clock was set back, counts as full. */
const skewMs = 60_000

/**
 * Takes from all budgets, or, if one is used up, from none: the others may be a neighbour's. One statement, so that
 * concurrent processes count right. A fixed order of budgets avoids deadlocks.
 */
export async function spend(database: Database, budgets: readonly Budget[], now: number): Promise<boolean> {
  if (budgets.length === 0) return true
  const wanted = budgets.map(
    ({ key, fillMs, takenMs }) =>
      sql`(CAST(${key} AS text), CAST(${fillMs} AS bigint), CAST(${takenMs} AS bigint))`,
  )
  const spentOf = (fillMs: RawBuilder<unknown>) => sql`CASE
    WHEN attempts.expires_at - ${now} BETWEEN 0 AND ${fillMs} + ${skewMs} THEN attempts.expires_at - ${now}
    ELSE 0
  END`
  const spentMs = spentOf(sql`excluded.fill_ms`)
  const { rows } = await sql`
    WITH wanted (key, fill_ms, taken_ms) AS (VALUES ${sql.join(wanted)})
    INSERT INTO attempts (key, fill_ms, expires_at)
    SELECT key, fill_ms, ${now} + taken_ms FROM wanted WHERE NOT EXISTS (
      SELECT 1 FROM wanted LEFT JOIN attempts ON attempts.key = wanted.key
      WHERE ${spentOf(sql`wanted.fill_ms`)} + wanted.taken_ms > wanted.fill_ms
    )
    ON CONFLICT (key) DO UPDATE SET
      fill_ms = excluded.fill_ms,
      expires_at = excluded.expires_at + ${spentMs}
    WHERE ${spentMs} + excluded.expires_at - ${now} <= excluded.fill_ms
    RETURNING key
  `.execute(database)
  return rows.length === budgets.length
}

export async function take(
  database: Database,
  budgets: readonly Budget[],
  now: number,
): Promise<number | undefined> {
  return (await spend(database, budgets, now)) ? undefined : readWaitMs(database, budgets, now)
}

export async function readWaitMs(
  database: Database,
  budgets: readonly Budget[],
  now: number,
): Promise<number> {
  const keys = budgets.map(({ key }) => key)
  return waitMs(budgets, await readRows(database, keys, now), now)
}

export async function mark(database: Database, key: string, until: number): Promise<void> {
  await database
    .insertInto('attempts')
    .values({ key, fill_ms: 0, expires_at: until })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ fill_ms: 0, expires_at: until }))
    .execute()
}

export async function forget(database: Database, keys: readonly string[]): Promise<void> {
  await database.deleteFrom('attempts').where('key', 'in', keys).execute()
}
