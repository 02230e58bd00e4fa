import { message, t } from '#web/language/translate.ts'

/** What is wrong with each field, by its name. */
export type FieldProblems = Partial<Record<string, string>>

/** Why a form did not do what it is for. */
export type FormProblem = {
  /** What did not happen. */
  message: string
  /** Why, where that gives nothing away. */
  hint?: string | undefined
  fields: FieldProblems
}

type Hint = 'offline' | 'unreachable' | 'too-many-tries'

const hintTexts: Record<Hint, string> = {
  offline: message('You seem to be offline. Nothing was sent. Try again when you have a signal.'),
  unreachable: message('We couldn’t reach our server. Try again in a moment.'),
  'too-many-tries': message('Too many tries. Wait a few minutes.'),
}

export function problemOf(message: string, error: unknown): FormProblem {
  const hint = hintFor(error, navigator.onLine)
  return { message, hint: hint && t(hintTexts[hint]), fields: {} }
}

/** What our own service puts between brackets in an error's text, all of which the SDK hands on: `COMMON_PASSWORD`. */
export function reasonOf(error: unknown): string | undefined {
  return /\[([A-Z_]+)\]/.exec(String(error))?.[1]
}

export function hintFor(error: unknown, online: boolean): Hint | undefined {
  const code = codeOf(error)
  if (code === 'auth/too-many-requests') return 'too-many-tries'
  // No code: the SDK itself, or where to find the accounts, could not be loaded.
  if (code === undefined || code === 'auth/network-request-failed') return online ? 'unreachable' : 'offline'
  return undefined
}

/** The error's own name, such as `auth/network-request-failed`; the SDK puts it in `code`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
