import { budgetOf, type Limit, take } from '#budgets/leaky-bucket.ts'
import { networkBudgets } from '#budgets/network-budgets.ts'
import type { Database } from '#database/open.ts'

const limits = {
  editor: { name: 'words', capacity: 10, pauseMs: 60_000 },
  network: { name: 'words address', capacity: 1200, pauseMs: 200 },
} as const satisfies Record<string, Limit>

export type TooManyWords = { refusal: 'too-many-requests'; waitMs: number }

export function countWord(
  database: Database,
  now: number,
  { userId, address }: { userId: string; address: string },
): Promise<TooManyWords | undefined> {
  return count(database, now, [budgetOf(limits.editor, [userId]), ...networkBudgets(limits.network, address)])
}

/** A slip can be taken back, whatever was said before. */
export function countTakingBack(
  database: Database,
  now: number,
  address: string,
): Promise<TooManyWords | undefined> {
  return count(database, now, networkBudgets(limits.network, address))
}

async function count(
  database: Database,
  now: number,
  budgets: Parameters<typeof take>[1],
): Promise<TooManyWords | undefined> {
  const waitMs = await take(database, budgets, now)
  return waitMs === undefined ? undefined : { refusal: 'too-many-requests', waitMs }
}
