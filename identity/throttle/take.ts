import { type Budget, readRows, spend, waitMs } from '#budgets/leaky-bucket.ts'
import type { Database } from '#database/open.ts'
import { type Refusal, tooManyAttempts } from '../refusal.ts'

export async function take(
  database: Database,
  now: number,
  budgets: readonly Budget[],
): Promise<Refusal | undefined> {
  return (await spend(database, budgets, now)) ? undefined : refusalBy(database, now, budgets)
}

export async function refusalBy(
  database: Database,
  now: number,
  budgets: readonly Budget[],
): Promise<Refusal> {
  const keys = budgets.map(({ key }) => key)
  return tooManyAttempts(waitMs(budgets, await readRows(database, keys, now), now))
}
