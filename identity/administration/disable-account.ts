import type { Database } from '#database/open.ts'
import { type Account, changeAccount } from '../accounts/accounts.ts'
import { revokeAccess } from './revoke-access.ts'

/** Blocks sign-ins, ends all sessions, and revokes mailed links. */
export function disableAccount(database: Database, id: string): Promise<Account | undefined> {
  return database.transaction().execute(async (transaction) => {
    // First, so that it waits for a concurrent sign-in, or that waits for it.
    const account = await changeAccount(transaction, id, { disabled: 1 })
    await revokeAccess(transaction, id)
    return account
  })
}
