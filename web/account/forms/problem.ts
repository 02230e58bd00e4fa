import { message, t } from '#web/language/translate.ts'

export type FieldProblems = Partial<Record<string, string>>

export type FormProblem = {
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

/** Our own service puts a reason in brackets, such as `COMMON_PASSWORD`, which the SDK passes on. */
export function reasonOf(error: unknown): string | undefined {
  return /\[([A-Z_]+)\]/.exec(String(error))?.[1]
}

export function hintFor(error: unknown, online: boolean): Hint | undefined {
  const code = codeOf(error)
  if (code === 'auth/too-many-requests') return 'tooManyTries'
  // Errors without a code come from loading the SDK or its configuration.
  if (code === undefined || code === 'auth/network-request-failed') return online ? 'unreachable' : 'offline'
  return undefined
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
