/**
 * Hybrid logical clocks, https://cse.buffalo.edu/tech-reports/2014-04.pdf: close to the device's own time, but always
 * later than anything the device has seen, however wrong its time is. Written so that they sort as text:
 * milliseconds since 1970 (9 digits in base 36), a counter (3) and the device.
 */
export type Clock = string

/** Up to 2148, so that there is always room for a later one. */
export const clockPattern = /^[01][0-9a-z]{8}-[0-9a-z]{3}-[0-9a-z]{8}$/

const lastCount = 36 ** 3 - 1

/**
 * A device's own time counts up to here; from here, 2148 is out of reach, at 46,656 entries a millisecond. Any earlier
 * year may be wrong, too, but a phone that believes it is 2090 must be able to send its entries.
 */
const lastOwnMs = Date.UTC(2100, 0)

/** A clock later than `latest`, the latest that this device has seen or written; empty if there is none. */
export function nextClock(latest: Clock | '', now: Date, device: string): Clock {
  // Some phones start before 1970, and an invalid date is no number.
  const ownMs = Math.min(Math.max(now.getTime() || 0, 0), lastOwnMs)
  if (latest === '') return clock(ownMs, 0, device)
  const [seenAt = '', count = ''] = latest.split('-')
  const seenMs = Number.parseInt(seenAt, 36)
  if (ownMs > seenMs) return clock(ownMs, 0, device)
  const counted = Number.parseInt(count, 36) + 1
  return counted > lastCount ? clock(seenMs + 1, 0, device) : clock(seenMs, counted, device)
}

export function latestClock(clocks: Iterable<Clock>): Clock | '' {
  let latest = ''
  for (const one of clocks) if (one > latest) latest = one
  return latest
}

function clock(ms: number, count: number, device: string): Clock {
  return [ms.toString(36).padStart(9, '0'), count.toString(36).padStart(3, '0'), device].join('-')
}
