import { openAccounts } from '../session/session.ts'
import { codeOf } from './problem.ts'

/** Has a link mailed with which a new password is chosen. The answer never tells who has an account. */
export async function sendResetMail(email: string): Promise<void> {
  const accounts = await openAccounts()
  try {
    await accounts.codes.sendPasswordReset(email)
  } catch (error) {
    // From a service that does not hide which addresses have an account. The pages do.
    if (codeOf(error) !== 'auth/user-not-found') throw error
  }
}
