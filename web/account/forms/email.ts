import { t } from '#web/language/translate.ts'
import { codeOf } from './failure.ts'

export function readEmail(form: FormData): string {
  return String(form.get('email') ?? '').trim()
}

/** What the identity service says about an address itself. */
export function refusedEmail(error: unknown): { email?: string } {
  switch (codeOf(error)) {
    case 'auth/invalid-email':
    case 'auth/invalid-new-email':
      return { email: t('This doesn’t look like an email address') }
    default:
      return {}
  }
}
