import { budgetOf, type Limit } from '#budgets/leaky-bucket.ts'
import { networksOf } from '#budgets/networks.ts'
import type { Database } from '#database/open.ts'
import type { Refusal } from '#identity/refusal.ts'
import { take } from './take.ts'

/** Each change is written to the disk before it is answered. */
const limits = {
  account: { name: 'profile', capacity: 30, pauseMs: 60_000 },
  network: { name: 'profiles', capacity: 1200, pauseMs: 200 },
} as const satisfies Record<string, Limit>

export function countProfileChange(
  database: Database,
  now: number,
  { accountId, address }: { accountId: string; address: string },
): Promise<Refusal | undefined> {
  const ofNetwork = networksOf(address).map(({ name, share }) => budgetOf(limits.network, [name], share))
  return take(database, now, [budgetOf(limits.account, [accountId]), ...ofNetwork])
}
