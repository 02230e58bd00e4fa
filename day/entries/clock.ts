// Hybrid logical clocks, https://cse.buffalo.edu/tech-reports/2014-04.pdf: milliseconds since 1970 in base 36, a counter
// and the device. They sort as text.

export type Clock = string

export const clockPattern = /^[01][0-9a-z]{8}-[0-9a-z]{3}-[0-9a-z]{8}$/

const lastMs = 2 * 36 ** 8 - 1
const lastCount = 36 ** 3 - 1

const lastOwnMs = Date.UTC(2100, 0)

/** A device may be a day ahead, as where its time was set by hand in another time zone. */
const mostAheadMs = 24 * 60 * 60 * 1000

const skewMs = 60_000

/** The server refuses it: nobody may write what nothing later can overtake. */
export function isAhead(clock: Clock, now: Date): boolean {
  return msOf(clock) > now.getTime() + mostAheadMs
}

/** Every process would refuse it, so it has to be replaced where it is stored. */
export function isFarAhead(clock: Clock, now: Date): boolean {
  return msOf(clock) > now.getTime() + mostAheadMs + skewMs
}

export function nextClock(latest: Clock | '', now: Date, device: string): Clock {
  // Some phones start before 1970, and an invalid date is no number.
  const ownMs = Math.min(Math.max(now.getTime() || 0, 0), lastOwnMs)
  if (latest === '') return clock(ownMs, 0, device)
  const seenMs = msOf(latest)
  if (ownMs > seenMs) return clock(ownMs, 0, device)
  const counted = Number.parseInt(latest.split('-')[1] ?? '', 36) + 1
  if (counted <= lastCount) return clock(seenMs, counted, device)
  return seenMs < lastMs ? clock(seenMs + 1, 0, device) : clock(lastMs, lastCount, device)
}

export function latestClock(clocks: Iterable<Clock>): Clock | '' {
  let latest = ''
  for (const one of clocks) if (one > latest) latest = one
  return latest
}

function msOf(clock: Clock): number {
  return Number.parseInt(clock, 36)
}

function clock(ms: number, count: number, device: string): Clock {
  return [ms.toString(36).padStart(9, '0'), count.toString(36).padStart(3, '0'), device].join('-')
}
