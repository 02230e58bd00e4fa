import { minutesPerDay } from '#guide/opening-hours/india-time.ts'
import type { DayFrame } from '#guide/plan/day-frame.ts'
import { drivenInOrder, isInTime } from '#guide/plan/follow-order.ts'
import { latestStart } from '#guide/plan/latest-start.ts'
import type { PlannedTemple } from '#guide/plan/planned-temple.ts'
import type { DayValue } from '#visits/entry-values.ts'
import { dayAfter, type FramedDay, morning } from './frame.ts'

/**
 * A day without a chosen start. Nobody leaves for a closed door, so it begins in time for the first one, and tomorrow
 * if nothing fits today any more.
 */
export function startingInTime(
  framed: FramedDay,
  { date, leavesAt }: DayValue,
  temples: readonly PlannedTemple[],
  seenAt: ReadonlyMap<string, unknown>,
): FramedDay {
  const { frame, minute } = framed
  const isUnderWay = temples.some(({ id }) => seenAt.has(id))
  if (leavesAt !== null || minute === null || isUnderWay || temples.length === 0) return framed
  const isTomorrow = date === null && isTooLate(frame, temples)
  const begins = isTomorrow ? { ...frame, date: dayAfter(frame.date), leavesAt: morning } : frame
  return {
    ...framed,
    frame: { ...begins, leavesAt: latestStart(begins, temples) },
    minute: isTomorrow ? null : minute,
  }
}

/** Whether none of the temples can be seen before midnight. */
export function isTooLate(frame: DayFrame, temples: readonly PlannedTemple[]): boolean {
  const untilMidnight = { ...frame, backBy: Math.max(frame.backBy, minutesPerDay) }
  return !temples.some((temple) => isInTime(untilMidnight, drivenInOrder(untilMidnight, [temple])))
}
