import { useSyncExternalStore } from 'react'
import { straightLineMetres } from '#guide/distance.ts'
import type { Coordinates } from '#guide/schema.ts'

/** Kept in the memory of this document only: never stored, sent or put into an address. */
export type Position =
  | { state: 'unasked' }
  | { state: 'asking' }
  | { state: 'known'; at: Coordinates; errorMetres: number }
  | { state: 'refused' | 'unavailable' | 'late' | 'far' }

const unasked: Position = { state: 'unasked' }

const tirupati: Coordinates = { latitude: 13.63, longitude: 79.42 }
/** Farther away, nobody is on the way from temple to temple. */
const mostMetres = 150_000

/** Phones are accurate to a few metres; a device that only knows its city cannot tell what is near. */
const mostErrorMetres = 5000

let position: Position = unasked
const listeners = new Set<() => void>()

export function usePosition(): Position {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => position,
    () => unasked,
  )
}

export function isPositionKnown(): boolean {
  return position.state === 'known'
}

/** Only call this for a tap, because the browser asks the reader. */
export function askForPosition(onFound = () => {}): void {
  let shown: Position = { state: 'asking' }
  const answer = (next: Position) => {
    if (position !== shown) return
    shown = next
    setPosition(next)
    if (next.state === 'known') onFound()
  }
  setPosition(shown)
  try {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer(positionFrom(coords)),
      ({ code }) => answer({ state: failures[code] ?? 'unavailable' }),
      { timeout: longestMs },
    )
    // The timeout of browsers starts with the consent, which may never come. A later answer still counts.
    setTimeout(() => {
      if (position.state === 'asking') answer({ state: 'late' })
    }, longestMs + 5000)
  } catch {
    // Whatever the types say, old browsers lack geolocation.
    answer({ state: 'unavailable' })
  }
}

const longestMs = 15_000

export function forgetPosition(): void {
  setPosition(unasked)
}

export function dismissProblem(): void {
  if (position.state !== 'asking' && position.state !== 'known') forgetPosition()
}

function setPosition(next: Position): void {
  position = next
  for (const listener of listeners) listener()
}

function positionFrom({ latitude, longitude, accuracy }: GeolocationCoordinates): Position {
  const at = { latitude, longitude }
  if (straightLineMetres(at, tirupati) > mostMetres) return { state: 'far' }
  return accuracy > mostErrorMetres ? { state: 'unavailable' } : { state: 'known', at, errorMetres: accuracy }
}

/** Keys are the codes of https://www.w3.org/TR/geolocation/#position_error_interface. */
const failures: Readonly<Record<number, 'refused' | 'unavailable' | 'late'>> = {
  1: 'refused',
  2: 'unavailable',
  3: 'late',
}
