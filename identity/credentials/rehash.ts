import { type Account, changeAccountIfUnchanged } from '../accounts/accounts.ts'
import type { Identity } from '../service.ts'
import { OverloadedError } from './hash-queue.ts'

/**
 * Replaces the outdated hash of a password that was just verified. The credential stays the same, so sessions stay
 * valid; a password that was changed meanwhile is left alone.
 */
export async function rehash(
  { database, passwords }: Identity,
  account: Account,
  password: string,
  address: string,
): Promise<void> {
  try {
    await changeAccountIfUnchanged(database, account, {
      password_hash: await passwords.hash(password, address),
    })
  } catch (error) {
    // Skipped under load; the next sign-in will do it.
    if (!(error instanceof OverloadedError)) throw error
  }
}
