import { hash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '#database/open.ts'
import type { Tables } from '#database/tables.ts'
import { type Account, findAccount } from '#identity/accounts/accounts.ts'
import { type Refusal, refuse } from '#identity/refusal.ts'

export type OutOfBandCode = Selectable<Tables['out_of_band_codes']>
export type RequestType = OutOfBandCode['request_type']

const hourMs = 60 * 60 * 1000

/** Recoveries last longest, because people rarely check an old mailbox. Pages name the hour of a reset, too. */
export const validHours: Record<RequestType, number> = {
  PASSWORD_RESET: 1,
  VERIFY_EMAIL: 72,
  VERIFY_AND_CHANGE_EMAIL: 72,
  RECOVER_EMAIL: 30 * 24,
}

const keptMs = 7 * 24 * hourMs

export function newCode(): string {
  return randomBytes(40).toString('base64url')
}

/** Codes without an account are stored all the same, so that timing reveals nothing. */
type Purpose = {
  accountId: string | null
  requestType: RequestType
  email: string
  newEmail?: string | undefined
}

export async function storeCode(
  database: Database,
  code: string,
  { accountId, requestType, email, newEmail }: Purpose,
  now: number,
): Promise<void> {
  // Anyone can cause many rows without an account, whose codes nobody has: they go after an hour.
  const expiresAt = accountId === null ? now + hourMs - keptMs : now + validHours[requestType] * hourMs
  await database
    .insertInto('out_of_band_codes')
    .values({
      code_hash: hashOfCode(code),
      account_id: accountId,
      request_type: requestType,
      email: accountId === null ? '' : email,
      new_email: accountId === null ? null : (newEmail ?? null),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  await removeOldCodes(database, now)
}

export async function findCode(
  database: Database,
  code: string,
  now: number,
): Promise<OutOfBandCode | Refusal> {
  const found = await database
    .selectFrom('out_of_band_codes')
    .selectAll()
    .where('code_hash', '=', hashOfCode(code))
    .executeTakeFirst()
  if (!found || found.account_id === null) return refuse('INVALID_OOB_CODE')
  return found.expires_at <= now ? refuse('EXPIRED_OOB_CODE') : found
}

export async function accountOf(
  database: Database,
  { account_id }: OutOfBandCode,
): Promise<Account | undefined> {
  return account_id === null ? undefined : findAccount(database, account_id)
}

export async function mailboxesWithRecovery(
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

export async function addressesInCodes(database: Database, accountId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('out_of_band_codes')
    .select('email')
    .distinct()
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ email }) => email)
}

async function removeOldCodes(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('out_of_band_codes')
    .where('expires_at', '<', now - keptMs)
    .execute()
}

export function hashOfCode(code: string): string {
  return hash('sha256', code, 'base64url')
}
