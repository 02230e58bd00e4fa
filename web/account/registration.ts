import { codeOf } from './failure.ts'

export type Registration = { email: string; password: string; confirmPassword: string }
export type RegistrationField = 'email' | 'password' | 'confirm_password'
export type FieldProblems = Partial<Record<RegistrationField, string>>

export function readRegistration(form: FormData): Registration {
  return {
    email: String(form.get('email') ?? '').trim(),
    password: String(form.get('password') ?? ''),
    confirmPassword: String(form.get('confirm_password') ?? ''),
  }
}

export function passwordsMatch({ password, confirmPassword }: Registration): boolean {
  return password === confirmPassword
}

/** What keeps a registration from being sent, by field: all three are required and the passwords equal. */
export function registrationProblems(registration: Registration): FieldProblems {
  const { email, password, confirmPassword } = registration
  return {
    ...(email === '' && { email: 'Enter your email' }),
    ...(password === '' && { password: 'Choose a password' }),
    ...(confirmPassword === ''
      ? { confirm_password: 'Enter the password once more' }
      : !passwordsMatch(registration) && { confirm_password: 'The two passwords are not the same' }),
  }
}

/** What the identity service says about the input itself; it says nothing about other people's accounts. */
export function refusedField(error: unknown): FieldProblems {
  switch (codeOf(error)) {
    case 'auth/invalid-email':
      return { email: 'This does not look like an email address' }
    case 'auth/weak-password':
      return { password: weakPasswordText(error) }
    case 'auth/password-does-not-meet-requirements':
      return { password: 'Choose a shorter password' }
    default:
      return {}
  }
}

/** The provider decides how long is long enough, and says so inside its message. */
function weakPasswordText(error: unknown): string {
  const [, least] = /at least (\d+) characters/.exec(String(error)) ?? []
  return least ? `Choose a password of ${least} characters or more` : 'Choose a longer password'
}
