import { dateAfter, minutesPerDay } from '#guide/opening-hours/india-time.ts'
import { canBeKept, maySee } from './advice/works-out.ts'
import type { DaySettings } from './entries/values.ts'
import { freedomOf, morning } from './frame.ts'
import type { DayFrame } from './plan/day-frame.ts'
import type { DayTemple } from './plan/day-temple.ts'
import { latestStart, leavingAt, startForTicket } from './plan/start-of-day.ts'

/**
 * When to leave if the reader has not said: in time for the ticket, and tomorrow if nothing fits today any more. It begins
 * as `late` as it can in this order; in another it may have to begin sooner.
 */
export function startingInTime(
  frame: DayFrame,
  settings: DaySettings,
  temples: readonly DayTemple[],
  now: Date,
): { soon: DayFrame; late: DayFrame } {
  const begins = isOverToday(frame, settings, temples, now)
    ? leavingAt(morning, { ...frame, date: dateAfter(frame.date, 1) }, settings)
    : frame
  const freedom = freedomOf(settings, begins.date, now)
  const soon = leavingAt(startForTicket(begins, temples, freedom), begins, settings)
  return { soon, late: leavingAt(latestStart(soon, temples, freedom), begins, settings) }
}

export function isOverToday(
  frame: DayFrame,
  settings: DaySettings,
  temples: readonly DayTemple[],
  now: Date,
): boolean {
  if (settings.date !== null || settings.leavesAt !== null) return false
  const { earliest } = freedomOf(settings, frame.date, now)
  return isTooLate(leavingAt(earliest, frame, settings), temples)
}

export function isTooLate(frame: DayFrame, temples: readonly DayTemple[]): boolean {
  const evening = untilMidnight(frame)
  return !temples.some((temple) => canBeKept(evening, [temple]))
}

export function areAllShut(frame: DayFrame, temples: readonly DayTemple[]): boolean {
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
