import { t } from '#web/language/translate.ts'
import { type Problem, problemOf } from '../fields/problem.ts'
import { openAccounts } from '../session/session.ts'
import { refusedEmail } from './email.ts'
import { codeOf } from './failure.ts'

/** Has a link mailed with which a new password is chosen. The answer never tells who has an account. */
export async function sendResetMail(email: string): Promise<Problem | null> {
  try {
    const accounts = await openAccounts()
    await accounts.codes.sendPasswordReset(email)
    return null
  } catch (error) {
    // From a service that does not hide which addresses have an account. The pages do.
    if (codeOf(error) === 'auth/user-not-found') return null
    return problemOf(t('We couldn’t send the email'), error, refusedEmail(error))
  }
}
