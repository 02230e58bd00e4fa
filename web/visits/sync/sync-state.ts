import { useSyncExternalStore } from 'react'

/** How the last attempt to bring the account and this device together went. */
export type SyncState = 'none' | 'saving' | 'done' | 'later' | 'tooMuch' | 'missing'

let state: SyncState = 'none'
const listeners = new Set<() => void>()

export function useSyncState(): SyncState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
    () => 'none',
  )
}

export function setSyncState(next: SyncState): void {
  state = next
  for (const listener of listeners) listener()
}
