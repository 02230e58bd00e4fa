import type { DayFrame, PlannedTemple } from './plan.ts'
import { needsDayOfItsOwn } from './visit-length.ts'

/** Whoever leaves later has already eaten. */
const lastDepartureHungry = 13 * 60 + 30

export const lunchFrom = 11 * 60 + 30

/** No visit begins later without lunch. */
export const lastVisitHungry = 14 * 60 + 30

/** Whoever is back by then eats there. */
export const lastReturnHungry = 15 * 60 + 30

/** At Tirumala, people who queue all day are fed. */
export function isLunchDue({ leavesAt, lunchMinutes, ticket }: DayFrame, temples: readonly PlannedTemple[]) {
  return (
    lunchMinutes > 0 &&
    leavesAt <= lastDepartureHungry &&
    !temples.some((temple) => needsDayOfItsOwn(temple, ticket))
  )
}
