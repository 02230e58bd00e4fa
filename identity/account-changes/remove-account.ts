import type { Database } from '#database/open.ts'
import { addressesInCodes } from '#identity/mailed-codes/codes.ts'
import { revokeChangesTo } from '#identity/mailed-codes/revoke-codes.ts'

/** An address of the account stays only in the recovery code of another account that had it before. */
export async function removeAccount(transaction: Database, id: string): Promise<void> {
  const left = await addressesInCodes(transaction, id)
  const gone = await transaction
    .deleteFrom('accounts')
    .where('id', '=', id)
    .returning(['email', 'initial_email'])
    .executeTakeFirst()
  const addresses = [gone?.email, gone?.initial_email, ...left].filter((email) => typeof email === 'string')
  if (addresses.length > 0) await revokeChangesTo(transaction, addresses)
}
