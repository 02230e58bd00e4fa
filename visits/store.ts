import { hash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '#database/open.ts'
import type { Tables } from '#database/tables.ts'
import type { Entries } from './entry.ts'

/** An account here, whose visits are deleted with it, or one of a hosted project; and when it signed in. */
export type Owner = { userId: string; isAccountHere: boolean; signedInAt: number }

/** All entries of an owner as stored, and a hash of them. */
export type Version = { text: string; etag: string }
/** With the time at which its budget of changes will be full. */
type StoredVersion = Version & { fullAt: number }

/** An ID token lasts an hour, and a device may have got a new one before the account itself was deleted. */
const markMs = 2 * 60 * 60 * 1000

export function newVersion(entries: Entries): Version {
  // In a fixed order, so that the same entries have the same hash.
  const text = JSON.stringify(
    Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  )
  return { text, etag: hash('sha256', text, 'base64url') }
}

export const emptyVersion = newVersion({})

export function entriesOf({ text }: Version): Entries {
  return JSON.parse(text) as Entries
}

/** `ended`: everything was deleted after this sign-in. */
export async function readVersion(
  database: Database,
  owner: Owner,
  now: number,
): Promise<StoredVersion | 'ended'> {
  const row = await database
    .selectFrom('visits')
    .select(['entries as text', 'etag', 'full_at as fullAt', 'deleted_at as deletedAt'])
    .where('user_id', '=', owner.userId)
    .executeTakeFirst()
  if (!row) return { ...emptyVersion, fullAt: 0 }
  const { deletedAt, ...stored } = row
  return deletedAt !== null && deletedAt > harmlessUntil(owner, now) ? 'ended' : stored
}

/** A deletion at this time or earlier no longer keeps the owner from reading and writing. */
function harmlessUntil({ signedInAt }: Owner, now: number): number {
  return Math.max(signedInAt, now - markMs)
}

/** `changed`: what is stored is no longer what was read. `gone`: the account no longer exists. */
export async function replaceVersion(
  database: Database,
  owner: Owner,
  read: Version,
  next: StoredVersion,
  now: number,
): Promise<'done' | 'changed' | 'gone'> {
  const { userId, isAccountHere } = owner
  const columns = {
    etag: next.etag,
    entries: next.text,
    full_at: next.fullAt,
    updated_at: now,
    deleted_at: null,
  }
  if (read.etag !== emptyVersion.etag) {
    const { numUpdatedRows } = await database
      .updateTable('visits')
      .set(columns)
      .where('user_id', '=', userId)
      .where('etag', '=', read.etag)
      .executeTakeFirst()
    return numUpdatedRows > 0n ? 'done' : 'changed'
  }
  if (!isAccountHere) return insertRow(database, owner, { ...columns, account_id: null })
  return database.transaction().execute(async (transaction) => {
    if (!(await holdAccount(transaction, owner))) return 'gone'
    return insertRow(transaction, owner, { ...columns, account_id: userId })
  })
}

async function insertRow(
  database: Database,
  owner: Owner,
  columns: Omit<Insertable<Tables['visits']>, 'user_id'>,
): Promise<'done' | 'changed'> {
  const inserted = await database
    .insertInto('visits')
    .values({ ...columns, user_id: owner.userId })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(columns)
        .where('visits.deleted_at', '<=', harmlessUntil(owner, columns.updated_at)),
    )
    .returning('user_id')
    .executeTakeFirst()
  return inserted ? 'done' : 'changed'
}

/**
 * Whether the account still exists; if so, nobody can delete it before the transaction ends. Runs first in the
 * transaction: a restore locks accounts first, too, so the two can't deadlock.
 */
async function holdAccount(transaction: Database, { userId }: Owner): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('accounts')
    .set(({ ref }) => ({ disabled: ref('disabled') }))
    .where('id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * A hosted project's tokens stay valid after its account is deleted. A mark stays until they have expired, or another
 * device would bring everything back.
 */
export async function deleteVisits(
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
    full_at: 0,
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
