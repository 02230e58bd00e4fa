import { t } from '../language/translate.ts'
import type { MailedCode } from '../session/mailed-codes.ts'

/** A code that a press of a button uses; a reset needs a new password first. */
export type ConfirmableCode = Exclude<MailedCode, { kind: 'password-reset' }>

type ConfirmationTexts = {
  heading: string
  explanation: string
  button: string
  failure: string
  doneHeading: string
  done: string
}

export function confirmationTexts(mailed: ConfirmableCode): ConfirmationTexts {
  const { email } = mailed
  switch (mailed.kind) {
    case 'email-verification':
      return {
        heading: t('Confirm your address'),
        explanation: t('{email} is the address of your account. Confirm that this mailbox is yours.', {
          email,
        }),
        button: t('Confirm my address'),
        failure: t('Your address was not confirmed'),
        doneHeading: t('Your address is confirmed'),
        done: t('Mails about your account go to {email}.', { email }),
      }
    case 'email-change':
      return {
        heading: t('Change your address'),
        explanation: mailed.previousEmail
          ? t('The address of your account changes from {previousEmail} to {email}.', {
              previousEmail: mailed.previousEmail,
              email,
            })
          : t('The address of your account changes to {email}.', { email }),
        button: t('Change my address'),
        failure: t('Your address was not changed'),
        doneHeading: t('Your address is changed'),
        done: t('From now on you log in with {email}.', { email }),
      }
    case 'email-recovery':
      return {
        heading: t('Undo the change of address'),
        explanation: t(
          'The address of your account was changed. Undo it, and it is {email} again. Every device is then signed out, and you choose a new password.',
          { email },
        ),
        button: t('Undo the change'),
        failure: t('The change was not undone'),
        doneHeading: t('The change is undone'),
        done: t('The address of your account is {email} again, and every device is signed out.', { email }),
      }
  }
}
