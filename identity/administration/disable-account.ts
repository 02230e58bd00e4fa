import type { Database } from '#database/open.ts'
import { type Account, changeAccount } from '#identity/accounts/accounts.ts'
import { revokeAllCodes } from '#identity/mailed-codes/revoke-codes.ts'
import { endSessions } from '#identity/tokens/sessions.ts'

export function disableAccount(database: Database, id: string): Promise<Account | undefined> {
  return database.transaction().execute(async (transaction) => {
    // Locks the row first: a concurrent sign-in finishes before or starts after.
    const account = await changeAccount(transaction, id, { disabled: 1 })
    await endSessions(transaction, id)
    await revokeAllCodes(transaction, id)
    return account
  })
}
