import { codeOf } from '#web/account/session/error-code.ts'
import { t } from '#web/language/translate.ts'
import type { FieldParser } from './parse.ts'
import type { FieldProblems } from './problem.ts'

export const currentPassword: FieldParser = (text) =>
  text === '' ? { problem: t('Enter your current password') } : { value: text }

export function refusedCurrentPassword(error: unknown): FieldProblems {
  switch (codeOf(error)) {
    case 'auth/invalid-credential':
    // Sent by services that reveal which addresses have an account.
    case 'auth/wrong-password':
      return { current_password: t('That isn’t your current password.') }
    default:
      return {}
  }
}
