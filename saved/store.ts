import { hash } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Database } from '#database/open.ts'
import type { Tables } from '#database/tables.ts'
import { isFarAhead } from '#day/entries/clock.ts'
import type { Entries } from '#day/entries/entry.ts'
import { mendClocks, mendedHere } from '#day/entries/mend-clocks.ts'

export type Owner = { userId: string; isAccountHere: boolean; signedInAt: number }

export type Version = { text: string; etag: string }

/** Longer than an ID token lasts that was issued before the deletion: an hour. */
const markMs = 2 * 60 * 60 * 1000

export function newVersion(entries: Entries): Version {
  // Sorted, so that the same entries have the same hash.
  const text = JSON.stringify(
    Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  )
  return { text, etag: hash('sha256', text, 'base64url') }
}

const emptyVersion = newVersion({})

export function entriesOf({ text }: Version): Entries {
  return JSON.parse(text) as Entries
}

export async function readVersion(database: Database, owner: Owner, now: number): Promise<Version | 'ended'> {
  for (;;) {
    const row = await database
      .selectFrom('visits')
      .select(['entries as text', 'etag', 'deleted_at'])
      .where('user_id', '=', owner.userId)
      .executeTakeFirst()
    if (!row) return emptyVersion
    if (isEnded(row, owner, now)) return 'ended'
    const version = { text: row.text, etag: row.etag }
    if (!mayHoldClockAhead(version, now)) return version
    const entries = entriesOf(version)
    const mended = mendClocks(entries, { now: new Date(now), device: mendedHere })
    if (mended === entries) return version
    await replaceVersion(database, owner, version, newVersion(mended), now)
  }
}

type State = { etag: string; bytes: number }

export async function readState(database: Database, owner: Owner, now: number): Promise<State | 'ended'> {
  const row = await database
    .selectFrom('visits')
    .select(['etag', 'deleted_at', sql<number>`octet_length(entries)`.as('bytes')])
    .where('user_id', '=', owner.userId)
    .executeTakeFirst()
  if (!row) return { etag: emptyVersion.etag, bytes: 0 }
  return isEnded(row, owner, now) ? 'ended' : row
}

/** Searches the text, which is much faster than parsing it. */
function mayHoldClockAhead({ text }: Version, now: number): boolean {
  const name = '"clock":"'
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at)) {
    at += name.length
    if (isFarAhead(text.slice(at, at + 9), new Date(now))) return true
  }
  return false
}

function isEnded({ deleted_at }: { deleted_at: number | null }, owner: Owner, now: number): boolean {
  return deleted_at !== null && deleted_at > harmlessUntil(owner, now)
}

/** The owner may read and write again after a deletion at this time or earlier. */
function harmlessUntil({ signedInAt }: Owner, now: number): number {
  return Math.max(signedInAt, now - markMs)
}

/** `changed`: what is stored is no longer what was read. `gone`: the account no longer exists. */
export function replaceVersion<Refusal = never>(
  database: Database,
  owner: Owner,
  read: Version,
  next: Version,
  now: number,
  admit: (transaction: Database) => Promise<Refusal | undefined> = async () => undefined,
): Promise<'done' | 'changed' | 'gone' | Refusal> {
  const columns = { etag: next.etag, entries: next.text, updated_at: now, deleted_at: null }
  const isFirst = read.etag === emptyVersion.etag
  return database.transaction().execute(async (transaction) => {
    if (isFirst && owner.isAccountHere && !(await holdAccount(transaction, owner))) return 'gone'
    const refusal = await admit(transaction)
    if (refusal !== undefined) return refusal
    const isDone = isFirst
      ? await insertUnlessDeletedSince(transaction, owner, columns)
      : await updateIfStill(read.etag, transaction, owner, columns)
    return isDone ? 'done' : 'changed'
  })
}

type Columns = Pick<Insertable<Tables['visits']>, 'etag' | 'entries' | 'updated_at' | 'deleted_at'>

async function updateIfStill(
  etag: string,
  database: Database,
  { userId }: Owner,
  columns: Columns,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('visits')
    .set(columns)
    .where('user_id', '=', userId)
    .where('etag', '=', etag)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The only row that may be there, and is replaced, is the mark of a deletion that no longer counts for this sign-in. */
async function insertUnlessDeletedSince(
  database: Database,
  owner: Owner,
  columns: Columns,
): Promise<boolean> {
  const { userId, isAccountHere } = owner
  const row = { ...columns, account_id: isAccountHere ? userId : null }
  const inserted = await database
    .insertInto('visits')
    .values({ ...row, user_id: userId })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(row)
        .where('visits.deleted_at', '<=', harmlessUntil(owner, columns.updated_at)),
    )
    .returning('user_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** First in the transaction, as a restore locks accounts first, too, and the two would deadlock otherwise. */
async function holdAccount(transaction: Database, { userId }: Owner): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('accounts')
    .set(({ ref }) => ({ disabled: ref('disabled') }))
    .where('id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A mark stays if accounts are at a hosted project: earlier tokens are still valid and would bring everything back. */
export async function deleteCopy(
  database: Database,
  { userId, isAccountHere }: Owner,
  now: number,
): Promise<void> {
  if (isAccountHere) {
    await database.deleteFrom('visits').where('user_id', '=', userId).execute()
    return
  }
  const mark = {
    etag: emptyVersion.etag,
    entries: emptyVersion.text,
    updated_at: now,
    deleted_at: now,
  }
  await database
    .insertInto('visits')
    .values({ ...mark, user_id: userId, account_id: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(mark))
    .execute()
  await database
    .deleteFrom('visits')
    .where('deleted_at', '<', now - markMs)
    .execute()
}
