import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#database/open.ts'

/** So many tries at once, and one more after every pause: a leaky bucket. */
export type Limit = { name: string; most: number; pauseMs: number }

/** A limit as it holds for somebody. */
export type Budget = { key: string; most: number; pauseMs: number }

/** When a budget will be whole again, or a mark run out, by key. Without a row it is whole, or there is no mark. */
export type Rows = ReadonlyMap<string, number>

export function budgetOf({ name, most, pauseMs }: Limit, whom: readonly string[], share = 1): Budget {
  return { key: keyOf(name, ...whom), most: most * share, pauseMs: pauseMs / share }
}

export function keyOf(name: string, ...whom: string[]): string {
  return `${name} ${hash('sha256', whom.join(' '), 'base64url')}`
}

/** The rows that have not run out. */
export async function readRows(database: Database, keys: readonly string[], now: number): Promise<Rows> {
  const rows = await database
    .selectFrom('attempts')
    .select(['key', 'expires_at'])
    .where('key', 'in', keys)
    .where('expires_at', '>', now)
    .execute()
  return new Map(rows.map(({ key, expires_at }) => [key, expires_at]))
}

/** How long until a try is within each of the budgets; 0 where it is now. */
export function waitMs(budgets: readonly Budget[], rows: Rows, now: number): number {
  const waits = budgets.map(({ key, most, pauseMs }) => {
    const spent = (rows.get(key) ?? now) - now
    return spent > most * pauseMs + skewMs ? 0 : spent - (most - 1) * pauseMs
  })
  return Math.max(0, ...waits)
}

/**
 * By how much the clocks of two processes may differ. Where more than that is spent beyond a whole budget, the clock has
 * been set back, and nothing counts as spent: otherwise nobody would be heard until it is where it was.
 */
const skewMs = 60_000

/**
 * Takes one try from each budget that has one left; whether all had. One statement, so that no two processes miscount.
 * Callers name budgets in one order, so that no two of them wait for each other.
 */
export async function spend(database: Database, budgets: readonly Budget[], now: number): Promise<boolean> {
  if (budgets.length === 0) return true
  const pause = sql<number>`(excluded.expires_at - ${now})`
  const isSpent = sql<boolean>`attempts.expires_at > ${now} AND attempts.expires_at - ${now} <= excluded.count * ${pause} + ${skewMs}`
  const spent = sql<number>`CASE WHEN ${isSpent} THEN attempts.expires_at - ${now} ELSE 0 END`
  const rows = await database
    .insertInto('attempts')
    .values(budgets.map(({ key, most, pauseMs }) => ({ key, count: most, expires_at: now + pauseMs })))
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ count: sql`excluded.count`, expires_at: sql`${spent} + excluded.expires_at` })
        .where(sql<boolean>`${spent} <= (excluded.count - 1) * ${pause}`),
    )
    .returning('key')
    .execute()
  return rows.length === budgets.length
}

/** Sets a mark, or sets it anew. */
export async function mark(database: Database, key: string, until: number): Promise<void> {
  await database
    .insertInto('attempts')
    .values({ key, count: 1, expires_at: until })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ count: 1, expires_at: until }))
    .execute()
}

export async function forget(database: Database, keys: readonly string[]): Promise<void> {
  await database.deleteFrom('attempts').where('key', 'in', keys).execute()
}
