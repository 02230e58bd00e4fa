import type { Database } from '#database/open.ts'
import type { Entries } from '#day/entries/entry.ts'
import { mendClocks, mendedHere } from '#day/entries/mend-clocks.ts'
import { formProblem } from './check-entries.ts'
import { newVersion } from './store.ts'

export function exportedEntries(
  value: unknown,
  now: Date,
): { entries: Entries; isWhole: boolean } | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const all = Object.entries(value as Entries)
  const valid = all.filter(([key, entry]) => formProblem(key, entry) === undefined)
  if (all.length > 0 && valid.length === 0) return undefined
  const entries = mendClocks(Object.fromEntries(valid), { now, device: mendedHere })
  return { entries, isWhole: valid.length === all.length }
}

export async function addCopy(
  transaction: Database,
  accountId: string,
  entries: Entries,
  now: number,
): Promise<void> {
  if (Object.keys(entries).length === 0) return
  const { etag, text } = newVersion(entries)
  await transaction
    .insertInto('visits')
    .values({ user_id: accountId, account_id: accountId, etag, entries: text, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The copies of accounts that come from a hosted project will now be deleted with their accounts. */
export async function adoptCopies(transaction: Database, accountIds: readonly string[]): Promise<void> {
  await transaction
    .updateTable('visits')
    .set(({ ref }) => ({ account_id: ref('user_id') }))
    .where('account_id', 'is', null)
    .where('user_id', 'in', (query) =>
      query.selectFrom('accounts').select('id').where('id', 'in', accountIds),
    )
    .execute()
}
