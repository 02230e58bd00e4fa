import type { Database } from '#database/open.ts'
import { formProblem } from './check-entries.ts'
import type { Entries } from './entry.ts'
import { mendClocks, mendedHere } from './mend-clocks.ts'
import { mergeEntries } from './merge.ts'
import { emptyVersion, entriesOf, newVersion, readVersion, replaceVersion } from './store.ts'

/** The entries of an account in an export, and whether they are all; undefined if there is none. */
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

/**
 * Stores what an account keeps in an export, if it keeps nothing here. With `overwrite` both are merged, so changes
 * made here stay. Returns whether anything changed.
 */
export async function importKept(
  database: Database,
  accountId: string,
  entries: Entries,
  { now, overwrite }: { now: number; overwrite: boolean },
): Promise<boolean> {
  const owner = { userId: accountId, isAccountHere: true, signedInAt: now }
  for (;;) {
    const stored = await readVersion(database, owner, now)
    if (stored === 'ended') return false
    if (stored.etag !== emptyVersion.etag && !overwrite) return false
    const next = newVersion(mergeEntries(entriesOf(stored), entries))
    if (next.etag === stored.etag) return false
    const result = await replaceVersion(database, owner, stored, next, now)
    if (result !== 'changed') return result === 'done'
  }
}

/** Accounts that were at a hosted project and are now here: their visits will be deleted with them. */
export async function adoptKept(database: Database, accountIds: readonly string[]): Promise<void> {
  await database
    .updateTable('visits')
    .set(({ ref }) => ({ account_id: ref('user_id') }))
    .where('account_id', 'is', null)
    .where('user_id', 'in', (query) =>
      query.selectFrom('accounts').select('id').where('id', 'in', accountIds),
    )
    .execute()
}
