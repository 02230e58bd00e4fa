import { message, t } from '#web/language/translate.ts'

/** The problem with each field, by name. */
export type FieldProblems = Partial<Record<string, string>>

/** Why a form failed. */
export type FormProblem = {
  /** What did not happen. */
  message: string
  /** The reason, unless it would reveal something. */
  hint?: string | undefined
  fields: FieldProblems
}

type Hint = 'offline' | 'unreachable' | 'tooManyTries'

const hintTexts: Record<Hint, string> = {
  offline: message('You seem to be offline. Nothing was sent. Try again when you have a signal.'),
  unreachable: message('We couldn’t reach our server. Try again in a moment.'),
  tooManyTries: message('Too many tries. Wait a few minutes.'),
}

export function problemOf(message: string, error: unknown): FormProblem {
  const hint = hintFor(error, navigator.onLine)
  return { message, hint: hint && t(hintTexts[hint]), fields: {} }
}

/**
 * The reason that our own service puts in brackets in an error message, such as `COMMON_PASSWORD`; the SDK passes it
 * on.
 */
export function reasonOf(error: unknown): string | undefined {
  return /\[([A-Z_]+)\]/.exec(String(error))?.[1]
}

export function hintFor(error: unknown, online: boolean): Hint | undefined {
  const code = codeOf(error)
  if (code === 'auth/too-many-requests') return 'tooManyTries'
  // No code: the SDK or its configuration could not be loaded.
  if (code === undefined || code === 'auth/network-request-failed') return online ? 'unreachable' : 'offline'
  return undefined
}

/** The SDK's error code, such as `auth/network-request-failed`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
