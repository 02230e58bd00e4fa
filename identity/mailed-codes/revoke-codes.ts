import type { Database } from '#database/open.ts'
import type { OutOfBandCode, RequestType } from './codes.ts'

/**
 * Revokes the codes that were requested with a credential that is no longer valid. Recoveries stay: with them the owner
 * gets the account back from whoever took it over.
 */
export function revokeCodes(database: Database, accountId: string): Promise<void> {
  return revokeAllExcept(database, accountId, ['RECOVER_EMAIL'])
}

/**
 * The same after a password change by someone who knew the old one. Resets stay too: they are in the owner's mailbox,
 * and someone who stole the password must not be able to revoke them.
 */
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

/** Revokes recoveries too. */
export async function revokeAllCodes(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom('out_of_band_codes').where('account_id', '=', accountId).execute()
}

/**
 * Revokes this recovery and all later ones: whoever had the account meanwhile may read those mailboxes. Earlier
 * recoveries stay.
 */
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

/** Revokes pending changes, of any account, to these addresses. */
export async function revokeChangesTo(database: Database, addresses: readonly string[]): Promise<void> {
  await database.deleteFrom('out_of_band_codes').where('new_email', 'in', addresses).execute()
}
