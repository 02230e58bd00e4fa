import { t } from '#web/language/translate.ts'
import type { FieldProblems } from '../fields/problem.ts'
import { codeOf } from './failure.ts'

/** The name that every field for it is sent under; a page has several, each with an id of its own. */
export const currentPasswordName = 'current_password'

export function readCurrentPassword(form: FormData): string {
  return String(form.get(currentPasswordName) ?? '')
}

/** What keeps it from being sent. */
export function currentPasswordProblem(password: string, fieldId: string): FieldProblems {
  return password === '' ? { [fieldId]: t('Enter your current password') } : {}
}

/** What the identity service says about it. */
export function refusedCurrentPassword(error: unknown, fieldId: string): FieldProblems {
  switch (codeOf(error)) {
    case 'auth/invalid-credential':
    // From a service that does not hide which addresses have an account.
    case 'auth/wrong-password':
      return { [fieldId]: t('That is not your current password.') }
    default:
      return {}
  }
}
