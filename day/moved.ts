import type { Coordinates } from '#guide/schema.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { inOrder } from './change.ts'
import type { Entries } from './entries/entry.ts'
import type { DayPlaces } from './places.ts'
import { type DayView, viewOfDay } from './view.ts'

export function orderWithMoved({ seen, ahead }: Pick<DayView, 'seen' | 'ahead'>, from: number, to: number) {
  const order: TempleId[] = ahead.map(({ id }) => id)
  order.splice(to, 0, ...order.splice(from, 1))
  return [...seen.map(({ temple }) => temple.id), ...order]
}

export function viewWithMoved(
  view: DayView,
  [from, to]: readonly [number, number],
  entries: Entries,
  places: DayPlaces,
  now: Date,
  here: Coordinates | null,
): DayView {
  return viewOfDay(inOrder(view.day, orderWithMoved(view, from, to)), entries, places, now, here)
}
