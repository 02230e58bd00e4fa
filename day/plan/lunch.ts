import type { DayFrame } from './day-frame.ts'

/** The longest that a day may ask for. */
export const mostLunchMinutes = 180

/** Lunch begins between these, or there is none. */
export const lunchFrom = 11 * 60 + 30
export const lunchUntil = 14 * 60 + 30

/** In minutes. A shorter one is reckoned with, but not shown. */
export const shortestLunch = 20

/** When most people have it. */
export const usualLunch = 13 * 60

/** Whoever leaves at this time or later has eaten. */
const hasEatenFrom = 13 * 60 + 30

/**
 * How long lunch takes on a day that begins at this time. Shortly before `hasEatenFrom` only the time until then is
 * left for it, so that nobody gains anything by leaving at `hasEatenFrom` instead.
 */
export function lunchOf(wantedMinutes: number, leavesAt: number): number {
  return Math.min(wantedMinutes, Math.max(0, hasEatenFrom - leavesAt))
}

/** Whether the reader wants lunch and can still begin it in time. */
export function isLunchDue({ leavesAt, lunchMinutes }: DayFrame): boolean {
  return lunchMinutes > 0 && leavesAt <= lunchUntil
}

export type Lunch = { from: number; until: number }

/** Lunch on arrival, or on the way if that would be too late. The drive has to begin by `lunchUntil`. */
export function lunchOnDrive(arrivesAt: number, minutes: number): Lunch {
  const from = Math.min(Math.max(arrivesAt, lunchFrom), lunchUntil)
  return { from, until: from + minutes }
}
