import type { Coordinates } from '#guide/schema.ts'
import { type Day, days, templesOf } from './entries/days.ts'
import type { Entries } from './entries/entry.ts'
import type { DayPlaces } from './places.ts'
import { asPlanned } from './view.ts'

export type DatedDay = { day: Day; date: string }

export function datedDays(
  entries: Entries,
  places: DayPlaces,
  now: Date,
  here: Coordinates | null = null,
): DatedDay[] {
  const dateOf = (day: Day) =>
    asPlanned(day, entries, places, now, day.settings.startsNearMe ? here : null).frame.date
  return days(entries)
    .filter((day) => templesOf(day).length > 0)
    .map((day) => ({ day, date: day.settings.date ?? dateOf(day) }))
}
