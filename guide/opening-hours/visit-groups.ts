import type { Fact } from '../fact-schema.ts'
import type { OpeningHours } from './hours.ts'
import { minuteOfWeek, minutesPerDay } from './india-time.ts'
import { openingStatus } from './status.ts'
import { type Certainty, weekAhead } from './week.ts'

/** Whether a visitor who sets out now finds it open, the most useful first. */
export const visitGroups = ['open', 'askFirst', 'opensLater', 'tooFar', 'closedToday'] as const
export type VisitGroup = (typeof visitGroups)[number]

type Visited = { openingHours: Pick<Fact<OpeningHours | null>, 'value' | 'confidence'> }

/** Minutes by road, and of the shortest visit. */
export type Trip = { travelMinutes: number; visitMinutes: number }

/** `missed` is when the temple closes, if that is too early for a visitor who sets out now. */
export type Outing<Temple> = { temple: Temple; trip: Trip | null; missed: Closing | null }

/** `at` is a minute of the day in India. `isSure` is false if sources disagree about it. */
export type Closing = { at: number; isSure: boolean }

/**
 * Groups the temples by whether they can be visited now. Each group keeps the order given, except that closed temples
 * are sorted by when a visit can begin. Without a trip, when the reader's place isn't known, only the opening hours count.
 */
export function groupForVisit<Temple extends Visited>(
  temples: readonly Temple[],
  now: Date,
  tripTo: (temple: Temple) => Trip | null,
): Record<VisitGroup, Outing<Temple>[]> {
  const outings = temples.map((temple) => {
    const trip = tripTo(temple)
    return { temple, trip, ...visitOf(temple, now, trip) }
  })
  outings.sort((one, other) => one.waitMinutes - other.waitMinutes)
  const membersOf = (wanted: VisitGroup) =>
    outings.flatMap(({ group, temple, trip, missed }) => (group === wanted ? [{ temple, trip, missed }] : []))
  return {
    open: membersOf('open'),
    askFirst: membersOf('askFirst'),
    opensLater: membersOf('opensLater'),
    tooFar: membersOf('tooFar'),
    closedToday: membersOf('closedToday'),
  }
}

/** `waitMinutes` is the time until a visit can begin; 0 if it need not wait. */
type Visit = { group: VisitGroup; waitMinutes: number; missed: Closing | null }

function visitOf(
  { openingHours: { value: hours, confidence } }: Visited,
  now: Date,
  trip: Trip | null,
): Visit {
  const statusNow = openingStatus(hours, now).kind
  if (hours === null || statusNow === 'unknown') return { group: 'askFirst', waitMinutes: 0, missed: null }

  const minute = minuteOfWeek(now)
  const midnight = minutesPerDay - (minute % minutesPerDay)
  const spans = spansAhead(hours, minute)
  const arrival = Math.ceil(trip?.travelMinutes ?? 0)
  const minutes = Math.max(1, trip?.visitMinutes ?? 0)
  const start = startOfVisit(spans, arrival, minutes)
  const closingOf = (from: number) => {
    const { until, certainty } = endOfOpening(spans, from)
    return { at: (minute + until) % minutesPerDay, isSure: confidence !== 'low' && certainty === 'open' }
  }

  if (start === arrival && statusNow !== 'closed') {
    const isSure = confidence !== 'low' && statusNow !== 'disputed' && isOpenFor(spans, start, minutes)
    return { group: isSure ? 'open' : 'askFirst', waitMinutes: 0, missed: null }
  }
  if (start < midnight) {
    const missed = statusNow === 'closed' ? null : closingOf(0)
    return { group: 'opensLater', waitMinutes: start, missed }
  }
  const opens = startOfVisit(spans, 0, 1)
  if (opens < midnight) return { group: 'tooFar', waitMinutes: 0, missed: closingOf(midnight - 1) }
  return { group: 'closedToday', waitMinutes: opens, missed: null }
}

/** In minutes from now; `until` is exclusive. */
type SpanAhead = { from: number; until: number; certainty: Certainty }

function spansAhead(hours: OpeningHours, minute: number): SpanAhead[] {
  const { certainty, changes } = weekAhead(hours, minute)
  return [{ into: certainty, inMinutes: 0 }, ...changes].map(({ into, inMinutes }, index) => ({
    from: inMinutes,
    // Nobody looks further ahead than a week.
    until: changes[index]?.inMinutes ?? Infinity,
    certainty: into,
  }))
}

/** The first minute from `arrival` on at which a visit of this length is not surely cut short. */
function startOfVisit(spans: readonly SpanAhead[], arrival: number, minutes: number): number {
  const closed = spans.filter(({ certainty }) => certainty === 'closed')
  let start = arrival
  for (const { from, until } of closed) if (start < until && from < start + minutes) start = until
  return start
}

function isOpenFor(spans: readonly SpanAhead[], start: number, minutes: number): boolean {
  return spans.every(
    ({ from, until, certainty }) => certainty === 'open' || until <= start || start + minutes <= from,
  )
}

/** The end of the last opening that has begun by then. */
function endOfOpening(spans: readonly SpanAhead[], begun: number): SpanAhead {
  const openings = spans.filter(({ from, certainty }) => certainty !== 'closed' && from <= begun)
  let last = openings.at(-1) as SpanAhead
  for (const span of spans) if (span.from === last.until && span.certainty !== 'closed') last = span
  return last
}
