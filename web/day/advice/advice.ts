import { minutesPerDay } from '#guide/opening-hours/india-time.ts'
import type { DayFrame } from '#guide/plan/day-frame.ts'
import { drivenInOrder, isBroken, isInTime } from '#guide/plan/follow-order.ts'
import type { Cost, Plan, Timeline } from '#guide/plan/plan.ts'
import { planDay } from '#guide/plan/plan-day.ts'
import { valuesOf } from '#guide/plan/value.ts'
import { appointmentAt } from '#guide/plan/visit-length.ts'
import { weightOf } from '#guide/plan/weights.ts'
import { whatToDrop } from '#guide/plan/what-to-drop.ts'
import type { Wishes } from '#guide/plan/wishes.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { Day } from '../../visits/days.ts'
import type { DayTemple } from '../day-temple.ts'
import type { DaySoFar } from '../progress/day-so-far.ts'

/** Planned times are only accurate to five minutes. */
const noticedMinutes = 5

type Driven = Pick<Timeline, 'stops' | 'backAt'>

/** What can still be planned of a day. */
export type OpenDay = {
  frame: DayFrame
  temples: readonly DayTemple[]
  wishes: Wishes
  locked: readonly TempleId[]
  /** How many at the start stay in place, because the reader is on the way to them. */
  begun: number
  /** Whether nothing of the day has been seen yet. */
  isWhole: boolean
}

export function stillOpen({ stops }: Day, { temples, progress }: DaySoFar): OpenDay {
  const { open, seen, phase } = progress
  const stopOf = ({ id }: DayTemple) => stops.find(({ temple }) => temple === id)?.stop
  return {
    ...open,
    wishes: Object.fromEntries(temples.map((temple) => [temple.id, stopOf(temple)?.wish])),
    locked: temples.flatMap((temple) => (stopOf(temple)?.isLocked ? [temple.id] : [])),
    begun: phase === 'underWay' ? 1 : 0,
    isWhole: seen.length === 0 && phase !== 'there',
  }
}

/** What to leave out so that the rest can be seen in time; `order` is the order of the rest. */
export type Advice = {
  leaveOut: TempleId[]
  order: TempleId[]
  backAt: number
  /** A later hour to be back by, if the rest needs one; null otherwise. */
  backBy: number | null
  /** The smallest set of musts that exclude each other; empty if all of them fit. */
  conflict: TempleId[]
}

/** Everything, in the order that breaks the fewest stops, then ends the day earliest, as far as that is known. */
export function ordered(day: OpenDay): TempleId[] {
  const { timeline, leftOut } = bestPlan(day)
  const planned = timeline.stops.map(({ temple }) => temple)
  return leftOut.reduce((order, { temple }) => {
    const temples = order.map((id) => templeIn(day, id))
    const { stops } = bestPlace({ ...day, temples, begun: 0 }, templeIn(day, temple))
    return stops.map((stop) => stop.temple)
  }, planned)
}

/** Whether the best order shows the reader more of what they value, or ends the day noticeably earlier. */
export function hasBetterOrder(day: OpenDay): boolean {
  const shown = drivenInOrder(day.frame, day.temples)
  const order = ordered(day).map((id) => templeIn(day, id))
  const best = drivenInOrder(day.frame, order)
  const gained = worthOf(best, day) - worthOf(shown, day)
  return gained > 0 || (gained === 0 && shown.backAt - best.backAt >= noticedMinutes)
}

/** Of the stops that work out. */
function worthOf({ stops }: Driven, day: OpenDay): number {
  const whole = stops.filter((stop) => !isBroken(stop))
  const values = valuesOf(
    whole.map(({ temple }) => ({
      isMust: day.wishes[temple] === 'must',
      weight: weightOf(templeIn(day, temple), day.frame),
    })),
  )
  return values.at(-1) ?? 0
}

/** Time to spare is there to be used. */
function bestPlan({ frame, temples, wishes, locked }: OpenDay): Plan {
  const order = temples.map(({ id }) => id)
  return planDay({ ...frame, reserveMinutes: 0 }, temples, wishes, { order, locked })
}

/** Null if the day works as it is, or nothing would help. The order stays unless another order alone is enough. */
export function adviceFor(day: OpenDay): Advice | null {
  const { frame, temples, wishes } = day
  if (temples.length === 0 || isInTime(frame, drivenInOrder(frame, temples))) return null
  const { timeline, leftOut, conflict } = bestPlan(day)
  if (leftOut.length === 0)
    return {
      leaveOut: [],
      order: timeline.stops.map(({ temple }) => temple),
      backAt: timeline.backAt,
      backBy: null,
      conflict,
    }
  const without = (leaveOut: TempleId[], backBy: number | null): Advice => {
    const kept = temples.filter(({ id }) => !leaveOut.includes(id))
    const { backAt } = drivenInOrder(frame, kept)
    return {
      leaveOut,
      order: kept.map(({ id }) => id),
      backAt,
      backBy: backBy && toHalfHour(backAt),
      conflict,
    }
  }
  const leaveOut = whatToDrop(frame, temples, wishes)
  if (!losesThePoint(day, leaveOut)) return without(leaveOut, null)
  const untilMidnight = whatToDrop({ ...frame, backBy: minutesPerDay }, temples, wishes)
  if (!losesThePoint(day, untilMidnight)) return without(untilMidnight, minutesPerDay)
  return leaveOut.length < temples.length ? without(leaveOut, null) : null
}

/** Whether it would drop the temple that the reader has a ticket for, or the whole day. */
function losesThePoint({ frame, temples, isWhole }: OpenDay, leaveOut: readonly TempleId[]): boolean {
  if (isWhole && leaveOut.length === temples.length) return true
  return temples.some(
    (temple) => leaveOut.includes(temple.id) && appointmentAt(temple, frame.ticket) !== null,
  )
}

function toHalfHour(minute: number): number {
  return Math.ceil(minute / 30) * 30
}

type Addition = {
  cost: Cost
  /** The order of everything that can still be planned, with the temple where it fits best. */
  order: TempleId[]
}

/** What adding a temple would cost, with the others in the reader's order. */
export function additionOf(day: OpenDay, temple: DayTemple): Addition {
  const { frame, temples } = day
  const before = drivenInOrder(frame, temples)
  const after = bestPlace(day, temple)
  const order = after.stops.map((stop) => stop.temple)
  const later: Cost = { kind: 'backLater', minutes: Math.max(0, after.backAt - before.backAt) }
  const isNoWorse =
    brokenIn(after) <= brokenIn(before) && after.backAt <= Math.max(frame.backBy, before.backAt)
  if (isNoWorse) return { cost: later, order }
  const wishes: Wishes = Object.fromEntries([...temples.map(({ id }) => [id, 'must']), [temple.id, 'like']])
  const locked = temples.map(({ id }) => id)
  const { leftOut } = planDay(frame, [...temples, temple], wishes, { order: locked, locked })
  return { cost: leftOut.find((one) => one.temple === temple.id)?.cost ?? later, order }
}

/** The place where it breaks the fewest stops, then where the day ends earliest. */
function bestPlace({ frame, temples, begun }: OpenDay, temple: DayTemple): Driven {
  const places = [...Array(temples.length + 1).keys()].slice(begun)
  const days = places.map((index) =>
    drivenInOrder(frame, [...temples.slice(0, index), temple, ...temples.slice(index)]),
  )
  return days.reduce((one, other) => {
    const fewer = brokenIn(one) - brokenIn(other)
    return fewer > 0 || (fewer === 0 && other.backAt < one.backAt) ? other : one
  })
}

function brokenIn({ stops }: Driven): number {
  return stops.filter(isBroken).length
}

function templeIn({ temples }: OpenDay, id: TempleId): DayTemple {
  return temples.find((temple) => temple.id === id) as DayTemple
}
