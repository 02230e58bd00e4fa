import type { Database } from '#database/open.ts'
import { type Account, findAccount, findAccountByEmail } from '#identity/accounts/accounts.ts'
import { canonicalEmail } from '#identity/accounts/email.ts'

export async function findNamedAccount(database: Database, name: string): Promise<Account | undefined> {
  const byId = await findAccount(database, name)
  const email = canonicalEmail(name)
  return byId ?? (email === undefined ? undefined : findAccountByEmail(database, email))
}
