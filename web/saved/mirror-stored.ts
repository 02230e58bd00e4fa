import { keepLocally } from '../device/local-storage.ts'
import { currentMirror, setMirror } from './mirror.ts'
import { mirrorKey } from './mirror-format.ts'

/** Shows a day as stored, with the taps that are not stored yet, and the favourites, if they may have changed. */
export function mirrorDay(
  id: string | null,
  temples: readonly string[],
  favourites = currentMirror().favourites,
): void {
  const { temples: shown, taps } = currentMirror()
  const stored = temples.filter((temple) => !taps.includes(temple) || shown.includes(temple))
  const tapped = taps.filter((temple) => shown.includes(temple) && !temples.includes(temple))
  setMirror({ id, temples: [...stored, ...tapped], taps, favourites })
}

/** If nothing is stored, the mirror would promise a day that is gone. */
export function forgetMirror(): void {
  keepLocally(mirrorKey, '')
}
