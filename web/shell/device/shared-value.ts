import { useSyncExternalStore } from 'react'

/** A value outside of React, which shows it as it changes; prerendered pages show it as it was at first. */
export function sharedValue<Value>(first: Value) {
  let value = first
  const listeners = new Set<() => void>()
  const now = () => value
  const follow = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    now,
    set(next: Value) {
      value = next
      for (const listener of listeners) listener()
    },
    follow,
    useValue: () => useSyncExternalStore(follow, now, () => first),
  }
}
