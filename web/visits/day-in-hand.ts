import { useSyncExternalStore } from 'react'
import { type DayInHand, markDayCount, mirrorDay, mirroredDay, mirrorKey } from './day-mirror.ts'

const none: DayInHand = { id: null, temples: [], taps: [], favourites: [] }

let day: DayInHand | undefined
const listeners = new Set<() => void>()

export function dayInHand(): DayInHand {
  day ??= mirroredDay()
  return day
}

export function useDayInHand(): DayInHand {
  return useSyncExternalStore(follow, dayInHand, () => none)
}

export function setDay(next: DayInHand): void {
  mirrorDay(next)
  show(next)
}

function show(next: DayInHand): void {
  day = next
  markDayCount(next)
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', readChanged)
    addEventListener('pageshow', readAgain)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', readChanged)
    removeEventListener('pageshow', readAgain)
  }
}

/** In another tab. No key: all storage was cleared. */
function readChanged({ key }: StorageEvent): void {
  if (key === null || key === mirrorKey) show(mirroredDay())
}

/** The browser has kept this page while the reader was on another one. */
function readAgain({ persisted }: PageTransitionEvent): void {
  if (persisted) show(mirroredDay())
}
