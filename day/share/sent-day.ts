import { inOrder } from '#day/change.ts'
import type { Day } from '#day/entries/days.ts'
import type { Entries } from '#day/entries/entry.ts'
import type { DayPlaces } from '#day/places.ts'
import { type DayView, viewOfDay } from '#day/view.ts'

export function withoutPosition(view: DayView, entries: Entries, places: DayPlaces, now: Date): DayView {
  const { frame, from } = viewOfDay(view.day, entries, places, now)
  return { ...view, frame, from }
}

/** A day as its link carries it: for this date and hour, whenever it is opened, in the order that is shown. */
export function sentDay({ day, frame, seen, ahead }: DayView): Day {
  const { start, end, date, leavesAt } = frame
  const settings = {
    ...day.settings,
    date,
    leavesAt,
    start: start.gateway ?? start.coordinates,
    end: end.gateway ?? end.coordinates,
  }
  const order = [...seen.map(({ temple }) => temple), ...ahead].map(({ id }) => id)
  return inOrder({ ...day, settings }, order)
}
