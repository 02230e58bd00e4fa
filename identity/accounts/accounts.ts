import { randomInt } from 'node:crypto'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '#database/open.ts'
import type { Tables } from '#database/tables.ts'

export type Account = Selectable<Tables['accounts']>
export type AccountChanges = Updateable<Tables['accounts']>

export function findAccount(database: Database, id: string): Promise<Account | undefined> {
  return database.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findAccountByEmail(database: Database, email: string): Promise<Account | undefined> {
  return database.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
}

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

export function changeAccount(
  database: Database,
  id: string,
  changes: AccountChanges,
): Promise<Account | undefined> {
  return database.updateTable('accounts').set(changes).where('id', '=', id).returningAll().executeTakeFirst()
}

/** The statement itself compares, so that no other process gets in between. */
export function changeAccountIfUnchanged(
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

/** Ids from imports: at most as long as Google's. Refresh tokens start with the id. */
export const idPattern = /^[^\p{Cc}\p{Cs}]{1,128}$/u

/** The largest time value of a `Date`: ECMA-262, 21.4.1.1. */
export const lastMs = 8.64e15

const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export function newAccountId(): string {
  return Array.from({ length: 28 }, () => alphanumeric[randomInt(alphanumeric.length)]).join('')
}
