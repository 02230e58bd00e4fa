import { keepLocally } from '../device/local-storage.ts'
import { currentMirror, readTaps, setMirror, type Tap, withTaps } from './mirror.ts'
import { mirrorKey } from './mirror-format.ts'

/** Mirrors a day as it is stored, but for taps that are not stored yet. */
export function mirrorDay(
  id: string | null,
  temples: readonly string[],
  favourites = currentMirror().favourites,
): void {
  const { taps } = currentMirror()
  setMirror({ id, temples: withTaps(temples, taps), taps, favourites })
}

/** Forgets taps that have been stored, but for a temple tapped again in the meantime, here or in another tab. */
export function forgetTaps(stored: readonly Tap[]): void {
  const now = currentMirror()
  const others = readTaps()
  const opposite = (tap: Tap) => `${tap[0] === '+' ? '-' : '+'}${tap.slice(1)}`
  const left = now.taps.filter((tap) => !stored.includes(tap) || others.includes(opposite(tap)))
  if (left.length < now.taps.length) setMirror({ ...now, taps: left })
}

/** Where nothing can be stored, the mirror would promise the next page a day that is gone. */
export function forgetMirror(): void {
  keepLocally(mirrorKey, '')
}
