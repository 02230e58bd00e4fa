import { hoursOnDate } from '#guide/opening-hours/dates.ts'
import type { OpeningDay, OpeningHours, OpeningSession } from '#guide/opening-hours/hours.ts'
import { dateAfter, minutesOf, minutesPerDay, modulo } from '#guide/opening-hours/india-time.ts'
import { type Weekday, weekdays } from '#guide/opening-hours/weekday.ts'

export type TimeWindow = { from: number; until: number }

/** `possible` includes disputed hours, and those of closures that are only expected. */
export type TimeWindows = { sure: TimeWindow[]; possible: TimeWindow[] }

/** Openings last past midnight, and so may days. */
const daysAround = [-1, 0, 1, 2]

export function windowsOn(hours: OpeningHours, date: string): TimeWindows {
  const windowsOf = (sessionsOf: (day: OpeningDay) => readonly OpeningSession[]) =>
    merged(
      daysAround.flatMap((day) =>
        sessionsOf(hoursOnDate(dateAfter(date, day), hours)).map(({ opens, closes }) => ({
          from: day * minutesPerDay + minutesOf(opens),
          until: day * minutesPerDay + minutesOf(closes),
        })),
      ),
    )
  return {
    sure: windowsOf(({ sessions }) => sessions),
    possible: windowsOf(({ sessions, disputed = [], perhapsShut = [] }) => [
      ...sessions,
      ...disputed,
      ...perhapsShut,
    ]),
  }
}

export function firstFit(windows: readonly TimeWindow[], arrival: number, minutes: number): number | null {
  const window = windows.find(({ from, until }) => Math.max(from, arrival) + minutes <= until)
  return window ? Math.max(window.from, arrival) : null
}

export function weekdayAfter(date: string, days: number): Weekday {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekdays[modulo(weekday + days, 7)] as Weekday
}

function merged(windows: readonly TimeWindow[]): TimeWindow[] {
  const result: TimeWindow[] = []
  for (const { from, until } of [...windows].sort((one, other) => one.from - other.from)) {
    const last = result.at(-1)
    if (last && from <= last.until) last.until = Math.max(last.until, until)
    else result.push({ from, until })
  }
  return result
}
