import type { Database } from '#database/open.ts'
import type { Entries } from '#day/entries/entry.ts'
import { mergeEntries } from '#day/entries/merge.ts'
import type { ChangeBudgets, TooManyChanges } from './change-budgets.ts'
import { fittingInto, type Room } from './room.ts'
import {
  entriesOf,
  newVersion,
  type Owner,
  readState,
  readVersion,
  replaceVersion,
  type Version,
} from './store.ts'

export type Refused =
  | { refusal: 'changed' | 'sign-in-needed' }
  | { refusal: 'too-much'; room: Room }
  | TooManyChanges

type Conditions = {
  isRead: (etag: string) => boolean
  budgets: ChangeBudgets
  now: number
}

/** Runs before what was sent is parsed, and without reading what is stored: both may be long. */
export async function admitChange(
  database: Database,
  owner: Owner,
  sentBytes: number,
  { isRead, budgets, now }: Conditions,
): Promise<Refused | undefined> {
  const stored = await readState(database, owner, now)
  if (stored === 'ended') return { refusal: 'sign-in-needed' }
  if (!isRead(stored.etag)) return { refusal: 'changed' }
  return budgets.spend(database, now, sentBytes + stored.bytes)
}

export async function save(
  database: Database,
  owner: Owner,
  sent: Entries,
  { isRead, budgets, room, now }: Conditions & { room: Room },
): Promise<{ version: Version } | Refused> {
  const version = await readVersion(database, owner, now)
  if (version === 'ended') return { refusal: 'sign-in-needed' }
  if (!isRead(version.etag)) return { refusal: 'changed' }
  const stored = entriesOf(version)
  const merged = mergeEntries(stored, sent)
  if (Object.keys(sent).every((key) => merged[key] === stored[key])) return { version }
  const left = fittingInto(room, { stored, merged, sent })
  if (left === 'too-much') return { refusal: 'too-much', room }
  const next = newVersion(left)
  const added = Buffer.byteLength(next.text) - Buffer.byteLength(version.text)
  const result = await replaceVersion(database, owner, version, next, now, (transaction) =>
    budgets.grow(transaction, now, added),
  )
  if (typeof result === 'object') return result
  if (result === 'done') return { version: next }
  return { refusal: result === 'gone' ? 'sign-in-needed' : 'changed' }
}
