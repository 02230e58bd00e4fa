import { codeOf, isLost, noAnswer } from '#web/account/session/error-code.ts'
import { message, t } from '#web/language/translate.ts'

export type FieldProblems = Partial<Record<string, string>>

export type FormProblem = {
  message: string
  /** The reason, unless it would reveal something. */
  hint?: string | undefined
  fields: FieldProblems
  mayBeDone?: boolean
}

export type Failure = { failure: string; unanswered?: string }

type Hint = 'offline' | 'unreachable' | 'unanswered' | 'tooManyTries'

const hintTexts: Record<Hint, string> = {
  offline: message('You seem to be offline. Nothing was sent. Try again when you have a signal.'),
  unreachable: message('We couldn’t reach our server. Try again in a moment.'),
  unanswered: message('Our server’s answer didn’t arrive. You can safely try again.'),
  tooManyTries: message('Too many tries. Wait a few minutes.'),
}

export function problemOf(
  { failure, unanswered = failure }: Failure,
  hint: Hint | undefined,
  mayBeDone = hint === 'unanswered',
): FormProblem {
  return {
    message: mayBeDone ? unanswered : failure,
    hint: hint && t(hintTexts[hint]),
    fields: {},
    mayBeDone,
  }
}

/** Our own service puts a reason in brackets, such as `COMMON_PASSWORD`, which the SDK passes on. */
export function reasonOf(error: unknown): string | undefined {
  return /\[([A-Z_]+)\]/.exec(String(error))?.[1]
}

export function hintFor(error: unknown): Hint | undefined {
  const code = codeOf(error)
  if (code === 'auth/too-many-requests') return 'tooManyTries'
  if (code === noAnswer) return 'unanswered'
  return isLost(error) ? 'unreachable' : undefined
}
