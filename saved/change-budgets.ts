import { type Budget, budgetOf, type Limit, readRows, spend, waitMs } from '#budgets/leaky-bucket.ts'
import { networksOf } from '#budgets/networks.ts'
import type { Database } from '#database/open.ts'

const limits = {
  /** More than a person changes by hand, as a device sends its changes together. */
  account: { name: 'visits', capacity: 120, pauseMs: 1000 },
  network: { name: 'visits address', capacity: 1200, pauseMs: 200 },
  /** Bytes by which the copies of unconfirmed accounts grow: anyone can register many. */
  growth: { name: 'visits growth', capacity: 32 * 1024 * 1024, pauseMs: 1 },
} as const satisfies Record<string, Limit>

export type TooManyChanges = { refusal: 'too-many-requests'; waitMs: number }

export type ChangeBudgets = {
  check: (database: Database, now: number) => Promise<TooManyChanges | undefined>
  spend: (database: Database, now: number, addedBytes?: number) => Promise<TooManyChanges | undefined>
}

/** Every change takes from them in this order, or two changes could wait for each other. */
export function changeBudgets(
  { userId, hasConfirmedAddress }: { userId: string; hasConfirmedAddress: boolean },
  address: string,
): ChangeBudgets {
  const changes = [budgetOf(limits.account, [userId]), ...networkBudgets(limits.network, address)]
  return budgetsFrom(changes, (bytes) =>
    hasConfirmedAddress ? [] : networkBudgets(limits.growth, address, bytes),
  )
}

/** Somebody who deletes everything has to get through, whatever was changed before. */
export function deletionBudgets(address: string): ChangeBudgets {
  return budgetsFrom(networkBudgets(limits.network, address))
}

export const unlimited: ChangeBudgets = { check: async () => undefined, spend: async () => undefined }

function budgetsFrom(
  changes: readonly Budget[],
  growthOf: (bytes: number) => Budget[] = () => [],
): ChangeBudgets {
  const check = async (database: Database, now: number, budgets = changes) => {
    const keys = budgets.map(({ key }) => key)
    const wait = waitMs(budgets, await readRows(database, keys, now), now)
    return wait > 0 ? ({ refusal: 'too-many-requests', waitMs: wait } as const) : undefined
  }
  return {
    check: (database, now) => check(database, now),
    async spend(database, now, addedBytes = 0) {
      const added = addedBytes > 0 ? growthOf(addedBytes) : []
      const budgets = [...changes, ...added]
      return (await spend(database, budgets, now)) ? undefined : check(database, now, budgets)
    },
  }
}

function networkBudgets(limit: Limit, address: string, amount = 1): Budget[] {
  return networksOf(address).map(({ name, share }) => budgetOf(limit, [name], share, amount))
}
