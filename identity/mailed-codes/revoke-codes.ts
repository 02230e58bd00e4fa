import type { Database } from '#database/open.ts'
import type { OutOfBandCode, RequestType } from './codes.ts'

/** Recoveries stay: with them the owner gets the account back from whoever took it over. */
export function revokeCodes(database: Database, accountId: string): Promise<void> {
  return revokeAllExcept(database, accountId, ['RECOVER_EMAIL'])
}

/** A thief of the password must not be able to revoke the resets in the owner's mailbox. */
export function revokeCodesExceptResets(database: Database, accountId: string): Promise<void> {
  return revokeAllExcept(database, accountId, ['RECOVER_EMAIL', 'PASSWORD_RESET'])
}

async function revokeAllExcept(
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

export async function revokeAllCodes(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom('out_of_band_codes').where('account_id', '=', accountId).execute()
}

/** The mailboxes of later recoveries may be those of whoever had the account meanwhile. */
export async function revokeLaterRecoveries(
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

export async function revokeChangesTo(database: Database, addresses: readonly string[]): Promise<void> {
  await database.deleteFrom('out_of_band_codes').where('new_email', 'in', addresses).execute()
}
