import { isFarAhead, latestClock, nextClock } from './clock.ts'
import type { Entries } from './entry.ts'

export const mendedHere = 'mended00'

/** Puts clocks that are far ahead right after all others, in their order, so that what is written from now on is later. */
export function mendClocks(
  entries: Entries,
  { now, device, seen = '' }: { now: Date; device: string; seen?: string },
): Entries {
  const all = Object.entries(entries)
  const ahead = all.filter(([, { clock }]) => isFarAhead(clock, now))
  if (ahead.length === 0) return entries
  const others = all.flatMap(([, { clock }]) => (isFarAhead(clock, now) ? [] : clock))
  let latest = latestClock([seen, ...others])
  const clocks = new Map<string, string>()
  for (const [key] of ahead.sort(([, one], [, other]) => (one.clock < other.clock ? -1 : 1))) {
    latest = nextClock(latest, now, device)
    clocks.set(key, latest)
  }
  return Object.fromEntries(
    all.map(([key, entry]) => [key, { ...entry, clock: clocks.get(key) ?? entry.clock }]),
  )
}
