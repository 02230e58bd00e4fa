import { minutesOf, minutesPerDay, minutesPerWeek, modulo } from './india-time.ts'
import type { OpeningHours, Session } from './schema.ts'
import { weekdays } from './weekday.ts'

/** Disputed is what some sources call open and others closed. */
export type Certainty = 'open' | 'closed' | 'disputed'

/** `inMinutes` is from 1 to a whole week. */
export type Change = { into: Certainty; inMinutes: number }

type Span = { from: number; minutes: number; certainty: Certainty }

/** What holds at a minute of the week, and the changes of the week that follows it, the next one first. */
export function weekAhead(hours: OpeningHours, minute: number): { certainty: Certainty; changes: Change[] } {
  const spans = spansOfWeek(hours)
  const edges = spans
    .flatMap(({ from, minutes }) => [from, from + minutes])
    .map((edge) => modulo(edge - minute - 1, minutesPerWeek) + 1)
  const changes = [...new Set(edges)]
    .sort((one, other) => one - other)
    .map((inMinutes) => ({ into: certaintyAt(spans, minute + inMinutes), inMinutes }))
    .filter(({ into }, index, all) => into !== all.at(index - 1)?.into)
  return { certainty: certaintyAt(spans, minute), changes }
}

/** Those that prevail come first. */
function spansOfWeek({ sessions: usual, exceptions = [], disputed = [] }: OpeningHours): Span[] {
  const spansOfDays = (certainty: Certainty, ofDay: (sessions: Session[]) => Session[]) =>
    weekdays.flatMap((weekday, day) => {
      const exception = exceptions.find(({ weekdays }) => weekdays.includes(weekday))
      return ofDay(exception ? exception.sessions : usual).map(({ opens, closes }) => {
        const minutes = minutesOf(closes) - minutesOf(opens)
        return { from: day * minutesPerDay + minutesOf(opens), minutes, certainty }
      })
    })
  return [
    ...spansOfDays('disputed', (sessions) => (sessions.length > 0 ? disputed : [])),
    ...spansOfDays('open', (sessions) => sessions),
  ]
}

/** The modulo carries Saturday's night over into Sunday. */
function certaintyAt(spans: readonly Span[], minute: number): Certainty {
  const holding = spans.find(({ from, minutes }) => modulo(minute - from, minutesPerWeek) < minutes)
  return holding?.certainty ?? 'closed'
}
