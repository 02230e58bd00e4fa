import type { Closure, OpeningDay, OpeningHours, OpeningSession } from './hours.ts'
import { clockOf, dateAfter, dateInIndia, minutesOf, minutesPerDay } from './india-time.ts'
import { hoursOn } from './week.ts'
import { type Weekday, weekdays } from './weekday.ts'

export type Span = { from: number; until: number }

export function weekdayOf(date: string): Weekday {
  return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] as Weekday
}

/** The hours of a date, without its closures. */
export function hoursOnDate(date: string, hours: OpeningHours): OpeningDay {
  return hours.dates?.find((day) => day.date === date) ?? hoursWithoutClosures(date, hours)
}

function hoursWithoutClosures(date: string, hours: OpeningHours): OpeningDay {
  const day = hoursOn(weekdayOf(date), hours)
  const sessions = day.sessions.map(spanOf)
  const disputed = (day.disputed ?? []).map(spanOf)
  const spans = [...sessions, ...disputed]
  const closures = closuresAround(date, hours.closures ?? []).filter(
    ({ span }) => intersectionOf(spans, [span]).length > 0,
  )
  if (closures.length === 0) return day
  const shut = closures.flatMap(({ span, isSure }) => (isSure ? span : []))
  const perhaps = closures.flatMap(({ span, isSure }) => (isSure ? [] : span))
  return {
    sessions: without(sessions, [...shut, ...perhaps]).map(sessionOf),
    disputed: without(disputed, [...shut, ...perhaps]).map(sessionOf),
    perhapsShut: intersectionOf(without(spans, shut), perhaps)
      .sort((one, other) => one.from - other.from)
      .map(sessionOf),
  }
}

/** As weekly hours that hold from the day before `now` to the fifth day after it. */
export function hoursInWeekOf(now: Date, hours: OpeningHours): OpeningHours {
  const { closures = [], dates = [], ...weekly } = hours
  if (closures.length + dates.length === 0) return hours
  const today = dateInIndia(now)
  const unlike = [-1, 0, 1, 2, 3, 4, 5]
    .map((days) => dateAfter(today, days))
    .filter((date) => hoursOnDate(date, hours) !== hoursOn(weekdayOf(date), hours))
  if (unlike.length === 0) return weekly
  const changed = unlike.map((date) => ({ weekdays: [weekdayOf(date)], ...hoursOnDate(date, hours) }))
  const named = changed.flatMap((day) => day.weekdays)
  const kept = (weekly.exceptions ?? [])
    .map((day) => ({ ...day, weekdays: day.weekdays.filter((weekday) => !named.includes(weekday)) }))
    .filter((day) => day.weekdays.length > 0)
  return { ...weekly, exceptions: [...kept, ...changed] }
}

/** Openings last past midnight, and so do closures. */
function closuresAround(date: string, closures: readonly Closure[]): { span: Span; isSure: boolean }[] {
  return [-1, 0, 1].flatMap((days) => {
    const midnight = days * minutesPerDay
    const itsDate = dateAfter(date, days)
    return closures
      .filter((closure) => closure.date === itsDate)
      .map(({ from, until, isSure }) => ({
        span: { from: midnight + minutesOf(from), until: midnight + minutesOf(until) },
        isSure,
      }))
      .filter(({ span }) => span.until > 0)
  })
}

export function without(spans: readonly Span[], gaps: readonly Span[]): Span[] {
  return gaps.reduce<Span[]>(
    (left, gap) =>
      left.flatMap(({ from, until }) =>
        [
          { from, until: Math.min(until, gap.from) },
          { from: Math.max(from, gap.until), until },
        ].filter((span) => span.from < span.until),
      ),
    [...spans],
  )
}

export function intersectionOf(spans: readonly Span[], gaps: readonly Span[]): Span[] {
  return spans.flatMap(({ from, until }) =>
    gaps
      .map((gap) => ({ from: Math.max(from, gap.from), until: Math.min(until, gap.until) }))
      .filter((span) => span.from < span.until),
  )
}

export function spanOf({ opens, closes }: OpeningSession): Span {
  return { from: minutesOf(opens), until: minutesOf(closes) }
}

export function sessionOf({ from, until }: Span): OpeningSession {
  return { opens: clockOf(from), closes: clockOf(until) }
}
