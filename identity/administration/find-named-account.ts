import type { Database } from '#database/open.ts'
import { type Account, findAccountByEmail, findAccount as findAccountById } from '../accounts/accounts.ts'
import { canonicalEmail } from '../accounts/email.ts'

/** `name` is an id or an email address. */
export async function findAccount(database: Database, name: string): Promise<Account | undefined> {
  const byId = await findAccountById(database, name)
  const email = canonicalEmail(name)
  return byId ?? (email === undefined ? undefined : findAccountByEmail(database, email))
}
