import type { DayFrame, PlannedTemple } from './plan.ts'
import { needsDayOfItsOwn } from './visit-length.ts'

/** Those who set out later have eaten. */
const lastDepartureHungry = 13 * 60 + 30

export const lunchFrom = 11 * 60 + 30

/** No visit begins later without lunch. */
export const lastVisitHungry = 14 * 60 + 30

/** Those who are back by then eat there. */
export const lastReturnHungry = 15 * 60 + 30

/** Those who queue at Tirumala all day are fed there. */
export function isLunchDue({ leavesAt, lunchMinutes, ticket }: DayFrame, temples: readonly PlannedTemple[]) {
  return (
    lunchMinutes > 0 &&
    leavesAt <= lastDepartureHungry &&
    !temples.some((temple) => needsDayOfItsOwn(temple, ticket))
  )
}
