import { minutesPerDay } from '#guide/opening-hours/india-time.ts'
import type { DaySettings } from './entries/values.ts'
import { dayAfter, morning } from './frame.ts'
import type { DayFrame } from './plan/day-frame.ts'
import { latestStart } from './plan/latest-start.ts'
import { lunchOf } from './plan/lunch.ts'
import type { PlannedTemple } from './plan/planned-temple.ts'
import { maySee, worksOut } from './plan/works-out.ts'

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
  const evening = untilMidnight(frame)
  return !temples.some((temple) => worksOut(evening, [temple]))
}

/** Too late for even a short visit, also where the door may still be open. */
export function areAllShut(frame: DayFrame, temples: readonly PlannedTemple[]): boolean {
  const evening = untilMidnight(frame)
  return !temples.some((temple) => maySee(evening, temple))
}

function untilMidnight(frame: DayFrame): DayFrame {
  return {
    ...frame,
    backBy: Math.max(frame.backBy, minutesPerDay),
    mostRoadMetres: Number.POSITIVE_INFINITY,
  }
}
