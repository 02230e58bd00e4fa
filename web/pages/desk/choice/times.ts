import { dateInIndia, momentInIndia } from '#guide/opening-hours/india-time.ts'
import { limits } from '#today/values.ts'

const minuteMs = 60_000
const halfHourMs = 30 * minuteMs

const usualHours = [12, 18, 24, 42]

export function usualEnds(from: number): number[] {
  const date = dateInIndia(new Date(from))
  return usualHours
    .map((hour) => momentInIndia(date, hour * 60).getTime())
    .filter((end) => end - from >= halfHourMs && end - from <= limits.lastsMs)
}

export function usualEnd(from: number): number {
  const ends = usualEnds(from)
  return ends.find((end) => dateInIndia(new Date(end)) !== dateInIndia(new Date(from))) ?? from + halfHourMs
}

export function otherEnds(from: number): number[] {
  return halfHours(from, from + limits.lastsMs)
}

export function laterBeginnings(now: number): number[] {
  return halfHours(now, now + limits.aheadMs)
}

export function usualSights(now: number): number[] {
  return [0, 30, 60, 120]
    .map((minutes) => now - minutes * minuteMs)
    .map((at, index) => (index ? rounded(at) : at))
}

export function earlierSights(now: number): number[] {
  return halfHours(now - limits.seenMs, now).reverse()
}

function rounded(moment: number): number {
  const step = 5 * minuteMs
  return Math.floor(moment / step) * step
}

/** Clocks in India are half an hour off those of Greenwich, so full and half hours are the same. */
function halfHours(after: number, last: number): number[] {
  const first = Math.floor(after / halfHourMs) + 1
  return Array.from(
    { length: Math.floor(last / halfHourMs) - first + 1 },
    (_, index) => (first + index) * halfHourMs,
  )
}
