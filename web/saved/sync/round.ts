import type { ServerAnswer } from './server-copy.ts'
import type { SyncState } from './sync-state.ts'

export type Progress = {
  attempts: number
  invalid: readonly string[]
  readsFirst: boolean
  needsFreshToken: boolean
}

export type Outcome = { state: SyncState; afterMs?: number }

export const start: Progress = { attempts: 0, invalid: [], readsFirst: false, needsFreshToken: false }

const mostAttempts = 8

/** An answer that is a copy has been merged before; `unsaved` is what the account lacks after that. */
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
      // If the session has ended, the identity provider refuses to give another token.
      return before.needsFreshToken ? { state: 'later' } : goOn({ needsFreshToken: true })
    case 'invalid':
      if (answer.keys.every((key) => invalid.includes(key))) return { state: 'tooMuch' }
      // Valid entries are sent without these.
      return goOn({ invalid: [...invalid, ...answer.keys] })
    case 'tooMuch':
      return { state: 'tooMuch' }
    case 'later':
      return { state: 'later', afterMs: answer.afterMs }
  }
}

function finished(invalid: readonly string[]): Outcome {
  return { state: invalid.length > 0 ? 'tooMuch' : 'done' }
}
