import type { Database } from '#database/open.ts'
import { type Account, changeAccount } from '../accounts/accounts.ts'
import { revokeAccess } from './revoke-access.ts'

/** Nobody can sign in any more, and whoever is signed in is refused at the next call. */
export function disableAccount(database: Database, id: string): Promise<Account | undefined> {
  return database.transaction().execute(async (transaction) => {
    // First, as a sign-in under way waits for this row or is waited for.
    const account = await changeAccount(transaction, id, { disabled: 1 })
    await revokeAccess(transaction, id)
    return account
  })
}
