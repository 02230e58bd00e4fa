import { minutesOf, minutesPerDay, minutesPerWeek, modulo } from './india-time.ts'
import type { OpeningHours, Session } from './schema.ts'
import { weekdays } from './weekday.ts'

/** Disputed is what some sources call open and others closed. */
export type Certainty = 'open' | 'closed' | 'disputed'

export type Change = { minuteOfWeek: number; into: Certainty }

type Span = { from: number; minutes: number; certainty: Certainty }

/** What holds at a minute of the week, and every change of it in the order of the week. */
export function changesOfWeek(hours: OpeningHours) {
  const spans = spansOfWeek(hours)
  const at = (minute: number) => certaintyAt(spans, minute)
  const edges = spans.flatMap(({ from, minutes }) => [
    from % minutesPerWeek,
    (from + minutes) % minutesPerWeek,
  ])
  const changes: Change[] = [...new Set(edges)]
    .sort((one, other) => one - other)
    .map((minuteOfWeek) => ({ minuteOfWeek, into: at(minuteOfWeek) }))
    .filter(({ into }, index, all) => into !== all.at(index - 1)?.into)
  return { at, changes, everSurelyOpen: at(0) === 'open' || changes.some(({ into }) => into === 'open') }
}

/** Those that win come first. */
function spansOfWeek({ sessions: usual, exceptions = [], disputed = [] }: OpeningHours): Span[] {
  const days = weekdays.map((weekday, day) => {
    const exception = exceptions.find(({ weekdays }) => weekdays.includes(weekday))
    return { midnight: day * minutesPerDay, sessions: (exception ?? { sessions: usual }).sessions }
  })
  return [
    ...days.flatMap(({ midnight, sessions }) =>
      sessions.length > 0 ? disputed.map((session) => span(midnight, session, 'disputed')) : [],
    ),
    ...days.flatMap(({ midnight, sessions }) => sessions.map((session) => span(midnight, session, 'open'))),
  ]
}

function span(midnight: number, { opens, closes }: Session, certainty: Certainty): Span {
  const from = minutesOf(opens)
  return { from: midnight + from, minutes: minutesOf(closes) - from, certainty }
}

/** The modulo carries Saturday's night over into Sunday. */
function certaintyAt(spans: readonly Span[], minute: number): Certainty {
  const holding = spans.find(({ from, minutes }) => modulo(minute - from, minutesPerWeek) < minutes)
  return holding?.certainty ?? 'closed'
}
