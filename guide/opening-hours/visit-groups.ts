import type { Fact } from '../fact-schema.ts'
import type { OpeningHours } from './hours.ts'
import { minuteOfWeek, minutesPerDay, minutesPerWeek } from './india-time.ts'
import { openingStatus, type RelativeDay, relativeDay, timeAfter } from './status.ts'
import { type DoorState, weekAhead } from './week.ts'

/** Best case first, for a visitor who sets out now. */
export const visitGroups = ['open', 'askFirst', 'opensLater', 'tooFar', 'closedToday'] as const
export type VisitGroup = (typeof visitGroups)[number]

type Visited = { openingHours: Pick<Fact<OpeningHours | null>, 'value' | 'confidence'> }

/** Minutes by road, and of the shortest visit. */
export type Trip = { travelMinutes: number; visitMinutes: number }

/**
 * `opening` is the next one that leaves time for a visit, if it cannot begin now. `missed` is the closing that comes
 * too early for a visitor who sets out now.
 */
export type Outing<Temple> = {
  temple: Temple
  trip: Trip | null
  opening: Opening | null
  missed: Closing | null
}

/** A sure opening; `at` is a minute of the day in India. */
export type Opening = { at: number; on: RelativeDay; inMinutes: number }

/** `at` is the first minute of the day at which the temple may close. `isSure` is false if it may close later. */
export type Closing = { at: number; isSure: boolean }

/** Keeps the order given, but sorts closed temples by when they surely open. Without a trip only the hours count. */
export function groupForVisit<Temple extends Visited>(
  temples: readonly Temple[],
  now: Date,
  tripTo: (temple: Temple) => Trip | null,
): Record<VisitGroup, Outing<Temple>[]> {
  const outings = temples.map((temple) => {
    const trip = tripTo(temple)
    return { temple, trip, ...visitOf(temple, now, trip) }
  })
  outings.sort((one, other) => waitFor(one) - waitFor(other))
  const membersOf = (wanted: VisitGroup) =>
    outings.flatMap(({ group, temple, trip, opening, missed }) =>
      group === wanted ? [{ temple, trip, opening, missed }] : [],
    )
  return {
    open: membersOf('open'),
    askFirst: membersOf('askFirst'),
    opensLater: membersOf('opensLater'),
    tooFar: membersOf('tooFar'),
    closedToday: membersOf('closedToday'),
  }
}

type Visit = { group: VisitGroup; opening: Opening | null; missed: Closing | null }

function waitFor({ group, opening }: Visit): number {
  return group === 'opensLater' || group === 'closedToday' ? (opening?.inMinutes ?? minutesPerWeek) : 0
}

function visitOf(
  { openingHours: { value: hours, confidence } }: Visited,
  now: Date,
  trip: Trip | null,
): Visit {
  const statusNow = openingStatus(hours, now).kind
  if (hours === null || statusNow === 'unknown') return { group: 'askFirst', opening: null, missed: null }

  const minute = minuteOfWeek(now)
  const untilMidnight = minutesPerDay - (minute % minutesPerDay)
  const spans = spansAhead(hours, minute)
  const arrival = Math.ceil(trip?.travelMinutes ?? 0)
  const minutes = Math.max(1, trip?.visitMinutes ?? 0)
  const start = startOfVisit(spans, arrival, minutes)
  const closingOf = (from: number) => {
    const { until, isSure } = endOfOpening(spans, from)
    return { at: timeAfter(minute, until), isSure: confidence !== 'low' && isSure }
  }
  const openingIn = openingForVisit(spans, arrival, minutes)
  const opening = openingIn === null ? null : openingAfter(minute, openingIn)

  if (start === arrival && statusNow !== 'closed') {
    const end = endOfSureOpening(spans, start)
    const isLongEnough = start + minutes <= end
    const isSure = confidence !== 'low' && statusNow !== 'disputed' && isLongEnough
    const isDisputedAlready = end === 0
    const missed = isLongEnough || isDisputedAlready ? null : { at: timeAfter(minute, end), isSure: false }
    return { group: isSure ? 'open' : 'askFirst', opening: null, missed }
  }
  if (start < untilMidnight) {
    const missed = statusNow === 'closed' ? null : closingOf(0)
    return { group: 'opensLater', opening, missed }
  }
  const opens = startOfVisit(spans, 0, 1)
  if (opens < untilMidnight) return { group: 'tooFar', opening, missed: closingOf(untilMidnight - 1) }
  return { group: 'closedToday', opening, missed: null }
}

function openingAfter(minute: number, inMinutes: number): Opening {
  return { at: timeAfter(minute, inMinutes), on: relativeDay(minute, inMinutes), inMinutes }
}

/** In minutes from now; `until` is exclusive. */
type SpanAhead = { from: number; until: number; state: DoorState }

function spansAhead(hours: OpeningHours, minute: number): SpanAhead[] {
  const { state, changes } = weekAhead(hours, minute)
  return [{ into: state, inMinutes: 0 }, ...changes].map(({ into, inMinutes }, index) => ({
    from: inMinutes,
    // The last span runs into the next week, which repeats this one.
    until: changes[index]?.inMinutes ?? minutesPerWeek + (changes[0]?.inMinutes ?? Infinity),
    state: into,
  }))
}

/** The first minute from `arrival` on at which a visit of this length is not surely cut short. */
function startOfVisit(spans: readonly SpanAhead[], arrival: number, minutes: number): number {
  const closed = spans.filter(({ state }) => state === 'closed')
  let start = arrival
  for (const { from, until } of closed) if (start < until && from < start + minutes) start = until
  return start
}

/** When the first opening begins after which a visit from `arrival` on surely ends in time. */
function openingForVisit(spans: readonly SpanAhead[], arrival: number, minutes: number): number | null {
  const opening = spans.find(
    ({ from, until, state }) => state === 'open' && from > 0 && Math.max(from, arrival) + minutes <= until,
  )
  return opening?.from ?? null
}

function endOfSureOpening(spans: readonly SpanAhead[], start: number): number {
  return spans.find(({ until, state }) => state !== 'open' && start < until)?.from ?? Infinity
}

/** The first time at which the last opening that has begun by then may close for good. */
function endOfOpening(spans: readonly SpanAhead[], begun: number): { until: number; isSure: boolean } {
  let opening: SpanAhead[] = []
  for (const [index, span] of spans.entries()) {
    if (span.state === 'closed') continue
    const follows = index > 0 && spans[index - 1]?.state !== 'closed'
    if (!follows && span.from > begun) break
    opening = follows ? [...opening, span] : [span]
  }
  const last = opening.at(-1) as SpanAhead
  const sure = opening.filter(({ state }) => state === 'open').at(-1) ?? last
  return { until: sure.until, isSure: last.state === 'open' }
}
