import { keepLocally } from '../device/local-storage.ts'
import { dayInHand, setDay } from './day-in-hand.ts'
import { mirrorKey } from './day-mirror.ts'

/** Shows a day as stored, with the taps that are not stored yet, and the favourites, if they may have changed. */
export function holdDay(
  id: string | null,
  temples: readonly string[],
  favourites = dayInHand().favourites,
): void {
  const { temples: shown, taps } = dayInHand()
  const stored = temples.filter((temple) => !taps.includes(temple) || shown.includes(temple))
  const tapped = taps.filter((temple) => shown.includes(temple) && !temples.includes(temple))
  setDay({ id, temples: [...stored, ...tapped], taps, favourites })
}

/** If nothing is stored, the mirror would promise a day that is gone. */
export function forgetMirror(): void {
  keepLocally(mirrorKey, '')
}
