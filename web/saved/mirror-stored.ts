import { keepLocally } from '#web/shell/device/local-storage.ts'
import { currentMirror, readTaps, setMirror, withTaps } from './mirror.ts'
import type { Tap } from './mirror-format.ts'
import { mirrorKey } from './mirror-format.ts'

export function mirrorDay(
  id: string | null,
  temples: readonly string[],
  favourites = currentMirror().favourites,
): void {
  const { taps } = currentMirror()
  setMirror({ id, temples: withTaps(temples, taps), taps, favourites })
}

/** A temple tapped again in the meantime, here or in another tab, keeps its new tap. */
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
