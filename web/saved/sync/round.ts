import type { ServerAnswer } from './server-copy.ts'
import type { SyncState } from './sync-state.ts'

/** How far a round has come: what it asks next follows from it. */
export type Progress = {
  attempts: number
  /** The keys that the server refuses. */
  invalid: readonly string[]
  /** Whether the account's copy is read before anything is sent. */
  readsFirst: boolean
  needsFreshToken: boolean
}

export type Outcome = { state: SyncState; afterMs?: number }

export const start: Progress = { attempts: 0, invalid: [], readsFirst: false, needsFreshToken: false }

/** While other devices write, too. */
const mostAttempts = 8

/** What follows from an answer, which has been merged if it is a copy; `unsaved` is what the account still lacks. */
export function next(before: Progress, answer: ServerAnswer, unsaved: readonly string[]): Progress | Outcome {
  const { invalid } = before
  const goOn = (change: Partial<Progress>): Progress | Outcome => {
    const attempts = before.attempts + 1
    return attempts < mostAttempts
      ? { ...before, readsFirst: false, attempts, ...change }
      : { state: 'later' }
  }
  switch (answer.kind) {
    case 'copy':
      return unsaved.every((key) => invalid.includes(key)) ? finished(invalid) : goOn({})
    case 'unchanged':
      return finished(invalid)
    case 'outdated':
      return goOn({ readsFirst: true })
    case 'signInNeeded':
      // The session may have ended; the provider tells.
      return before.needsFreshToken ? { state: 'later' } : goOn({ needsFreshToken: true })
    case 'invalid':
      if (answer.keys.every((key) => invalid.includes(key))) return { state: 'tooMuch' }
      // The others are not kept waiting.
      return goOn({ invalid: [...invalid, ...answer.keys] })
    case 'tooMuch':
      return { state: 'tooMuch' }
    case 'later':
      return { state: 'later', afterMs: answer.afterMs }
  }
}

/** To the reader it is the same whether the account takes no more at all, or just not these entries. */
function finished(invalid: readonly string[]): Outcome {
  return { state: invalid.length > 0 ? 'tooMuch' : 'done' }
}
