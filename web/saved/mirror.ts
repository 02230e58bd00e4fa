import { useSyncExternalStore } from 'react'
import { keepLocally, readLocally } from '../device/local-storage.ts'
import { type Mirror, markDayCount, mirrorKey, readMirror, words } from './mirror-format.ts'

/**
 * Apart from the rest, which every tab writes: one that has not heard of a tap must not undo it, and one that has not
 * heard that taps are stored must not bring them back. Each is a temple after "+" or "-".
 */
export const tapsKey = 'my-day-taps'

const none: Mirror = { id: null, temples: [], taps: [], favourites: [] }

let day: Mirror | undefined
const listeners = new Set<() => void>()

export function currentMirror(): Mirror {
  day ??= readDay()
  return day
}

export function useMirror(): Mirror {
  return useSyncExternalStore(follow, currentMirror, () => none)
}

export function setMirror(next: Mirror): void {
  const { id, temples, taps, favourites } = next
  if (taps !== currentMirror().taps) {
    keepLocally(tapsKey, taps.map((tap) => `${temples.includes(tap) ? '+' : '-'}${tap}`).join(' '))
  }
  const lines = [id ?? '', temples.join(' '), '', favourites.join(' ')].join('\n')
  keepLocally(mirrorKey, lines.trim() && lines)
  show(next)
}

/** Earlier versions kept taps beside the rest, and without a sign. */
function readDay(): Mirror {
  const mirrored = readMirror()
  const signs = tapsNow()
  if (signs.length === 0) return mirrored
  const left = mirrored.temples.filter((temple) => !signs.includes(`-${temple}`))
  const added = signs.flatMap((tap) => (tap[0] === '+' ? tap.slice(1) : []))
  return {
    ...mirrored,
    temples: [...new Set([...left, ...added])],
    taps: signs.map((tap) => tap.replace(/^[+-]/, '')),
  }
}

/** Of all tabs, as far as they have been heard. */
function tapsNow(): string[] {
  return words(readLocally(tapsKey) ?? '')
}

/** Forgets taps that have been stored, but for a temple tapped again in the meantime, here or in another tab. */
export function forgetTaps({ temples, taps }: Mirror): void {
  const now = currentMirror()
  const others = tapsNow()
  const isStored = (temple: string) => {
    const isAdded = temples.includes(temple)
    const opposite = `${isAdded ? '-' : '+'}${temple}`
    return taps.includes(temple) && isAdded === now.temples.includes(temple) && !others.includes(opposite)
  }
  const left = now.taps.filter((temple) => !isStored(temple))
  if (left.length < now.taps.length) setMirror({ ...now, taps: left })
}

function show(next: Mirror): void {
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
