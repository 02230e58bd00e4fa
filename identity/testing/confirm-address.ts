import type { Database } from '#database/open.ts'
import type { Account } from '#identity/accounts/accounts.ts'

/** As if the owner had used a mailed link, but without a mail. */
export function confirmAddress(database: Database, email: string): Promise<Account> {
  return database
    .updateTable('accounts')
    .set({ email_verified: 1 })
    .where('email', '=', email)
    .returningAll()
    .executeTakeFirstOrThrow()
}
