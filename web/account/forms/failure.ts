import { message } from '#web/language/translate.ts'
/** What may be said under the one sentence that every failure gets, where it gives nothing away. */
export type Hint = 'offline' | 'unreachable' | 'too-many-tries'

/** The error's own name, such as `auth/network-request-failed`; the SDK puts it in `code`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

export function hintFor(error: unknown, online: boolean): Hint | undefined {
  const code = codeOf(error)
  if (code === 'auth/too-many-requests') return 'too-many-tries'
  // No code: the SDK itself, or where to find the accounts, could not be loaded.
  if (code === undefined || code === 'auth/network-request-failed') return online ? 'unreachable' : 'offline'
  return undefined
}

export const hintTexts: Record<Hint, string> = {
  offline: message('You seem to be offline. Nothing was sent. Try again when you have a signal.'),
  unreachable: message('We couldn’t reach our server. Try again in a moment.'),
  'too-many-tries': message('Too many tries. Wait a few minutes.'),
}
