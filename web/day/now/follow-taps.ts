import { currentTap, onTap } from '#web/saved/tap-temple.ts'

/** What says it is loaded with the first tap; if it doesn't come, the button alone tells of it. */
export function followTaps(): void {
  onTap(() => {
    const tap = currentTap()
    if (tap) import('./say-tap.ts').then(({ sayTap }) => sayTap(tap)).catch(() => {})
  })
}
