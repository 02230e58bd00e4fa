import type { TempleId } from '#guide/temple-ids.ts'
import { currentMirror, setMirror, withTaps } from './mirror.ts'

/** `adds`: what the button offered when it was tapped. */
export function tapTemple(temple: TempleId, adds: boolean): void {
  const mirror = currentMirror()
  const { temples, taps } = mirror
  if (temples.includes(temple) === adds) return
  const tap = `${adds ? '+' : '-'}${temple}` as const
  setMirror({
    ...mirror,
    temples: withTaps(temples, [tap]),
    taps: [...taps.filter((one) => one.slice(1) !== temple), tap],
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
