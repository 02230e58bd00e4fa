import { straightLineMetres } from '#guide/distance.ts'
import type { Coordinates } from '#guide/schema.ts'
import { sharedValue } from '#web/shell/device/shared-value.ts'

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

const position = sharedValue<Position>(unasked)

export const usePosition = position.useValue

export function isPositionKnown(): boolean {
  return position.now().state === 'known'
}

/** Only call this for a tap, because the browser asks the reader. */
export function askForPosition(onFound = () => {}): void {
  let shown: Position = { state: 'asking' }
  const answer = (next: Position) => {
    if (position.now() !== shown) return
    shown = next
    position.set(next)
    if (next.state === 'known') onFound()
  }
  position.set(shown)
  try {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer(positionFrom(coords)),
      ({ code }) => answer({ state: failures[code] ?? 'unavailable' }),
      { timeout: longestMs },
    )
    // The timeout of browsers starts with the consent, which may never come. A later answer still counts.
    setTimeout(() => {
      if (position.now().state === 'asking') answer({ state: 'late' })
    }, longestMs + 5000)
  } catch {
    // Whatever the types say, old browsers lack geolocation.
    answer({ state: 'unavailable' })
  }
}

const longestMs = 15_000

export function forgetPosition(): void {
  position.set(unasked)
}

export function dismissProblem(): void {
  const { state } = position.now()
  if (state !== 'asking' && state !== 'known') forgetPosition()
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
