import { dateAfter, dateInIndia, momentInIndia } from '#guide/opening-hours/india-time.ts'
import type { Coordinates } from '#guide/schema.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { type Day, templesOf } from './entries/days.ts'
import { newDay } from './entries/new-day.ts'
import type { DaySettings } from './entries/values.ts'
import { minuteOfDay } from './frame.ts'
import { planNewDay } from './new/plan-new-day.ts'
import type { DayPlaces } from './places.ts'
import { readyDayKinds } from './ready-day-kinds.ts'
import { asPlanned } from './view.ts'

export type ReadyDayName = keyof typeof readyDayKinds

/** `usual` is what it takes from each gateway, in the morning of an ordinary day. */
export type ReadyDay = {
  name: ReadyDayName
  temples: TempleId[]
  usual: Partial<Record<string, { minutes: number; metres: number }>>
}

/** A Wednesday for which the calendar has nothing. */
export const ordinaryDate = '2026-11-25'

const hours = [6, 8, 15].map((hour) => hour * 60)

const daysLookedAt = 30

export function planReadyDay(
  name: ReadyDayName,
  day: Day,
  taken: readonly string[],
  places: DayPlaces,
  here: Coordinates | null,
  now: Date,
): Day | null {
  const { temples, mostMinutes = Number.POSITIVE_INFINITY } = readyDayKinds[name]
  const some = { ...places, temples: places.temples.filter(({ id }) => temples.some((one) => one === id)) }
  for (const settings of triesOf(day.settings, taken, now)) {
    const planned = planNewDay({ ...day, settings }, taken, some, here, now)
    if (!planned || temples.some((id) => !templesOf(planned).includes(id))) continue
    const { frame, timeline } = asPlanned(planned, {}, places, now, here)
    if (timeline.backAt - frame.leavesAt <= mostMinutes) return planned
  }
  return null
}

function triesOf(settings: DaySettings, taken: readonly string[], now: Date): DaySettings[] {
  const today = dateInIndia(now)
  const first = settings.date ?? today
  const free = datesAfter(first).filter((date) => !taken.includes(date))
  return [
    { ...settings, date: first },
    ...[first, ...free].flatMap((date) =>
      [null, ...hours.filter((hour) => hour >= minuteOfDay(date, now))].map((leavesAt) => ({
        ...settings,
        date,
        leavesAt,
        backBy: Math.max(newDay.backBy, date === first ? settings.backBy : 0),
        mostKilometres: Math.max(newDay.mostKilometres, settings.mostKilometres),
      })),
    ),
  ]
}

function datesAfter(date: string): string[] {
  const dates = [dateAfter(date, 1)]
  while (dates.length < daysLookedAt) dates.push(dateAfter(dates.at(-1) as string, 1))
  return dates
}

export function readyDays(places: DayPlaces): ReadyDay[] {
  const before = momentInIndia(ordinaryDate, 0)
  const usualFrom = (name: ReadyDayName, gateway: string) => {
    const settings = { ...newDay, start: gateway, end: gateway, date: ordinaryDate }
    const planned = planReadyDay(name, { id: name, settings, stops: [] }, [], places, null, before)
    if (!planned) return []
    const { timeline, frame } = asPlanned(planned, {}, places, before)
    return [[gateway, { minutes: timeline.backAt - frame.leavesAt, metres: timeline.roadMetres }] as const]
  }
  return (Object.keys(readyDayKinds) as ReadyDayName[]).map((name) => ({
    name,
    temples: readyDayKinds[name].temples,
    usual: Object.fromEntries(places.gateways.flatMap(({ id }) => usualFrom(name, id))),
  }))
}
