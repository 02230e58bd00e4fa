import type { Failure } from '#web/account/forms/problem.ts'
import type { MailedCode } from '#web/account/session/mailed-codes.ts'
import { message, t } from '#web/language/translate.ts'

export type ConfirmableCode = Exclude<MailedCode, { kind: 'passwordReset' }>

type ConfirmationTexts = Required<Failure> & {
  heading: string
  explanation: string
  button: string
  done: string
}

export const doneHeadings: Record<ConfirmableCode['kind'], string> = {
  emailVerification: message('Your email address is confirmed'),
  emailChange: message('Your email address has been changed'),
  emailRecovery: message('The change is undone'),
}

export function confirmationTexts(mailed: ConfirmableCode): ConfirmationTexts {
  const { email } = mailed
  switch (mailed.kind) {
    case 'emailVerification':
      return {
        heading: t('Confirm your email address'),
        explanation: t('{email} is your account’s email address. Confirm that it’s yours.', {
          email,
        }),
        button: t('Confirm my email address'),
        failure: t('Your email address wasn’t confirmed'),
        unanswered: t('Your email address may have been confirmed'),
        done: t('We’ll send emails about your account to {email}.', { email }),
      }
    case 'emailChange':
      return {
        heading: t('Change your email address'),
        explanation: `${changeText(mailed.previousEmail, email)} ${t('This logs you out everywhere. Then log in again with {email}.', { email })}`,
        button: t('Change my email address'),
        failure: t('Your email address wasn’t changed'),
        unanswered: t('Your email address may have been changed'),
        done: t('From now on, log in with {email}.', { email }),
      }
    case 'emailRecovery':
      return {
        heading: t('Undo the change of email address'),
        explanation: t(
          'Your account’s email address was changed. If you undo this, it’s {email} again, you’re logged out everywhere, and you choose a new password.',
          { email },
        ),
        button: t('Undo the change'),
        failure: t('We couldn’t undo the change'),
        unanswered: t('The change may have been undone'),
        done: t('Your account’s email address is {email} again, and every device is logged out.', { email }),
      }
  }
}

function changeText(previousEmail: string | null, email: string): string {
  return previousEmail
    ? t('Your account’s email address changes from {previousEmail} to {email}.', { previousEmail, email })
    : t('Your account’s email address changes to {email}.', { email })
}
