import { t } from '#web/language/translate.ts'
import type { FieldParser } from './parse.ts'
import { codeOf, type FieldProblems } from './problem.ts'

/** A password being chosen, entered twice because it cannot be read while it is typed. */
export const newPassword: { password: FieldParser; confirm_password: FieldParser } = {
  password: (text) => (text === '' ? { problem: t('Choose a password') } : { value: text }),
  confirm_password(text, form) {
    if (text === '') return { problem: t('Enter the password once more') }
    return text === form.get('password') ? { value: text } : { problem: t('The two passwords don’t match') }
  },
}

/** What the identity service says about the password itself. It decides what is good enough. */
export function refusedPassword(error: unknown): FieldProblems {
  switch (codeOf(error)) {
    case 'auth/weak-password':
      return { password: weaknessText(String(error)) }
    case 'auth/password-does-not-meet-requirements':
      return { password: requirementsText(String(error)) }
    default:
      return {}
  }
}

/** The reason stands only in the service's message; the first one is Firebase's too, the others our own service's. */
function weaknessText(message: string): string {
  const [, least] = /at least (\d+) characters/.exec(message) ?? []
  if (least) return t('Choose a password of {least} characters or more', { least })
  if (message.includes('most common'))
    return t('Many people use this password. Choose one that’s harder to guess')
  if (message.includes('e-mail address')) return t('Your password can’t be just your email address')
  return t('Choose a password that’s harder to guess')
}

/** A hosted project may ask for certain characters, and lists what is missing between brackets. */
function requirementsText(message: string): string {
  if (message.includes('at most')) return t('Choose a shorter password')
  const [, missing] = /\[(.+)\]/.exec(message) ?? []
  return missing ?? t('Choose another password')
}
