import { type Account, changeAccountIfUnchanged } from '#identity/accounts/accounts.ts'
import type { Identity } from '#identity/service.ts'
import { OverloadedError } from './hash-queue.ts'

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
    // The next sign-in will do it.
    if (!(error instanceof OverloadedError)) throw error
  }
}
