import type { Tap } from './mirror-format.ts'

// What devices stored before 1.0.0, which may go on 1 December 2027: nobody who comes once a year is left out.

/** Taps stood among the lines of the mirror, and had no sign. */
export function signedTaps(
  taps: readonly string[],
  amongLines: readonly string[],
  temples: readonly string[],
): Tap[] {
  return (taps.length > 0 ? taps : amongLines).map(
    (tap): Tap => (/^[+-]/.test(tap) ? (tap as Tap) : `${temples.includes(tap) ? '+' : '-'}${tap}`),
  )
}
