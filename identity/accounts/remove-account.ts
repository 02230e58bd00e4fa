import type { Database } from '#database/open.ts'
import { withdrawRequestsFor } from '../mailed-codes/codes.ts'

/**
 * Takes the account's sessions and codes with it, and leaves its address in no row. Only an account that has left the same
 * address keeps it, as its own way back.
 */
export async function removeAccount(database: Database, id: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('accounts')
      .where('id', '=', id)
      .returning(['email', 'initial_email'])
      .executeTakeFirst()
    const addresses = [gone?.email, gone?.initial_email].filter((email) => typeof email === 'string')
    if (addresses.length > 0) await withdrawRequestsFor(transaction, addresses)
  })
}
