import { useEffect, useSyncExternalStore } from 'react'
import type { Entries } from '#visits/entry.ts'
import { shownCopy } from './kept.ts'
import { nowStored, onStored, readKept, type Stored } from './store.ts'

type Visits = {
  state: Stored['state']
  entries: Entries
}

const loading: Visits = { state: 'loading', entries: {} }
const prerendered: Stored = { state: 'loading' }

/** What the visitor keeps, on this device or in the account; changed by `write`. */
export function useVisits(): Visits {
  const stored = useSyncExternalStore(onStored, nowStored, () => prerendered)
  useEffect(() => void readKept(), [])
  return stored.state === 'loading'
    ? loading
    : { state: stored.state, entries: shownCopy(stored.kept).entries }
}
