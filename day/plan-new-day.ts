import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { Coordinates } from '#guide/schema.ts'
import { inOrder } from './change.ts'
import type { Places } from './day-temple.ts'
import type { Day } from './entries/days.ts'
import { newDay } from './entries/new-day.ts'
import { dayAfter, frameOf } from './frame.ts'
import { freeDate } from './free-date.ts'
import { isTooLate } from './next-start.ts'
import { latestStart } from './plan/latest-start.ts'
import { proposeDay } from './plan/plan-day.ts'

/** The day with the temples that fit best, a date and an hour; null if none fits. Late in the evening it is for the next date that isn't `taken`. */
export function planNewDay(
  day: Day,
  taken: readonly string[],
  places: Places,
  here: Coordinates | null,
  now: Date,
): Day | null {
  const { settings } = day
  const { temples, gateways } = places
  const frame = frameOf(settings, gateways, here, now)
  const isFree = settings.date === null && settings.leavesAt === null
  if (isFree && isTooLate(frame, temples)) {
    const date = freeDate(taken, dayAfter(dateInIndia(now)))
    return planNewDay(
      { ...day, settings: { ...settings, date, backBy: newDay.backBy } },
      taken,
      places,
      here,
      now,
    )
  }
  const wishes = Object.fromEntries(temples.map(({ id }) => [id, 'like' as const]))
  const order = proposeDay(frame, temples, wishes).timeline.stops.map(({ temple }) => temple)
  if (order.length === 0) return null
  const planned = order.flatMap((id) => temples.find((temple) => temple.id === id) ?? [])
  const leavesAt = settings.leavesAt ?? latestStart(frame, planned)
  return inOrder({ ...day, settings: { ...settings, date: frame.date, leavesAt } }, order)
}
