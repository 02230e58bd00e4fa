import { hash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { isForeignKeyViolation } from '#database/foreign-key-violation.ts'
import type { Database } from '#database/open.ts'
import type { Tables } from '#database/tables.ts'
import { type Account, findAccount } from '../accounts/accounts.ts'
import { type Refusal, refuse } from '../protocol/refusal.ts'

export type OutOfBandCode = Selectable<Tables['out_of_band_codes']>
export type RequestType = OutOfBandCode['request_type']

/** A code as its mail carries it. */
export type IssuedCode = {
  requestType: RequestType
  email: string
  newEmail?: string
  oobCode: string
  oobLink: string
}

const hourMs = 60 * 60 * 1000

/**
 * How long a code can be used. A reset is the shortest, as whoever holds it holds the account; the
 * undoing of a changed address the longest, as its reader may look into that mailbox seldom.
 */
export const validHours: Record<RequestType, number> = {
  PASSWORD_RESET: 1,
  VERIFY_EMAIL: 72,
  VERIFY_AND_CHANGE_EMAIL: 72,
  RECOVER_EMAIL: 30 * 24,
}

/** An old code is told from an unknown one for this long. */
const keptMs = 7 * 24 * hourMs

/** 54 characters of base64url, as Google's have: 320 random bits. */
export function newCode(): string {
  return randomBytes(40).toString('base64url')
}

/**
 * Without an account the code opens nothing and its row names no address; storing it takes as long, so that time tells
 * nobody.
 */
type Purpose = {
  accountId: string | null
  requestType: RequestType
  email: string
  newEmail?: string | undefined
}

/** Only a hash of the code is kept. For an account that was deleted a moment ago it opens nothing either. */
export async function storeCode(
  database: Database,
  code: string,
  purpose: Purpose,
  now: number,
): Promise<void> {
  try {
    await insertCode(database, code, purpose, now)
  } catch (error) {
    if (!isForeignKeyViolation(error) || database.isTransaction) throw error
    await insertCode(database, code, { ...purpose, accountId: null }, now)
  }
  await removeOldCodes(database, now)
}

async function insertCode(
  database: Database,
  code: string,
  { accountId, requestType, email, newEmail }: Purpose,
  now: number,
): Promise<void> {
  await database
    .insertInto('out_of_band_codes')
    .values({
      code_hash: hashOf(code),
      account_id: accountId,
      request_type: requestType,
      email: accountId === null ? '' : email,
      new_email: accountId === null ? null : (newEmail ?? null),
      created_at: now,
      // Nobody has the code of a row without an account, and anybody can ask for any number: it is removed in an hour.
      expires_at: accountId === null ? now + hourMs - keptMs : now + validHours[requestType] * hourMs,
    })
    .execute()
}

/** A code that can be used at this moment, or why it cannot. */
export async function findCode(
  database: Database,
  code: string,
  now: number,
): Promise<OutOfBandCode | Refusal> {
  const found = await database
    .selectFrom('out_of_band_codes')
    .selectAll()
    .where('code_hash', '=', hashOf(code))
    .executeTakeFirst()
  if (!found || found.account_id === null) return refuse('INVALID_OOB_CODE')
  return found.expires_at <= now ? refuse('EXPIRED_OOB_CODE') : found
}

/** The account that a code is for, if it is for one that is still there. */
export async function accountOf(
  database: Database,
  { account_id }: OutOfBandCode,
): Promise<Account | undefined> {
  return account_id === null ? undefined : findAccount(database, account_id)
}

/** Rolls a transaction back in which the account had changed under a code, or another used it first. */
export class UnusedCodeError extends Error {
  override name = 'UnusedCodeError'
}

/** Whether the code was still there: of two who use it at the same moment, one does. */
export async function consumeCode(database: Database, { code_hash }: OutOfBandCode): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('out_of_band_codes')
    .where('code_hash', '=', code_hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Takes back the codes that were asked for with a credential that holds no longer. What undoes a changed
 * address stays: it is the owner's way back from somebody who has taken the account over.
 */
export function withdrawCodes(database: Database, accountId: string): Promise<void> {
  return withdrawAllBut(database, accountId, ['RECOVER_EMAIL'])
}

/**
 * The same after a new password that somebody chose who knew the old one. Resets stay too: they are in the owner's
 * mailbox, and whoever has stolen the password must not take them back.
 */
export function withdrawCodesButWaysIn(database: Database, accountId: string): Promise<void> {
  return withdrawAllBut(database, accountId, ['RECOVER_EMAIL', 'PASSWORD_RESET'])
}

async function withdrawAllBut(
  database: Database,
  accountId: string,
  kept: readonly RequestType[],
): Promise<void> {
  await database
    .deleteFrom('out_of_band_codes')
    .where('account_id', '=', accountId)
    .where('request_type', 'not in', kept)
    .execute()
}

/** Takes back those that undo a changed address too. */
export async function withdrawAllCodes(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom('out_of_band_codes').where('account_id', '=', accountId).execute()
}

/**
 * Takes back what undoes this change of address and every later one: whoever had the account meanwhile may read
 * those mailboxes. What undoes an earlier change stays.
 */
export async function withdrawLaterWaysBack(
  database: Database,
  { account_id, created_at }: OutOfBandCode,
): Promise<void> {
  await database
    .deleteFrom('out_of_band_codes')
    .where('account_id', '=', account_id)
    .where('request_type', '=', 'RECOVER_EMAIL')
    .where('created_at', '>=', created_at)
    .execute()
}

/** The mailboxes that the account has left and can still be brought back to. */
export async function mailboxesWithWayBack(
  database: Database,
  accountId: string,
  now: number,
): Promise<string[]> {
  const rows = await database
    .selectFrom('out_of_band_codes')
    .select('email')
    .distinct()
    .where('account_id', '=', accountId)
    .where('request_type', '=', 'RECOVER_EMAIL')
    .where('expires_at', '>', now)
    .execute()
  return rows.map(({ email }) => email)
}

/** Every address that the account had when somebody asked for one of its codes. */
export async function addressesInCodes(database: Database, accountId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('out_of_band_codes')
    .select('email')
    .distinct()
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ email }) => email)
}

/** Takes back what others have asked for: to change to one of these addresses, which now are, or were, somebody's. */
export async function withdrawRequestsFor(database: Database, addresses: readonly string[]): Promise<void> {
  await database.deleteFrom('out_of_band_codes').where('new_email', 'in', addresses).execute()
}

/** Which of these codes have not been used. */
export async function unusedCodes(database: Database, issued: readonly IssuedCode[]): Promise<IssuedCode[]> {
  const rows = await database.selectFrom('out_of_band_codes').select('code_hash').execute()
  const hashes = new Set(rows.map(({ code_hash }) => code_hash))
  return issued.filter(({ oobCode }) => hashes.has(hashOf(oobCode)))
}

async function removeOldCodes(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('out_of_band_codes')
    .where('expires_at', '<', now - keptMs)
    .execute()
}

function hashOf(code: string): string {
  return hash('sha256', code, 'base64url')
}
