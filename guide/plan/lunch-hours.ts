import type { DayFrame } from './plan.ts'

/** Whoever leaves later has already eaten. */
const lastDepartureHungry = 13 * 60 + 30

export const lunchFrom = 11 * 60 + 30

/** No visit begins later without lunch. */
export const lastVisitHungry = 14 * 60 + 30

/** Whoever is back by then eats there. */
export const lastReturnHungry = 15 * 60 + 30

/** Whether there is a lunch in a day's hours. Whoever queues all day at Tirumala is fed there all the same. */
export function hasLunch({ leavesAt, lunchMinutes }: DayFrame): boolean {
  return lunchMinutes > 0 && leavesAt <= lastDepartureHungry
}
