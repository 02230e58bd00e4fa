import { trimEnds } from '#text/trim-ends.ts'
import { codeOf } from '#web/account/session/error-code.ts'
import { t } from '#web/language/translate.ts'
import type { FieldParser } from './parse.ts'
import type { FieldProblems } from './problem.ts'

export const emailAddress: FieldParser = (text) => {
  const value = trimEnds(text)
  if (value === '') return { problem: t('Enter your email') }
  return /^[^\s@]+@[^\s@]+$/.test(value) ? { value } : { problem: notAnAddress() }
}

export function refusedEmail(error: unknown): FieldProblems {
  switch (codeOf(error)) {
    case 'auth/invalid-email':
    case 'auth/invalid-new-email':
      return { email: notAnAddress() }
    default:
      return {}
  }
}

function notAnAddress(): string {
  return t('This doesn’t look like an email address')
}
