import { type Budget, budgetOf, type Limit, take } from '#budgets/leaky-bucket.ts'
import { networkBudgets } from '#budgets/network-budgets.ts'
import type { Database } from '#database/open.ts'

const limits = {
  /** More than a person changes by hand, as a device sends its changes together. */
  account: { name: 'visits', capacity: 120, pauseMs: 1000 },
  network: { name: 'visits address', capacity: 1200, pauseMs: 200 },
  /** Bytes by which the copies of unconfirmed accounts grow: anyone can register many. */
  growth: { name: 'visits growth', capacity: 32 * 1024 * 1024, pauseMs: 1 },
} as const satisfies Record<string, Limit>

export type TooManyChanges = { refusal: 'too-many-requests'; waitMs: number }

/** So much, sent or stored, costs another change: parsing, merging and storing take time by their bytes. */
const bytesPerChange = 16 * 1024

export type ChangeBudgets = {
  /** Taken before anything long is parsed, whatever comes of it: otherwise all that arrives meanwhile would get through. */
  spend: (database: Database, now: number, bytes?: number) => Promise<TooManyChanges | undefined>
  grow: (transaction: Database, now: number, addedBytes: number) => Promise<TooManyChanges | undefined>
}

export function changeBudgets(
  { userId, hasConfirmedAddress }: { userId: string; hasConfirmedAddress: boolean },
  address: string,
): ChangeBudgets {
  return {
    spend(database, now, bytes = 0) {
      const changes = 1 + Math.floor(bytes / bytesPerChange)
      const ofAccount = budgetOf(limits.account, [userId], 1, changes)
      return takeChanges(database, now, [ofAccount, ...networkBudgets(limits.network, address, changes)])
    },
    async grow(transaction, now, addedBytes) {
      if (hasConfirmedAddress || addedBytes <= 0) return undefined
      return takeChanges(transaction, now, networkBudgets(limits.growth, address, addedBytes))
    },
  }
}

/** Somebody who deletes everything has to get through, whatever was changed before. */
export function countDeletion(
  database: Database,
  now: number,
  address: string,
): Promise<TooManyChanges | undefined> {
  return takeChanges(database, now, networkBudgets(limits.network, address))
}

export const unlimited: ChangeBudgets = { spend: async () => undefined, grow: async () => undefined }

async function takeChanges(
  database: Database,
  now: number,
  budgets: readonly Budget[],
): Promise<TooManyChanges | undefined> {
  const wait = await take(database, budgets, now)
  return wait === undefined ? undefined : { refusal: 'too-many-requests', waitMs: wait }
}
