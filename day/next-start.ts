import { minutesPerDay } from '#guide/opening-hours/india-time.ts'
import type { DaySettings } from './entries/values.ts'
import { dayAfter, morning } from './frame.ts'
import type { DayFrame } from './plan/day-frame.ts'
import { latestStart } from './plan/latest-start.ts'
import { lunchOf } from './plan/lunch.ts'
import type { PlannedTemple } from './plan/planned-temple.ts'
import { worksOut } from './plan/works-out.ts'

/** When to leave if the reader has not said: in time for the first door, and tomorrow if nothing fits today any more. */
export function startingInTime(
  frame: DayFrame,
  { date, lunchMinutes }: DaySettings,
  temples: readonly PlannedTemple[],
): DayFrame {
  const leavingAt = (leavesAt: number, day: DayFrame): DayFrame => ({
    ...day,
    leavesAt,
    lunchMinutes: lunchOf(lunchMinutes, leavesAt),
  })
  const begins =
    date === null && isTooLate(frame, temples)
      ? leavingAt(morning, { ...frame, date: dayAfter(frame.date) })
      : frame
  return leavingAt(latestStart(begins, temples), begins)
}

export function isTooLate(frame: DayFrame, temples: readonly PlannedTemple[]): boolean {
  const backBy = Math.max(frame.backBy, minutesPerDay)
  const untilMidnight = { ...frame, backBy, mostRoadMetres: Number.POSITIVE_INFINITY }
  return !temples.some((temple) => worksOut(untilMidnight, [temple]))
}
