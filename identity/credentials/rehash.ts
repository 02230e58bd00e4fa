import { type Account, changeAccountAsRead } from '../accounts/accounts.ts'
import type { Identity } from '../service.ts'
import { OverloadedError } from './hash-queue.ts'

/**
 * Hashes a password that has just been shown to be right at today's cost, where the stored hash is of
 * another kind or cost. The credential stays the same, so sessions go on; a password that was
 * changed meanwhile stays too.
 */
export async function rehash(
  { database, passwords }: Identity,
  account: Account,
  password: string,
  address: string,
): Promise<void> {
  if (account.password_hash === null || !passwords.isOutdated(account.password_hash)) return
  try {
    await changeAccountAsRead(database, account, { password_hash: await passwords.hash(password, address) })
  } catch (error) {
    // The next sign-in is as good.
    if (!(error instanceof OverloadedError)) throw error
  }
}
