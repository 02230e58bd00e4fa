import { useRef } from 'react'
import { keptBefore } from '#day/change.ts'
import type { Visit } from '#day/entries/days.ts'
import type { Change } from '#day/entries/entry.ts'
import type { Edits } from '../day/use-edits.ts'

type Draft = {
  /** Replaces what was kept of the draft so far. */
  keep: (changes: readonly Change[]) => void
  /** Ends the draft, and returns what had been kept in its place. */
  end: () => Change[]
}

/** Keeps an unfinished note as if it were saved. `kept` is what was kept when the writing began. */
export function useDraft(kept: readonly Visit[], write: Edits['write']): Draft {
  const keys = useRef<ReadonlySet<string>>(new Set())
  return {
    keep: (changes) => {
      const given = new Set(changes.map(({ key }) => key))
      const back = keptBefore(kept, keys.current).filter(({ key }) => !given.has(key))
      keys.current = given
      void write(() => [...back, ...changes])
    },
    end: () => {
      const before = keptBefore(kept, keys.current)
      keys.current = new Set()
      return before
    },
  }
}
