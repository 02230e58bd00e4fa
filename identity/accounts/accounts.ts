import { randomInt } from 'node:crypto'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '#database/open.ts'
import type { Tables } from '#database/tables.ts'

export type Account = Selectable<Tables['accounts']>
export type AccountChanges = Updateable<Tables['accounts']>

export function findAccount(database: Database, id: string): Promise<Account | undefined> {
  return database.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** `email` in its canonical form. */
export function findAccountByEmail(database: Database, email: string): Promise<Account | undefined> {
  return database.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
}

/** Whether an e-mail address, in its canonical form, is some other account's. */
export async function belongsToAnother(
  database: Database,
  email: string,
  { id }: Pick<Account, 'id'>,
): Promise<boolean> {
  const owner = await findAccountByEmail(database, email)
  return owner !== undefined && owner.id !== id
}

/** Makes room for an account that goes back to an address, where another is there that nobody has confirmed. */
export async function removeUnconfirmedAccount(
  database: Database,
  email: string,
  { id }: Pick<Account, 'id'>,
): Promise<void> {
  await database
    .deleteFrom('accounts')
    .where('email', '=', email)
    .where('email_verified', '=', 0)
    .where('id', '!=', id)
    .execute()
}

/** Nothing, where the e-mail address has an account already, also when two ask at the same moment. */
export function insertAccount(
  database: Database,
  account: Insertable<Tables['accounts']>,
): Promise<Account | undefined> {
  return database
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The account after the change; nothing where it is gone. */
export function changeAccount(
  database: Database,
  id: string,
  changes: AccountChanges,
): Promise<Account | undefined> {
  return database.updateTable('accounts').set(changes).where('id', '=', id).returningAll().executeTakeFirst()
}

/**
 * As `changeAccount`, if the account still has the credential it was read with and is not disabled: what
 * was decided about a credential does not hold for the next one. The row itself is compared, so that a
 * change in another process cannot slip between.
 */
export function changeAccountAsRead(
  database: Database,
  read: Account,
  changes: AccountChanges,
): Promise<Account | undefined> {
  return database
    .updateTable('accounts')
    .set(changes)
    .where('id', '=', read.id)
    .where('email', 'is not distinct from', read.email)
    .where('password_hash', 'is not distinct from', read.password_hash)
    .where('valid_since', '=', read.valid_since)
    .where('disabled', '=', 0)
    .returningAll()
    .executeTakeFirst()
}

/** What an id can be that somebody else has chosen: at most as long as Google's. Refresh tokens begin with it. */
export const idPattern = /^[^\p{Cc}\p{Cs}]{1,128}$/u

/** The last moment that a `Date` can name: ECMA-262, 21.4.1.1. */
export const lastMs = 8.64e15

const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 28 letters and digits, the form of a Firebase uid. */
export function newAccountId(): string {
  return Array.from({ length: 28 }, () => alphanumeric[randomInt(alphanumeric.length)]).join('')
}
