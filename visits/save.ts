import type { Database } from '#database/open.ts'
import type { Entries } from './entry.ts'
import { limits } from './limits.ts'
import { mergeEntries } from './merge.ts'
import {
  deleteKept,
  entriesOf,
  holdAccount,
  type Kept,
  keptOf,
  nothingKept,
  type Owner,
  readKept,
  replaceKept,
} from './store.ts'

/** Counts a change by somebody, and says how long they have to wait: 0 if they need not. */
export type CountChange = (transaction: Database, userId: string) => Promise<number>

export type Refused = { refusal: 'changed' | 'too-much' | 'sign-in-needed' } | { waitMs: number }
type Saved = { kept: Kept } | Refused

/**
 * Merges entries into what is stored, unless that is another version than `isRead` expects: whoever sends them has seen
 * what is there, or sees it first.
 */
export async function save(
  database: Database,
  owner: Owner,
  sent: Entries,
  { isRead, countChange, now }: { isRead: (etag: string) => boolean; countChange: CountChange; now: number },
): Promise<Saved> {
  const stored = await readKept(database, owner)
  if (!isRead(stored.etag)) return { refusal: 'changed' }
  const merged = mergeEntries(entriesOf(stored), sent)
  const kept = keptOf(merged)
  if (kept.etag === stored.etag) return { kept }
  const isTooMuch = Object.keys(merged).length > limits.entries || Buffer.byteLength(kept.text) > limits.bytes
  if (isTooMuch) return { refusal: 'too-much' }
  return database.transaction().execute(async (transaction): Promise<Saved> => {
    const isFirst = stored.etag === nothingKept.etag
    if (isFirst && owner.isAccountHere && !(await holdAccount(transaction, owner))) {
      return { refusal: 'sign-in-needed' }
    }
    const waitMs = await countChange(transaction, owner.userId)
    if (waitMs > 0) return { waitMs }
    const isReplaced = await replaceKept(transaction, owner, stored, kept, now)
    return isReplaced ? { kept } : { refusal: 'changed' }
  })
}

export function remove(
  database: Database,
  owner: Owner,
  countChange: CountChange,
): Promise<Refused | undefined> {
  return database.transaction().execute(async (transaction) => {
    const waitMs = await countChange(transaction, owner.userId)
    if (waitMs > 0) return { waitMs }
    await deleteKept(transaction, owner)
    return undefined
  })
}
