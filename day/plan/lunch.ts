// docs/planner.md#lunch has the rules.

import type { DayFrame } from './day-frame.ts'

export const mostLunchMinutes = 180

export const lunchFrom = 11 * 60 + 30
export const lunchUntil = 14 * 60 + 30

export const shortestLunch = 20

export const usualLunch = 13 * 60

export const longestWaitForLunch = 60

const hasEatenFrom = 13 * 60 + 30

/** Only the time until `hasEatenFrom` is left for it: otherwise leaving later, then, would leave more time. */
export function lunchOf(wantedMinutes: number, leavesAt: number): number {
  return Math.min(wantedMinutes, Math.max(0, hasEatenFrom - leavesAt))
}

export function isLunchDue({ leavesAt, lunchMinutes, isOut = false }: DayFrame): boolean {
  return lunchMinutes > 0 && (leavesAt <= lunchUntil || isOut)
}

export type Lunch = { from: number; until: number }

export function isLate(lunch: Lunch | null): boolean {
  return lunch !== null && lunch.from > lunchUntil
}
