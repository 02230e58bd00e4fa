/**
 * Hybrid logical clocks, https://cse.buffalo.edu/tech-reports/2014-04.pdf: close to the device's own time, but always
 * later than anything the device has seen, however wrong its time is. Written so that they sort as text:
 * milliseconds since 1970 (9 digits in base 36), a counter (3) and the device.
 */
export type Clock = string

/** Up to 2148. */
export const clockPattern = /^[01][0-9a-z]{8}-[0-9a-z]{3}-[0-9a-z]{8}$/

const lastMs = 2 * 36 ** 8 - 1
const lastCount = 36 ** 3 - 1

/** A device's own time counts up to here. Any earlier year may be wrong, too: the server tells, not the device. */
const lastOwnMs = Date.UTC(2100, 0)

/** How far ahead of the right time a device may be: a day, as where it was set by hand in another time zone. */
const mostAheadMs = 24 * 60 * 60 * 1000

/** How far the clocks of two processes may differ. */
const skewMs = 60_000

/**
 * Whether only a device whose time is wrong can have written this by now, or somebody who wants that nothing is later.
 * The server refuses it. What it takes is soon overtaken, so no clock can keep an account from changing.
 */
export function isAhead(clock: Clock, now: Date): boolean {
  return msOf(clock) > now.getTime() + mostAheadMs
}

/** Whether the clock of an entry that is kept already has to be replaced: every process would refuse it. */
export function isFarAhead(clock: Clock, now: Date): boolean {
  return msOf(clock) > now.getTime() + mostAheadMs + skewMs
}

/**
 * A clock later than `latest`, the latest that this device has seen or written; empty if there is none. After the last
 * of all it is the last again, which the server replaces.
 */
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
