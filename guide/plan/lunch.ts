import type { DayFrame } from './day-frame.ts'

/** The longest that a day may ask for. */
export const mostLunchMinutes = 180

/** Whoever leaves later has already eaten. */
const lastDepartureHungry = 13 * 60 + 30

export const lunchFrom = 11 * 60 + 30

/** No visit begins later without lunch. */
export const lastVisitHungry = 14 * 60 + 30

/** Whoever is back by then eats there. */
export const lastReturnHungry = 15 * 60 + 30

/** Whether a day's hours include lunch. Callers except whoever queues all day at Tirumala, where people are fed. */
export function hasLunch({ leavesAt, lunchMinutes }: DayFrame): boolean {
  return lunchMinutes > 0 && leavesAt <= lastDepartureHungry
}
