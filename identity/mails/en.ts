import { inHoursOrDays, type Wording } from './wording.ts'

export const en: Wording = {
  greeting: 'Namaste,',
  validFor: (hours) =>
    inHoursOrDays(
      hours,
      (count) => `The link works once, for ${count === 1 ? 'one hour' : `${count} hours`}.`,
      (count) => `The link works once, for ${count} days.`,
    ),
  copyLink: 'If the button does nothing, copy this address into your browser:',
  PASSWORD_RESET: {
    subject: 'Choose a new password for Travel Visit',
    reason: ({ email }) => `Somebody, probably you, asked for a new password for the account ${email}.`,
    action: 'Choose a new password',
    otherwise: 'If it was not you, do nothing. Your password stays as it is.',
  },
  VERIFY_EMAIL: {
    subject: 'Confirm your e-mail address for Travel Visit',
    reason: ({ email }) => `Please confirm that ${email} is your address.`,
    action: 'Confirm my address',
    otherwise: 'If you have no account with us, do nothing.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirm your new e-mail address for Travel Visit',
    reason: ({ email, newEmail }) =>
      `The account ${email} is to move to ${newEmail}. Nothing changes until you confirm it.`,
    action: 'Use this address from now on',
    otherwise: 'If you did not ask for this, do nothing. The account stays where it is.',
  },
  RECOVER_EMAIL: {
    subject: 'Your e-mail address for Travel Visit was changed',
    reason: ({ email }) => `Your account no longer signs in with ${email}. If you changed it, all is well.`,
    action: 'Undo the change',
    otherwise: 'If it was not you, undo it now and then choose a new password.',
  },
}
