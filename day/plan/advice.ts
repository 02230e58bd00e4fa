import { minutesPerDay } from '#guide/opening-hours/india-time.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { DayFrame } from './day-frame.ts'
import { drivenInOrder, isBroken } from './follow-order.ts'
import type { Plan } from './plan.ts'
import { planDay } from './plan-day.ts'
import type { PlannedTemple } from './planned-temple.ts'
import { toHalfHour } from './rounding.ts'
import { appointmentAt } from './visit-length.ts'
import { weightOf, weightOfMust } from './weights.ts'
import { whatToDrop } from './what-to-drop.ts'
import type { Wish, Wishes } from './wishes.ts'
import { type WhyNot, whyNotAlone, worksOut } from './works-out.ts'

const noticedMinutes = 5

/** What can still be planned of a day. The first `fixedStops` keep their place: the reader is on the way there. */
export type RestOfDay = {
  frame: DayFrame
  temples: readonly PlannedTemple[]
  wishes: Wishes
  locked: readonly TempleId[]
  fixedStops: number
  isWhole: boolean
}

export type Advice = {
  leaveOut: TempleId[]
  order: TempleId[]
  backAt: number
  backBy: number | null
  conflict: TempleId[]
}

/** All temples, in the order in which those that can be seen are worth the most, then the day ends earliest. */
export function ordered(rest: RestOfDay): TempleId[] {
  const { timeline, leftOut } = bestPlan(rest)
  const planned = timeline.stops.map(({ temple }) => templeIn(rest, temple))
  const order = leftOut.reduce(
    (temples, id) =>
      bestPlace({ ...rest, temples, fixedStops: 0 }, templeIn(rest, id), (order) => -worthSeen(rest, order)),
    planned,
  )
  return order.map(({ id }) => id)
}

export function hasBetterOrder(rest: RestOfDay): boolean {
  const best = ordered(rest).map((id) => templeIn(rest, id))
  const gained = worthSeen(rest, best) - worthSeen(rest, rest.temples)
  const backAt = (order: readonly PlannedTemple[]) => drivenInOrder(rest.frame, order).backAt
  return gained > 0 || (gained === 0 && backAt(rest.temples) - backAt(best) >= noticedMinutes)
}

function worthSeen({ frame, wishes }: RestOfDay, order: readonly PlannedTemple[]): number {
  const { stops } = drivenInOrder(frame, order)
  const seen = order.filter((_, index) => stops[index] && !isBroken(stops[index]))
  return worthOf(seen, frame, wishes)
}

function worthOf(temples: readonly PlannedTemple[], frame: DayFrame, wishes: Wishes): number {
  return temples.reduce(
    (worth, temple) => worth + weightOf(temple, frame) + (wishes[temple.id] === 'must' ? weightOfMust : 0),
    0,
  )
}

/** Advice may spend the reserve. */
function bestPlan({ frame, temples, wishes, locked, fixedStops }: RestOfDay): Plan {
  const order = temples.map(({ id }) => id)
  const inPlace = [...locked, ...order.slice(0, fixedStops)]
  return planDay({ ...frame, reserveMinutes: 0 }, temples, wishes, { order, locked: inPlace })
}

/** Null if the day works as it is, or nothing would help. The order changes only if that alone is enough. */
export function adviceFor(rest: RestOfDay): Advice | null {
  const { frame, temples, wishes } = rest
  if (temples.length === 0 || worksOut(frame, temples)) return null
  const { timeline, leftOut, ...plan } = bestPlan(rest)
  // The page already says so if the road is too long.
  const isRoad = plan.conflict.length > 0 && bestPlan(withoutLimit(rest)).conflict.length === 0
  const conflict = isRoad ? [] : plan.conflict
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
  if (!losesThePoint(rest, leaveOut)) return without(leaveOut, null)
  const untilMidnight = whatToDrop({ ...frame, backBy: minutesPerDay }, temples, wishes)
  if (!losesThePoint(rest, untilMidnight)) return without(untilMidnight, minutesPerDay)
  return leaveOut.length < temples.length ? without(leaveOut, null) : null
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

export type Cost =
  | { kind: 'backLater'; minutes: number }
  | { kind: 'pushesOut'; temples: TempleId[] }
  | { kind: 'noRoom' }
  | { kind: WhyNot }

type Addition = {
  cost: Cost
  order: TempleId[]
  /** Whoever adds a temple that does not simply fit wants it more than what would have to go. */
  wish: Wish
}

/** What the advice says once the temple is added. The others keep the reader's order, unless all fit in another one. */
export function additionOf(rest: RestOfDay, temple: PlannedTemple): Addition {
  const { frame, wishes } = rest
  const firmly: Wishes = { ...wishes, [temple.id]: 'must' }
  const temples = bestPlace(rest, temple, (order) => {
    if (worksOut(frame, order)) return 0
    const dropped = whatToDrop(frame, order, firmly)
    return worthOf(
      order.filter(({ id }) => dropped.includes(id)),
      frame,
      firmly,
    )
  })
  const order = temples.map(({ id }) => id)
  const later = (backAt: number): Cost => ({
    kind: 'backLater',
    minutes: Math.max(0, backAt - drivenInOrder(frame, rest.temples).backAt),
  })
  if (worksOut(frame, temples))
    return { cost: later(drivenInOrder(frame, temples).backAt), order, wish: 'like' }
  const advice = adviceFor({ ...rest, temples, wishes: firmly })
  const whyNot = whyNotAlone(frame, temple)
  const cost: Cost =
    !advice || advice.leaveOut.includes(temple.id)
      ? { kind: whyNot ?? 'noRoom' }
      : advice.leaveOut.length === 0
        ? later(advice.backAt)
        : { kind: 'pushesOut', temples: advice.leaveOut }
  if (advice?.leaveOut.length === 0 && advice.backBy === null)
    return { cost, order: advice.order, wish: 'like' }
  return { cost, order, wish: 'must' }
}

function bestPlace(
  { frame, temples, fixedStops }: RestOfDay,
  temple: PlannedTemple,
  lossOf: (order: readonly PlannedTemple[]) => number,
): PlannedTemple[] {
  const places = [...Array(temples.length + 1).keys()].slice(fixedStops)
  const days = places.map((index) => {
    const order = [...temples.slice(0, index), temple, ...temples.slice(index)]
    return { order, loss: lossOf(order), backAt: drivenInOrder(frame, order).backAt }
  })
  const { order } = days.reduce((one, other) =>
    other.loss < one.loss || (other.loss === one.loss && other.backAt < one.backAt) ? other : one,
  )
  return order
}

function templeIn({ temples }: RestOfDay, id: TempleId): PlannedTemple {
  return temples.find((temple) => temple.id === id) as PlannedTemple
}
