import type { DayFrame } from './day-frame.ts'
import { drivenInOrder } from './follow-order.ts'
import type { PlannedTemple } from './planned-temple.ts'

/** A longer wait at the first door is better spent elsewhere. */
const longestFirstWait = 15

/**
 * When to leave if the reader hasn't said: at `leavesAt`, or, if that is hours before the first door opens, just early
 * enough for it. Never brings them back later.
 */
export function latestStart(frame: DayFrame, temples: readonly PlannedTemple[]): number {
  const { leavesAt } = frame
  const day = drivenInOrder(frame, temples)
  const [first] = day.stops
  if (!first) return leavesAt
  // For the gate of the hill road, too.
  const wait =
    first.beginsAt - leavesAt - first.leg.minutes - (day.lunch?.beforeStop === 0 ? frame.lunchMinutes : 0)
  if (wait <= longestFirstWait) return leavesAt
  const later = Math.floor((leavesAt + wait) / 5) * 5
  const laterDay = drivenInOrder({ ...frame, leavesAt: later }, temples)
  return laterDay.backAt <= day.backAt && laterDay.risks <= day.risks ? later : leavesAt
}
