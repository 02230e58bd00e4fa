import { t } from '#web/language/translate.ts'
import type { FieldProblems } from '../fields/problem.ts'
import { readEmail, refusedEmail } from './email.ts'
import { type NewPassword, newPasswordProblems, readNewPassword, refusedPassword } from './new-password.ts'

export type Registration = NewPassword & { email: string }
export type RegistrationField = 'email' | 'password' | 'confirm_password'

export function readRegistration(form: FormData): Registration {
  return { email: readEmail(form), ...readNewPassword(form) }
}

/** What keeps a registration from being sent, by field: all three are required and the passwords equal. */
export function registrationProblems(registration: Registration): FieldProblems<RegistrationField> {
  return {
    ...(registration.email === '' && { email: t('Enter your email') }),
    ...newPasswordProblems(registration),
  }
}

/** What the identity service says about the input itself; it says nothing about other people's accounts. */
export function refusedField(error: unknown): FieldProblems<RegistrationField> {
  return { ...refusedEmail(error), ...refusedPassword(error) }
}
