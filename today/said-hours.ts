import {
  hoursOnDate,
  intersectionOf,
  type Span,
  sessionOf,
  spanOf,
  without,
} from '#guide/opening-hours/dates.ts'
import type { DatedHours, OpeningHours, OpeningSession } from '#guide/opening-hours/hours.ts'
import { dateAfter, dateInIndia, momentInIndia } from '#guide/opening-hours/india-time.ts'
import type { Word } from './word.ts'

/** The hours of a temple with a word about them: while it stands, its sessions are all that there are. */
export function withSaidHours(hours: OpeningHours, { from, until, says }: Word): OpeningHours {
  if (says.kind !== 'hours') return hours
  const changed = datesFrom(dateAfter(dateInIndia(new Date(from)), -1), dateInIndia(new Date(until))).flatMap(
    (date): DatedHours[] => {
      const midnight = momentInIndia(date, 0).getTime()
      const span = {
        from: Math.floor(minutesBetween(midnight, from)),
        until: Math.ceil(minutesBetween(midnight, until)),
      }
      const day = hoursOnDate(date, hours)
      const other = intersectionOf(says.sessions.map(spanOf), [span])
      const isTouched =
        intersectionOf([...day.sessions, ...(day.disputed ?? [])].map(spanOf), [span]).length > 0
      if (!isTouched && other.length === 0) return []
      const left = (sessions: readonly OpeningSession[] = []) => without(sessions.map(spanOf), [span])
      return [
        {
          date,
          sessions: joined([...left(day.sessions), ...other]).map(sessionOf),
          disputed: left(day.disputed).map(sessionOf),
          perhapsShut: left(day.perhapsShut).map(sessionOf),
        },
      ]
    },
  )
  const dates = (hours.dates ?? []).filter(({ date }) => !changed.some((day) => day.date === date))
  return { ...hours, dates: [...dates, ...changed] }
}

function datesFrom(first: string, last: string): string[] {
  return first <= last ? [first, ...datesFrom(dateAfter(first, 1), last)] : []
}

function minutesBetween(midnight: number, moment: number): number {
  return (moment - midnight) / 60_000
}

function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = []
  for (const next of [...spans].sort((one, other) => one.from - other.from)) {
    const last = whole.at(-1)
    if (last && next.from <= last.until) last.until = Math.max(last.until, next.until)
    else whole.push({ ...next })
  }
  return whole
}
