import type { DayFrame } from '#guide/plan/day-frame.ts'
import { followOrder } from '#guide/plan/follow-order.ts'
import type { Stop, Timeline } from '#guide/plan/plan.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { DayTemple } from '../day-temple.ts'
import type { FramedDay } from './frame.ts'

/** A temple of the day that has been visited; `at` is a minute of that day, if known. */
type Seen = { temple: DayTemple; at: number | null }

/**
 * `over`: the day has passed. `before`: not on the way yet. `underWay` and `there`: on the way to the first temple
 * ahead, and at it, according to the plan; nobody knows where the reader really is.
 */
type Phase = 'over' | 'before' | 'underWay' | 'there'

export type Progress = {
  seen: readonly Seen[]
  ahead: readonly DayTemple[]
  /** Of the temples ahead. */
  timeline: Timeline
  /** The place from which the first temple ahead is reached. */
  from: DayFrame['start']
  phase: Phase
  /** How long ago the visit to the first temple ahead should have ended. */
  lateMinutes: number
  /** What can still be planned: everything ahead, except a temple that the reader is at. */
  open: { frame: DayFrame; temples: readonly DayTemple[] }
}

/** The state of a day: what has been seen of its temples, and how the rest will go from here and now. */
export function progressOf(
  { frame, hasBegun, isOver, minute }: FramedDay,
  temples: readonly DayTemple[],
  seenAt: ReadonlyMap<string, number | null>,
): Progress {
  const seen = temples
    .flatMap((temple) => (seenAt.has(temple.id) ? [{ temple, at: seenAt.get(temple.id) ?? null }] : []))
    .sort((one, other) => (one.at ?? 0) - (other.at ?? 0))
  const ahead = temples.filter(({ id }) => !seenAt.has(id))
  const rest = afterSeen(frame, seen)
  const timeline = followOrder(rest, ahead)
  const [here, ...others] = ahead
  const [stop] = timeline.stops
  const isOnTheWay = minute !== null && (hasBegun || rest !== frame) && minute >= rest.leavesAt
  const planned = { seen, ahead, timeline, from: rest.start, lateMinutes: 0 }
  const open = { frame: rest, temples: ahead }
  if (isOver) return { ...planned, phase: 'over', open }
  if (!isOnTheWay || !here || !stop) return { ...planned, phase: 'before', open }
  if (minute < stop.arrivesAt) return { ...planned, phase: 'underWay', open }

  const leavesAt = Math.max(stop.leavesAt, minute)
  const hasEaten = timeline.lunch?.beforeStop === 0
  const fromHere = {
    ...rest,
    start: { coordinates: here.coordinates, gateway: null },
    leavesAt,
    ...(hasEaten && { lunchMinutes: 0 }),
  }
  const isLate = leavesAt > stop.leavesAt
  return {
    ...planned,
    timeline: isLate
      ? withFirst(endingAt(leavesAt, stop), timeline, followOrder(fromHere, others))
      : timeline,
    phase: 'there',
    lateMinutes: leavesAt - stop.leavesAt,
    open: { frame: fromHere, temples: others },
  }
}

/** The day, starting from the temple seen last. */
function afterSeen(frame: DayFrame, seen: readonly Seen[]): DayFrame {
  const last = seen.at(-1)
  if (!last) return frame
  const start = { coordinates: last.temple.coordinates, gateway: null }
  return { ...frame, start, leavesAt: last.at ?? frame.leavesAt }
}

/** When the door closes, unless the visit was planned to last longer, which its problem says. */
function endingAt(leavesAt: number, stop: Stop): Stop {
  const { closesAt } = stop
  const isToFit = closesAt !== null && stop.leavesAt <= closesAt
  return { ...stop, leavesAt: isToFit ? Math.min(leavesAt, closesAt) : leavesAt }
}

function withFirst(first: Stop, planned: Timeline, following: Timeline): Timeline {
  const { lunch, breaksFirst, waitsForDisputed } = following
  return {
    ...following,
    stops: [first, ...following.stops],
    lunch:
      planned.lunch?.beforeStop === 0
        ? planned.lunch
        : lunch && { ...lunch, beforeStop: lunch.beforeStop + 1 },
    breaksFirst: breaksFirst === null ? null : breaksFirst + 1,
    waitsForDisputed: waitsForDisputed.map((index) => index + 1),
  }
}

/** The order of the whole day, with what is ahead and can still be planned in this order. */
export function wholeOrder({ seen, ahead, open }: Progress, order: readonly TempleId[]): TempleId[] {
  const isOpen = (id: TempleId) => open.temples.some((temple) => temple.id === id)
  return [
    ...seen.map(({ temple }) => temple.id),
    ...ahead.flatMap(({ id }) => (isOpen(id) ? [] : [id])),
    ...order,
  ]
}
