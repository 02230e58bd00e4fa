import { useSyncExternalStore } from 'react'
import { keepLocally, readLocally } from '../device/local-storage.ts'
import { type DayInHand, markDayCount, mirroredDay, mirrorKey, words } from './day-mirror.ts'

/** Apart from the rest, which every tab writes: one that has not heard that taps are stored must not bring them back. */
export const tapsKey = 'my-day-taps'

const none: DayInHand = { id: null, temples: [], taps: [], favourites: [] }

let day: DayInHand | undefined
const listeners = new Set<() => void>()

export function dayInHand(): DayInHand {
  day ??= readDay()
  return day
}

export function useDayInHand(): DayInHand {
  return useSyncExternalStore(follow, dayInHand, () => none)
}

export function setDay(next: DayInHand): void {
  const { id, temples, taps, favourites } = next
  if (taps !== dayInHand().taps) keepLocally(tapsKey, taps.join(' '))
  const lines = [id ?? '', temples.join(' '), '', favourites.join(' ')].join('\n')
  keepLocally(mirrorKey, lines.trim() && lines)
  show(next)
}

/** Earlier versions kept taps beside the rest. */
function readDay(): DayInHand {
  const mirrored = mirroredDay()
  const taps = readLocally(tapsKey)
  return { ...mirrored, taps: taps ? words(taps) : mirrored.taps }
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
  if (key?.startsWith(mirrorKey) ?? true) show(readDay())
}

/** The browser has kept this page while the reader was on another one. */
function readAgain({ persisted }: PageTransitionEvent): void {
  if (persisted) show(readDay())
}
