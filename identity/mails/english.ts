import type { Wording } from './wording.ts'

export const english: Wording = {
  account: 'Account',
  newAddress: 'New e-mail address',
  oldAddress: 'Old e-mail address',
  validFor: 'The link works for',
  hour: 'hour',
  hours: 'hours',
  day: 'day',
  days: 'days',
  withoutButton: 'If the button does not work, copy this link and open it in your browser:',
  passwordReset: {
    subject: 'Choose a new password for Travel Visit',
    why: 'You get this mail because somebody, most likely you, asked for a new password for this account.',
    action: 'To choose a new password, open this page:',
    button: 'Choose a new password',
    otherwise: 'If you did not ask for it, you need not do anything. Your password stays as it is.',
  },
  verifyEmail: {
    subject: 'Confirm your e-mail address for Travel Visit',
    why: 'You get this mail because this e-mail address was given for an account at Travel Visit.',
    action: 'To confirm that the address is yours, open this page:',
    button: 'Confirm the address',
    otherwise: 'If it was not you, you need not do anything.',
  },
  verifyAndChangeEmail: {
    subject: 'Confirm your new e-mail address for Travel Visit',
    why: 'You get this mail because somebody, most likely you, wants to use this e-mail address for an account at Travel Visit from now on.',
    action: 'To confirm that the address is yours, open this page:',
    button: 'Confirm the new address',
    otherwise:
      'If you did not ask for it, you need not do anything. Nothing changes until the address is confirmed.',
  },
  recoverEmail: {
    subject: 'Your e-mail address at Travel Visit was changed',
    why: 'You get this mail because the e-mail address of your account was changed.',
    action: 'If it was not you, undo the change on this page, and choose a new password afterwards:',
    button: 'Undo the change',
    otherwise: 'If you changed it yourself, you need not do anything.',
  },
  passwordChanged: {
    subject: 'Your password at Travel Visit was changed',
    why: 'You get this mail because the password of your account was changed.',
    action: 'If it was not you, choose a new password on this page at once:',
    button: 'Choose a new password',
    otherwise: 'If you changed it yourself, you need not do anything.',
  },
  emailChangeUndone: {
    subject: 'The change of your e-mail address at Travel Visit was undone',
    why: 'You get this mail because somebody used the link that was mailed to the earlier e-mail address of this account. The account has that address again.',
    action:
      'You can no longer log in with this address, nor with the old password. Choose a new password for the earlier address on this page:',
    button: 'Choose a new password',
    otherwise:
      'If the earlier address is yours and it was not you, choose a new password for that mailbox at once, and for this account afterwards.',
  },
  accountDeleted: {
    subject: 'Your account at Travel Visit was deleted',
    why: 'You get this mail because the account with this e-mail address was deleted, with everything in it.',
    action:
      'If it was not you, somebody knows your password: change it wherever else you use it. You can register again on this page:',
    button: 'Register',
    otherwise: 'If you deleted it yourself, you need not do anything.',
  },
}
