import { openAccounts } from '../session/session.ts'
import { codeOf } from './problem.ts'

export async function sendResetMail(email: string): Promise<void> {
  const accounts = await openAccounts()
  try {
    await accounts.codes.sendPasswordReset(email)
  } catch (error) {
    // Some services reveal which addresses have an account; the pages never do.
    if (codeOf(error) !== 'auth/user-not-found') throw error
  }
}
