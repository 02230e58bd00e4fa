import { codeOf } from './failure.ts'
import type { FieldProblems } from './problem.ts'

/** A password being chosen, entered twice because it cannot be read while it is typed. */
export type NewPassword = { password: string; confirmPassword: string }
export type NewPasswordField = 'password' | 'confirm_password'

export function readNewPassword(form: FormData): NewPassword {
  return {
    password: String(form.get('password') ?? ''),
    confirmPassword: String(form.get('confirm_password') ?? ''),
  }
}

export function passwordsMatch({ password, confirmPassword }: NewPassword): boolean {
  return password === confirmPassword
}

/** What keeps a new password from being sent, by field: both are required and equal, to the letter. */
export function newPasswordProblems(entered: NewPassword): FieldProblems<NewPasswordField> {
  return {
    ...(entered.password === '' && { password: 'Choose a password' }),
    ...(entered.confirmPassword === ''
      ? { confirm_password: 'Enter the password once more' }
      : !passwordsMatch(entered) && { confirm_password: 'The two passwords are not the same' }),
  }
}

/** What the identity service says about the password itself. It decides what is good enough. */
export function refusedPassword(error: unknown): FieldProblems<NewPasswordField> {
  switch (codeOf(error)) {
    case 'auth/weak-password':
      return { password: weakPasswordText(error) }
    case 'auth/password-does-not-meet-requirements':
      return { password: 'Choose a shorter password' }
    default:
      return {}
  }
}

/** The service says inside its message how long is long enough. */
function weakPasswordText(error: unknown): string {
  const [, least] = /at least (\d+) characters/.exec(String(error)) ?? []
  return least ? `Choose a password of ${least} characters or more` : 'Choose a longer password'
}
