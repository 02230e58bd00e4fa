import { codeOf } from '../forms/failure.ts'

/** `spent`: used, replaced by a newer one, too old, or never given out; nobody can tell these apart. */
export type DeadCode = 'spent' | 'account disabled'

/** Why the code of a mail can never be used, where that is what the identity service says. */
export function deadCode(error: unknown): DeadCode | undefined {
  switch (codeOf(error)) {
    case 'auth/invalid-action-code':
    case 'auth/expired-action-code':
    case 'auth/user-not-found':
      return 'spent'
    case 'auth/user-disabled':
      return 'account disabled'
    default:
      return undefined
  }
}
