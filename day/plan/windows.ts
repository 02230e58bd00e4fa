import { hoursOnDate } from '#guide/opening-hours/dates.ts'
import type { OpeningDay, OpeningHours, OpeningSession } from '#guide/opening-hours/hours.ts'
import { dateAfter, minutesOf, minutesPerDay } from '#guide/opening-hours/india-time.ts'

export type TimeWindow = { from: number; until: number }

/**
 * `likely` includes the disputed hours in which most sources have the doors open, `possible` all disputed hours, and those
 * of closures that are only expected.
 */
export type TimeWindows = { sure: TimeWindow[]; likely: TimeWindow[]; possible: TimeWindow[] }

/** Openings last past midnight, and so may days. */
const daysAround = [-1, 0, 1, 2]

export function windowsOn(
  hours: OpeningHours,
  date: string,
  likelyHours: readonly OpeningSession[] = [],
): TimeWindows {
  const days = daysAround.map((day) => ({
    day: hoursOnDate(dateAfter(date, day), hours),
    midnight: day * minutesPerDay,
  }))
  const windowsOf = (spansOf: (day: OpeningDay) => readonly TimeWindow[]) =>
    merged(
      days.flatMap(({ day, midnight }) =>
        spansOf(day).map(({ from, until }) => ({ from: midnight + from, until: midnight + until })),
      ),
    )
  const likely = likelyHours.map(spanOf)
  const sureOn = ({ sessions }: OpeningDay) => sessions.map(spanOf)
  const disputedOn = ({ disputed = [] }: OpeningDay) => disputed.map(spanOf)
  return {
    sure: windowsOf(sureOn),
    likely: windowsOf((day) => [...sureOn(day), ...shared(disputedOn(day), likely)]),
    possible: windowsOf((day) => [
      ...sureOn(day),
      ...disputedOn(day),
      ...(day.perhapsShut ?? []).map(spanOf),
    ]),
  }
}

export function windowAt(windows: readonly TimeWindow[], at: number): TimeWindow | undefined {
  return windows.find(({ from, until }) => from <= at && at < until)
}

export function firstFit(
  windows: readonly TimeWindow[],
  arrival: number,
  minutes: number,
): TimeWindow | undefined {
  return windows.find(({ from, until }) => Math.max(from, arrival) + minutes <= until)
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

function shared(some: readonly TimeWindow[], others: readonly TimeWindow[]): TimeWindow[] {
  return some.flatMap((one) =>
    others
      .map(({ from, until }) => ({ from: Math.max(one.from, from), until: Math.min(one.until, until) }))
      .filter(({ from, until }) => from < until),
  )
}

function spanOf({ opens, closes }: OpeningSession): TimeWindow {
  return { from: minutesOf(opens), until: minutesOf(closes) }
}
