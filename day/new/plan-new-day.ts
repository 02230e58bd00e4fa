import { inOrder } from '#day/change.ts'
import type { Day } from '#day/entries/days.ts'
import { newDay } from '#day/entries/new-day.ts'
import type { DaySettings } from '#day/entries/values.ts'
import { frameOf, freedomOf } from '#day/frame.ts'
import { isOverToday } from '#day/next-start.ts'
import type { DayPlaces } from '#day/places.ts'
import type { DayFrame } from '#day/plan/day-frame.ts'
import type { DayTemple } from '#day/plan/day-temple.ts'
import { dayOfTicket } from '#day/plan/limits.ts'
import { planDay } from '#day/plan/plan-day.ts'
import { toHalfHour } from '#day/plan/rounding.ts'
import { type Freedom, latestStart, leavingAt, startForTicket } from '#day/plan/start-of-day.ts'
import { visitsOn } from '#day/plan/step.ts'
import { appointmentAt } from '#day/plan/visit-length.ts'
import { dateAfter, dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { Coordinates } from '#guide/schema.ts'
import { freeDate } from './free-date.ts'

const longestDay = 12 * 60

/**
 * The day with the temples that fit best, a date and its hours; null if none fits. Late in the evening it is for the next
 * date that isn't `taken`. For the sake of a ticket it begins earlier than the reader has chosen, and ends later.
 */
export function planNewDay(
  day: Day,
  taken: readonly string[],
  places: DayPlaces,
  here: Coordinates | null,
  now: Date,
): Day | null {
  const { settings } = day
  const { temples } = places
  const frame = frameOf(settings, places, here, now)
  if (isOverToday(frame, settings, temples, now)) {
    const date = freeDate(taken, dateAfter(dateInIndia(now), 1))
    return planNewDay(
      { ...day, settings: { ...settings, date, backBy: newDay.backBy } },
      taken,
      places,
      here,
      now,
    )
  }
  const freedom = freedomOf(settings, frame.date, now)
  const begins = noLonger(beginningInTime(frame, settings, temples, freedom), frame)
  const wishes = Object.fromEntries(temples.map(({ id }) => [id, 'like' as const]))
  const { stops, backAt } = planDay(begins, temples, wishes).timeline
  if (stops.length === 0) return null
  const order = stops.map(({ temple }) => temple)
  const planned = order.flatMap((id) => temples.find((temple) => temple.id === id) ?? [])
  const leavesAt = settings.leavesAt === null ? latestStart(begins, planned, freedom) : begins.leavesAt
  const backBy = backAt > settings.backBy ? toHalfHour(backAt) : settings.backBy
  return inOrder({ ...day, settings: { ...settings, date: frame.date, leavesAt, backBy } }, order)
}

function noLonger(begins: DayFrame, { leavesAt, backBy }: DayFrame): DayFrame {
  const most = Math.max(longestDay, backBy - leavesAt)
  return { ...begins, backBy: Math.min(begins.backBy, begins.leavesAt + most) }
}

function beginningInTime(
  frame: DayFrame,
  settings: DaySettings,
  temples: readonly DayTemple[],
  freedom: Freedom,
): DayFrame {
  const withTicket = temples.filter((temple) => appointmentAt(temple, frame.ticket) !== null)
  const inTime = (day: DayFrame) => leavingAt(startForTicket(day, withTicket, freedom), day, settings)
  const begins = inTime(frame)
  const ticket = dayOfTicket(begins, visitsOn(begins, withTicket))
  if (settings.leavesAt !== null || !ticket) return begins
  const later = Math.ceil((ticket.backAt - longestDay) / 5) * 5
  return later > frame.leavesAt ? inTime(leavingAt(later, frame, settings)) : begins
}
