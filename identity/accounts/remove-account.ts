import type { Database } from '#database/open.ts'
import { addressesInCodes, withdrawRequestsFor } from '../mailed-codes/codes.ts'

/**
 * Takes the account's sessions and codes with it, and leaves none of its addresses in any row. Only an account that has left the same
 * address keeps it, as its own way back.
 */
export async function removeAccount(database: Database, id: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const left = await addressesInCodes(transaction, id)
    const gone = await transaction
      .deleteFrom('accounts')
      .where('id', '=', id)
      .returning(['email', 'initial_email'])
      .executeTakeFirst()
    const addresses = [gone?.email, gone?.initial_email, ...left].filter((email) => typeof email === 'string')
    if (addresses.length > 0) await withdrawRequestsFor(transaction, addresses)
  })
}
