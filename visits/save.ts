import type { Database } from '#database/open.ts'
import { spendChange, type TooManyChanges } from './change-budget.ts'
import type { Entries } from './entry.ts'
import { forgetRemovals } from './forget-removals.ts'
import { limits } from './limits.ts'
import { mergeEntries } from './merge.ts'
import { entriesOf, newVersion, type Owner, readVersion, replaceVersion, type Version } from './store.ts'

export type Refused = { refusal: 'changed' | 'too-much' | 'sign-in-needed' } | TooManyChanges

type Conditions = {
  /** Whether the sender has read this version. */
  isRead: (etag: string) => boolean
  limitsChanges: boolean
  now: number
}

/**
 * Merges entries into what is stored, if the sender has read that version: it has to see first what others have
 * written.
 */
export async function save(
  database: Database,
  owner: Owner,
  sent: Entries,
  { isRead, limitsChanges, now }: Conditions,
): Promise<{ version: Version } | Refused> {
  const stored = await readVersion(database, owner, now)
  if (stored === 'ended') return { refusal: 'sign-in-needed' }
  if (!isRead(stored.etag)) return { refusal: 'changed' }
  const merged = mergeEntries(entriesOf(stored), sent)
  if (newVersion(merged).etag === stored.etag) return { version: stored }
  if (isTooMuch(merged)) return { refusal: 'too-much' }
  const version = newVersion(forgetRemovals(merged, sent))
  const spent = limitsChanges ? spendChange(stored.fullAt, now) : { fullAt: stored.fullAt }
  if ('refusal' in spent) return spent
  const result = await replaceVersion(database, owner, stored, { ...version, ...spent }, now)
  if (result === 'done') return { version }
  return { refusal: result === 'gone' ? 'sign-in-needed' : 'changed' }
}

function isTooMuch(entries: Entries): boolean {
  const present = Object.entries(entries).filter(([, { value }]) => value !== null)
  const bytes = Buffer.byteLength(JSON.stringify(Object.fromEntries(present)))
  return present.length > limits.entries || bytes > limits.bytes
}
