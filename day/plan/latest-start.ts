import type { DayFrame } from './day-frame.ts'
import { drivenInOrder } from './follow-order.ts'
import type { PlannedTemple } from './planned-temple.ts'

const longestFirstWait = 15

export function latestStart(frame: DayFrame, temples: readonly PlannedTemple[]): number {
  const { leavesAt } = frame
  const day = drivenInOrder(frame, temples)
  const [first] = day.stops
  if (!first) return leavesAt
  // Includes a wait at the gate of the hill road.
  const wait =
    first.beginsAt - leavesAt - first.leg.minutes - (day.lunch?.beforeStop === 0 ? frame.lunchMinutes : 0)
  if (wait <= longestFirstWait) return leavesAt
  const later = Math.floor((leavesAt + wait) / 5) * 5
  const laterDay = drivenInOrder({ ...frame, leavesAt: later }, temples)
  return laterDay.backAt <= day.backAt && laterDay.risks <= day.risks ? later : leavesAt
}
