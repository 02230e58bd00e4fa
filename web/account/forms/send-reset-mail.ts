import { codeOf } from '#web/account/session/error-code.ts'
import { openAccounts } from '#web/account/session/session.ts'
import { t } from '#web/language/translate.ts'
import type { Failure } from './problem.ts'

export async function sendResetMail(email: string): Promise<void> {
  const accounts = await openAccounts()
  try {
    await accounts.codes.sendPasswordReset(email)
  } catch (error) {
    // Some services reveal which addresses have an account; the pages never do.
    if (codeOf(error) !== 'auth/user-not-found') throw error
  }
}

export function mailFailure(): Failure {
  return { failure: t('We couldn’t send the email'), unanswered: t('The email may have been sent') }
}
