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
        heading: 'Confirm your address',
        explanation: `${email} is the address of your account. Confirm that this mailbox is yours.`,
        button: 'Confirm my address',
        failure: 'Your address was not confirmed',
        doneHeading: 'Your address is confirmed',
        done: `Mails about your account go to ${email}.`,
      }
    case 'email-change':
      return {
        heading: 'Change your address',
        explanation: mailed.previousEmail
          ? `The address of your account changes from ${mailed.previousEmail} to ${email}.`
          : `The address of your account changes to ${email}.`,
        button: 'Change my address',
        failure: 'Your address was not changed',
        doneHeading: 'Your address is changed',
        done: `From now on you log in with ${email}.`,
      }
    case 'email-recovery':
      return {
        heading: 'Undo the change of address',
        explanation: `The address of your account was changed. Undo it, and it is ${email} again.`,
        button: 'Undo the change',
        failure: 'The change was not undone',
        doneHeading: 'The change is undone',
        done: `You log in with ${email} again.`,
      }
  }
}
