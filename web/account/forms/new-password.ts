import { canonicalPassword } from '#text/canonical-password.ts'
import { codeOf } from '#web/account/session/error-code.ts'
import { message, t } from '#web/language/translate.ts'
import type { FieldParser } from './parse.ts'
import { type Failure, type FieldProblems, reasonOf } from './problem.ts'

/** The default of identity/settings.ts, used until the identity service has told its own. */
export const usualLeastLength = 8

export const leastLengthField = 'least_length'

export const newPassword: { password: FieldParser; confirm_password: FieldParser } = {
  password(text, form) {
    if (text === '') return { problem: t('Choose a password') }
    const least = Number(form.get(leastLengthField) ?? 0)
    return [...canonicalPassword(text)].length < least ? { problem: tooShortText(least) } : { value: text }
  },
  confirm_password(text, form) {
    if (text === '') return { problem: t('Enter the password again') }
    const first = String(form.get('password') ?? '')
    return canonicalPassword(text) === canonicalPassword(first)
      ? { value: text }
      : { problem: t('The two passwords don’t match') }
  },
}

/** Keys are the reasons of identity/credentials/new-password.ts. */
export const reasonTexts: Record<string, string> = {
  PASSWORD_TOO_LONG: message('Choose a shorter password'),
  COMMON_PASSWORD: message('Many people use this password. Choose one that’s harder to guess'),
  PASSWORD_LIKE_EMAIL: message('Your password can’t be just your email address'),
}

export function passwordFailure(): Failure {
  return { failure: t('Your password wasn’t changed'), unanswered: t('Your password may have been changed') }
}

export function refusedPassword(error: unknown): FieldProblems {
  const text = refusalText(error)
  return text === undefined ? {} : { password: text }
}

function refusalText(error: unknown): string | undefined {
  const reasonText = reasonTexts[reasonOf(error) ?? '']
  switch (codeOf(error)) {
    case 'auth/weak-password':
      return reasonText ? t(reasonText) : shortnessText(String(error))
    case 'auth/password-does-not-meet-requirements':
      return reasonText ? t(reasonText) : requirementsText(String(error))
    default:
      return undefined
  }
}

function shortnessText(text: string): string {
  const [least] = /\d+/.exec(text) ?? []
  return least ? tooShortText(Number(least)) : t('Choose a password that’s harder to guess')
}

function tooShortText(least: number): string {
  return t('Choose a password of {least} characters or more', { least })
}

/** A hosted project may require kinds of characters, and lists the missing ones in brackets. */
function requirementsText(text: string): string {
  return /\[([^\]]+)\]/.exec(text)?.[1] ?? t('Choose another password')
}
