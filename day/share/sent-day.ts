import { inOrder } from '../change.ts'
import type { Day } from '../entries/days.ts'
import type { DayView } from '../view.ts'

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
