import type { Database } from '#database/open.ts'
import { type Account, findAccount } from '#identity/accounts/accounts.ts'
import { repeatableMs } from '#identity/repeatable.ts'
import { hashOfCode, type OutOfBandCode, type RequestType } from './codes.ts'

/** A code works once. Its use is remembered for a while, so that a second, same call can be answered like the first. */
export async function consumeCode(database: Database, code: OutOfBandCode, now: number): Promise<boolean> {
  const { code_hash, account_id, request_type } = code
  const { numDeletedRows } = await database
    .deleteFrom('out_of_band_codes')
    .where('code_hash', '=', code_hash)
    .executeTakeFirst()
  if (numDeletedRows === 0n || account_id === null) return false
  await database
    .deleteFrom('used_codes')
    .where('used_at', '<=', now - repeatableMs)
    .execute()
  await database
    .insertInto('used_codes')
    .values({ code_hash, account_id, request_type, used_at: now })
    .execute()
  return true
}

/** Undefined once anything else has ended the account's sessions: what the code did may no longer be so. */
export async function findUse(
  database: Database,
  code: string,
  now: number,
): Promise<{ requestType: RequestType; account: Account } | undefined> {
  const use = await database
    .selectFrom('used_codes')
    .selectAll()
    .where('code_hash', '=', hashOfCode(code))
    .where('used_at', '>', now - repeatableMs)
    .executeTakeFirst()
  const account = use && (await findAccount(database, use.account_id))
  if (!account || account.disabled || account.valid_since > use.used_at) return undefined
  return { requestType: use.request_type, account }
}
