import type { Database } from '#database/open.ts'
import { budgetOf, type Limit, readRows, spend, waitMs } from './leaky-bucket.ts'

/** More than a person changes by hand on several devices, which send their changes together. */
const limit: Limit = { name: 'visits', capacity: 120, pauseMs: 1000 }

/** Counts a change of what an account keeps, and returns how long it has to wait: 0 if it need not. */
export async function countVisitChange(database: Database, now: number, accountId: string): Promise<number> {
  const budget = budgetOf(limit, [accountId])
  if (await spend(database, [budget], now)) return 0
  return Math.max(1, waitMs([budget], await readRows(database, [budget.key], now), now))
}
