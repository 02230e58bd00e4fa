import { hash } from 'node:crypto'
import type { Database } from '#database/open.ts'
import type { Entries } from './entry.ts'

/** Whose visits: an account here, with which they are deleted, or one of a hosted project. */
export type Owner = { userId: string; isAccountHere: boolean }

/** Entries as stored, and a hash of them. */
export type Kept = { text: string; etag: string }

export function keptOf(entries: Entries): Kept {
  // In a fixed order, so that the same entries have the same hash.
  const text = JSON.stringify(
    Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  )
  return { text, etag: hash('sha256', text, 'base64url') }
}

export const nothingKept = keptOf({})

export function entriesOf({ text }: Kept): Entries {
  return JSON.parse(text) as Entries
}

export async function readKept(database: Database, { userId }: Owner): Promise<Kept> {
  const row = await database
    .selectFrom('visits')
    .select(['entries as text', 'etag'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? nothingKept
}

/** Fails if something else is stored than what was read, or the account is gone. Call it in a transaction. */
export async function replaceKept(
  transaction: Database,
  { userId, isAccountHere }: Owner,
  read: Kept,
  { text, etag }: Kept,
  now: number,
): Promise<boolean> {
  if (read.etag !== nothingKept.etag) {
    const { numUpdatedRows } = await transaction
      .updateTable('visits')
      .set({ etag, entries: text, updated_at: now })
      .where('user_id', '=', userId)
      .where('etag', '=', read.etag)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }
  const account_id = isAccountHere ? userId : null
  const row = await transaction
    .insertInto('visits')
    .values({ user_id: userId, account_id, etag, entries: text, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('etag')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether the account is still there; if so, nobody deletes it before the transaction ends. Before all else in the
 * transaction: a restore, too, begins with the accounts, and the two would wait for each other.
 */
export async function holdAccount(transaction: Database, { userId }: Owner): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('accounts')
    .set(({ ref }) => ({ disabled: ref('disabled') }))
    .where('id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteKept(database: Database, { userId }: Owner): Promise<void> {
  await database.deleteFrom('visits').where('user_id', '=', userId).execute()
}
