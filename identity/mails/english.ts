import type { Counted, Message, Wording } from './wording.ts'

export const english: Wording = {
  account: 'Account',
  newAddress: 'New email address',
  oldAddress: 'Old email address',
  validFor: 'The link works for',
  hours: { one: '{number} hour', other: '{number} hours' },
  days: { one: '{number} day', other: '{number} days' },
  withoutButton: 'If the button doesn’t work, copy this link and open it in your browser:',
  passwordReset: {
    subject: 'Choose a new password for Travel Visit',
    why: 'You’re getting this email because someone, probably you, asked for a new password for this account.',
    action: 'To choose a new password, open this page:',
    button: 'Choose a new password',
    otherwise: 'Nothing changes until you choose a new password on that page.',
  },
  verifyEmail: {
    subject: 'Confirm your email address for Travel Visit',
    why: 'You’re getting this email because someone, probably you, used this email address for a Travel Visit account.',
    action: 'To confirm that this email address is yours, open this page:',
    button: 'Confirm email address',
    otherwise: 'If it wasn’t you, you don’t need to do anything.',
  },
  verifyAndChangeEmail: {
    subject: 'Confirm your new email address for Travel Visit',
    why: 'You’re getting this email because someone, probably you, wants to use this email address for their Travel Visit account.',
    action: 'To confirm that this email address is yours, open this page:',
    button: 'Confirm my new email address',
    otherwise:
      'If you didn’t ask for it, you don’t need to do anything. Nothing changes until the email address is confirmed.',
  },
  recoverEmail: {
    subject: 'Your email address at Travel Visit was changed',
    why: 'You’re getting this email because your account’s email address was changed.',
    action: 'If it wasn’t you, undo the change on this page, then choose a new password:',
    button: 'Undo the change',
    otherwise: 'If you changed it yourself, you don’t need to do anything.',
  },
  passwordChanged: {
    subject: 'Your password at Travel Visit was changed',
    why: 'You’re getting this email because your account’s password was changed.',
    action: 'If it wasn’t you who changed it, choose a new password on this page straight away:',
    button: 'Choose a new password',
    otherwise: 'If you changed it yourself, you don’t need to do anything.',
  },
  signedOutEverywhere: {
    subject: 'Every device was logged out of your account at Travel Visit',
    why: 'You’re getting this email because every device was logged out of your account. Your password is the same as before.',
    action: 'If it wasn’t you, choose a new password on this page straight away:',
    button: 'Choose a new password',
    otherwise: 'If you did it yourself, you don’t need to do anything.',
  },
  emailChangeUndone: {
    subject: 'The change of your email address at Travel Visit was undone',
    why: 'You’re getting this email because someone used the link that we emailed to this account’s earlier email address. The account uses that address again.',
    action:
      'You can no longer log in with this email address or with the old password. Choose a new password for the earlier address on this page:',
    button: 'Choose a new password',
    otherwise:
      'If the earlier address is yours and it wasn’t you, choose a new password for that mailbox straight away, then for this account.',
  },
  accountDeleted: {
    subject: 'Your account at Travel Visit was deleted',
    why: 'You’re getting this email because the account with this email address was deleted, with everything in it.',
    action:
      'If it wasn’t you, someone knows your password: change it wherever else you use it. You can register again on this page:',
    button: 'Register again',
    otherwise: 'If you deleted it yourself, you don’t need to do anything.',
  },
}

export const englishTexts: readonly { text: string; plural?: string }[] = Object.values(english).flatMap(
  (part: string | Counted | Message) => {
    if (typeof part === 'string') return { text: part }
    if ('one' in part) return { text: part.one, plural: part.other }
    return Object.values(part).map((text: string) => ({ text }))
  },
)
