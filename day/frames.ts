import { afterSeen, type Seen } from './after-seen.ts'
import type { DaySettings } from './entries/values.ts'
import { minuteOfDay, presentMinute } from './frame.ts'
import { startingInTime } from './next-start.ts'
import type { DayFrame } from './plan/day-frame.ts'
import type { DayTemple } from './plan/day-temple.ts'
import { limitsOf } from './plan/limits.ts'
import { leavingAt } from './plan/start-of-day.ts'
import { visitsOn } from './plan/step.ts'

type Frames = {
  /** The whole day, with the start that pages show. It may be tomorrow, if nothing fits today any more. */
  shown: DayFrame
  /** What is left of it after the temples seen. */
  left: DayFrame
  /** What is left for the planner: a day that nobody has begun may begin sooner in another order. */
  toPlan: DayFrame
}

/** `asSet` has the date and the hours of the settings, and the present as a start that nobody has set. */
export function framesFrom(
  asSet: DayFrame,
  settings: DaySettings,
  seen: readonly Seen[],
  ahead: readonly DayTemple[],
  now: Date,
): Frames {
  const temples = [...seen.map(({ temple }) => temple), ...ahead]
  const isYetToCome = minuteOn(asSet, temples, now) !== null || minuteOfDay(asSet.date, now) < 0
  if (settings.leavesAt === null && isYetToCome && seen.length === 0 && ahead.length > 0) {
    const { soon, late } = startingInTime(asSet, settings, ahead, now)
    const leftOf = (frame: DayFrame) => afterSeen(frame, settings, seen, ahead)
    return { shown: late, left: leftOf(late), toPlan: leftOf(soon) }
  }
  const begun = asBegun(asSet, settings, seen)
  const shown = temples.length > 0 ? begun : { ...begun, lunchMinutes: 0 }
  const left = afterSeen(shown, settings, seen, ahead)
  return { shown, left, toPlan: left }
}

/** A day whose start nobody has set has begun by the time of the first temple seen, and does not begin anew each minute. */
function asBegun(frame: DayFrame, settings: DaySettings, seen: readonly Seen[]): DayFrame {
  const leavesAt = seen.find(({ at }) => at !== null)?.at
  if (settings.leavesAt !== null || leavesAt == null) return frame
  return leavingAt(leavesAt, frame, settings)
}

/** The present one; null unless the day is on. It lasts for as long as its ticket takes. */
export function minuteOn(frame: DayFrame, temples: readonly DayTemple[], now: Date): number | null {
  const { latestBack } = limitsOf(frame, visitsOn(frame, temples))
  return presentMinute({ ...frame, backBy: Math.max(frame.backBy, latestBack) }, now)
}
