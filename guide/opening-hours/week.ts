import type { OpeningDay, OpeningHours, OpeningSession } from './hours.ts'
import { minutesOf, minutesPerDay, minutesPerWeek, modulo } from './india-time.ts'
import { type Weekday, weekdays } from './weekday.ts'

export type DoorState = 'open' | 'closed' | 'disputed' | 'perhapsShut'

type Transition = { into: DoorState; inMinutes: number }

export type Span = { from: number; minutes: number; state: DoorState }

export function weekAhead(hours: OpeningHours, minute: number): { state: DoorState; changes: Transition[] } {
  const spans = spansOfWeek(hours)
  const edges = spans
    .flatMap(({ from, minutes }) => [from, from + minutes])
    .map((edge) => modulo(edge - minute - 1, minutesPerWeek) + 1)
  const changes = [...new Set(edges)]
    .sort((one, other) => one - other)
    .map((inMinutes) => ({ into: stateAt(spans, minute + inMinutes), inMinutes }))
    .filter(({ into }, index, all) => into !== all.at(index - 1)?.into)
  return { state: stateAt(spans, minute), changes }
}

/** Disputed spans come first and so win over sessions; the schema forbids overlaps. */
export function spansOfWeek(hours: OpeningHours): Span[] {
  const days = weekdays.map((weekday) => hoursOn(weekday, hours))
  const spansOf = (state: DoorState, spansOfDay: (day: OpeningDay) => readonly OpeningSession[]) =>
    days.flatMap((day, index) =>
      spansOfDay(day).map(({ opens, closes }): Span => {
        const minutes = minutesOf(closes) - minutesOf(opens)
        return { from: index * minutesPerDay + minutesOf(opens), minutes, state }
      }),
    )
  return [
    ...spansOf('perhapsShut', ({ perhapsShut }) => perhapsShut ?? []),
    ...spansOf('disputed', ({ disputed }) => disputed ?? []),
    ...spansOf('open', ({ sessions }) => sessions),
  ]
}

export function hoursOn(weekday: Weekday, hours: OpeningHours): OpeningDay {
  return hours.exceptions?.find(({ weekdays }) => weekdays.includes(weekday)) ?? hours
}

/** The modulo carries Saturday night over into Sunday. */
function stateAt(spans: readonly Span[], minute: number): DoorState {
  return spans.find((span) => isWithin(span, minute))?.state ?? 'closed'
}

export function isWithin({ from, minutes }: Span, minute: number): boolean {
  return modulo(minute - from, minutesPerWeek) < minutes
}
