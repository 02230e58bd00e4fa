import type { DayTemple } from '#day/plan/day-temple.ts'
import { drivenInOrder, isBroken } from '#day/plan/drive.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { bestPlace, bestPlan, type RestOfDay, templeIn, worthOf } from './rest-of-day.ts'

const noticedMinutes = 5

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
  const backAt = (order: readonly DayTemple[]) => drivenInOrder(rest.frame, order).backAt
  return gained > 0 || (gained === 0 && backAt(rest.temples) - backAt(best) >= noticedMinutes)
}

function worthSeen({ frame, wishes }: RestOfDay, order: readonly DayTemple[]): number {
  const { stops } = drivenInOrder(frame, order)
  const seen = order.filter((_, index) => stops[index] && !isBroken(stops[index]))
  return worthOf(seen, frame, wishes)
}
