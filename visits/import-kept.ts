import type { Database } from '#database/open.ts'
import { checkEntries } from './check-entries.ts'
import type { Entries } from './entry.ts'
import { mergeEntries } from './merge.ts'
import { emptyVersion, entriesOf, newVersion, readVersion, replaceVersion } from './store.ts'

/** The entries of an account in an export; undefined if they are invalid. */
export function exportedEntries(value: unknown): Entries | undefined {
  const checked = checkEntries({ entries: value })
  return 'entries' in checked ? checked.entries : undefined
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
    const { fullAt } = stored
    const result = await replaceVersion(database, owner, stored, { ...next, fullAt }, now)
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
