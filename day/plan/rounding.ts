import type { DayFrame } from './day-frame.ts'

// Planned times are good to five minutes and roads to a kilometre, and are shown so. Whether a day is in time is decided
// on what is shown.

export function toFive(minute: number): number {
  return Math.round(minute / 5) * 5
}

/** The last minute that is shown as in time. */
export function latestReturn({ backBy, reserveMinutes }: DayFrame): number {
  return Math.floor((backBy - reserveMinutes) / 5) * 5 + 2
}

/** The last metre that is shown as within the reader's kilometres. */
export function longestRoad({ mostRoadMetres }: DayFrame): number {
  return mostRoadMetres + 499
}
