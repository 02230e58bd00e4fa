import type { DayFrame } from '#day/plan/day-frame.ts'
import { drivenInOrder } from '#day/plan/drive.ts'
import { dayOfTicket } from '#day/plan/limits.ts'
import { chosenLimits, toHalfHour } from '#day/plan/rounding.ts'
import { leavingAt, startForTicket } from '#day/plan/start-of-day.ts'
import { visitsOn } from '#day/plan/step.ts'
import { appointmentAt } from '#day/plan/visit-length.ts'
import { minutesPerDay } from '#guide/opening-hours/india-time.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { bestPlan, type RestOfDay, templeIn } from './rest-of-day.ts'
import { whatToDrop } from './what-to-drop.ts'
import { worksOut } from './works-out.ts'

export type Advice = {
  leaveOut: TempleId[]
  order: TempleId[]
  backAt: number
  backBy: number | null
  leavesAt: number | null
  conflict: TempleId[]
}

/** Null if the day works as it is, or nothing would help. The order changes only if that alone is enough. */
export function adviceFor(rest: RestOfDay): Advice | null {
  if (rest.temples.length === 0 || worksOut(rest.frame, rest.temples)) return null
  const early = inTimeForTicket(rest)
  if (!early) return adviceInHours(rest)
  return { ...(adviceInHours(early) ?? asItIs(early)), leavesAt: early.frame.leavesAt }
}

/** The same day from an earlier start, if only that saves the ticket and the reader can still leave then. */
function inTimeForTicket(rest: RestOfDay): RestOfDay | null {
  const { frame, temples, freedom } = rest
  const isMissed = ({ leavesAt }: DayFrame) => {
    const visits = visitsOn({ ...frame, leavesAt }, temples)
    return visits.some(({ door }) => door.appointment) && !dayOfTicket({ ...frame, leavesAt }, visits)
  }
  if (!freedom || !isMissed(frame)) return null
  const leavesAt = startForTicket(frame, temples, freedom)
  const early = leavingAt(leavesAt, frame, freedom)
  return isMissed(early) ? null : { ...rest, frame: early }
}

function adviceInHours(rest: RestOfDay): Advice | null {
  const { frame, temples, wishes } = rest
  const leaveOut = whatToDrop(frame, temples, wishes)
  if (leaveOut.length === 0) {
    const advice = asItIs(rest)
    return advice.backBy === null ? null : advice
  }
  const { timeline, leftOut, ...plan } = bestPlan(rest)
  const isRoad = plan.conflict.length > 0 && bestPlan(withoutLimit(rest)).conflict.length === 0
  const conflict = isRoad ? [] : plan.conflict
  if (leftOut.length === 0)
    return {
      ...asItIs({ ...rest, temples: timeline.stops.map(({ temple }) => templeIn(rest, temple)) }),
      conflict,
    }
  const without = (left: readonly TempleId[], backBy = frame.backBy): Advice => {
    const kept = { ...rest, temples: temples.filter(({ id }) => !left.includes(id)) }
    return { ...asItIs(kept, backBy), leaveOut: [...left], conflict }
  }
  if (!losesThePoint(rest, leaveOut)) return without(leaveOut)
  const untilMidnight = whatToDrop({ ...frame, backBy: minutesPerDay }, temples, wishes)
  if (!losesThePoint(rest, untilMidnight)) return without(untilMidnight, minutesPerDay)
  return leaveOut.length < temples.length ? without(leaveOut) : null
}

/** Without a change but of the hour of return, if that is too early. */
function asItIs({ frame, temples }: RestOfDay, backBy = frame.backBy): Advice {
  const { backAt } = drivenInOrder({ ...frame, backBy }, temples)
  const isLate = backAt > chosenLimits({ ...frame, reserveMinutes: 0 }).latestBack
  return {
    leaveOut: [],
    order: temples.map(({ id }) => id),
    backAt,
    backBy: isLate ? toHalfHour(backAt) : null,
    leavesAt: null,
    conflict: [],
  }
}

function withoutLimit(rest: RestOfDay): RestOfDay {
  return { ...rest, frame: { ...rest.frame, mostRoadMetres: Number.POSITIVE_INFINITY } }
}

function losesThePoint({ frame, temples, isWhole }: RestOfDay, leaveOut: readonly TempleId[]): boolean {
  if (isWhole && leaveOut.length === temples.length) return true
  return temples.some(
    (temple) => leaveOut.includes(temple.id) && appointmentAt(temple, frame.ticket) !== null,
  )
}
