import { type Budget, readWaitMs, take as takeFrom } from '#budgets/leaky-bucket.ts'
import type { Database } from '#database/open.ts'
import { type Refusal, tooManyAttempts } from '#identity/refusal.ts'

export async function take(
  database: Database,
  now: number,
  budgets: readonly Budget[],
): Promise<Refusal | undefined> {
  const wait = await takeFrom(database, budgets, now)
  return wait === undefined ? undefined : tooManyAttempts(wait)
}

export async function refusalBy(
  database: Database,
  now: number,
  budgets: readonly Budget[],
): Promise<Refusal> {
  return tooManyAttempts(await readWaitMs(database, budgets, now))
}
