import type { TempleId } from '#guide/temple-ids.ts'
import { currentMirror, setMirror } from './mirror.ts'

/** Adds the temple to the day in hand or removes it, whichever its button offered when it was tapped. */
export function tapTemple(temple: TempleId, adds: boolean): void {
  const day = currentMirror()
  const { temples, taps } = day
  if (temples.includes(temple) === adds) return
  setMirror({
    ...day,
    temples: adds ? [...temples, temple] : temples.filter((one) => one !== temple),
    taps: [...taps.filter((one) => one !== temple), temple],
  })
  storeTaps()
}

/** Stores the taps of a page that was left, or lost its network, before they were stored. */
export function storeFormerTaps(): void {
  if (currentMirror().taps.length > 0) storeTaps()
}

/** If the script does not come, the next page tries again. */
function storeTaps(): void {
  import('./store-taps.ts').then(({ storeTaps }) => storeTaps()).catch(() => {})
}
