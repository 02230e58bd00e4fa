import { useSyncExternalStore } from 'react'

/** The result of the last attempt to synchronize the account and this device. */
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
