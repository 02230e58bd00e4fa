import { codeOf } from './failure.ts'

export function readEmail(form: FormData): string {
  return String(form.get('email') ?? '').trim()
}

/** What the identity service says about an address itself. */
export function refusedEmail(error: unknown): { email?: string } {
  return codeOf(error) === 'auth/invalid-email' ? { email: 'This does not look like an email address' } : {}
}
