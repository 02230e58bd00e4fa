import type { Fact } from '#guide/fact-schema.ts'
import { isLongLine } from '#guide/long-line.ts'
import type { Wait } from '#guide/schema.ts'
import { hoursInWeekOf } from './dates.ts'
import type { OpeningHours } from './hours.ts'
import { minuteOfWeek, minutesPerDay, minutesPerWeek } from './india-time.ts'
import { openingStatus, type RelativeDay, relativeDay, timeAfter } from './status.ts'
import { type DoorState, weekAhead } from './week.ts'

/** Best case first, for a visitor who sets out now. */
export const visitGroups = ['open', 'askFirst', 'opensLater', 'tooFar', 'closedToday'] as const
export type VisitGroup = (typeof visitGroups)[number]

type Visited = {
  openingHours: Pick<Fact<OpeningHours | null>, 'value' | 'confidence'>
  queue?: Wait | undefined
}

export type Trip = { travelMinutes: number; visitMinutes: number }

/** If no visit can begin now, `opening` is the next one with time for it. `missed` is a closing too early for one. */
type Visit = { group: VisitGroup; opening: Opening | null; missed: Closing | null }
export type Outing<Temple> = Visit & { temple: Temple; trip: Trip | null }

/** A sure opening; `at` is a minute of the day in India. */
export type Opening = { at: number; on: RelativeDay; inMinutes: number }

/** `at` is the first minute of the day at which the temple may close. `isSure` is false if it may close later. */
export type Closing = { at: number; isSure: boolean }

/**
 * Keeps the order given, which is by distance if there is a start, but sorts closed temples by when they surely open, and
 * puts open ones with a long line last. Without a trip only the hours count. Doubt about the hours themselves moves no temple: its card tells of it.
 */
export function groupForVisit<Temple extends Visited>(
  temples: readonly Temple[],
  now: Date,
  tripTo: (temple: Temple) => Trip | null,
): Record<VisitGroup, Outing<Temple>[]> {
  const outings = temples.map((temple): Outing<Temple> => {
    const trip = tripTo(temple)
    return { temple, trip, ...visitOf(temple, now, trip) }
  })
  outings.sort((one, other) => minutesBefore(one) - minutesBefore(other))
  const membersOf = (wanted: VisitGroup) => outings.filter(({ group }) => group === wanted)
  return {
    open: membersOf('open'),
    askFirst: membersOf('askFirst'),
    opensLater: membersOf('opensLater'),
    tooFar: membersOf('tooFar'),
    closedToday: membersOf('closedToday'),
  }
}

/** Until the door opens or, at an open one with a long line, until that ends. */
function minutesBefore({ group, opening, temple: { queue } }: Outing<Visited>): number {
  if (group === 'open') return queue && isLongLine(queue) ? queue.leastMinutes : 0
  return group === 'opensLater' || group === 'closedToday' ? (opening?.inMinutes ?? minutesPerWeek) : 0
}

/** What somebody who sets out now for a visit of so many minutes can expect, in minutes from now. */
type Outlook = {
  minute: number
  spans: readonly SpanAhead[]
  isSure: boolean
  arrival: number
  minutes: number
  start: number
}

function visitOf({ openingHours: { value, confidence } }: Visited, now: Date, trip: Trip | null): Visit {
  if (value === null || openingStatus(value, now).kind === 'unknown')
    return { group: 'askFirst', opening: null, missed: null }
  const minute = minuteOfWeek(now)
  const spans = spansAhead(hoursInWeekOf(now, value), minute)
  const arrival = Math.ceil(trip?.travelMinutes ?? 0)
  const minutes = Math.max(1, trip?.visitMinutes ?? 0)
  const start = startOfVisit(spans, arrival, minutes)
  const outlook: Outlook = { minute, spans, isSure: confidence !== 'low', arrival, minutes, start }
  return visitOnArrival(outlook) ?? visitLater(outlook)
}

/** `missed` is when the temple may close during the visit; null if it may be closed already. */
function visitOnArrival({ minute, spans, arrival, minutes, start }: Outlook): Visit | null {
  const [now] = spans
  if (start > arrival || now?.state === 'closed') return null
  const end = endOfSureOpening(spans, start)
  if (start + minutes > end) {
    return {
      group: 'askFirst',
      opening: null,
      missed: end > 0 ? { at: timeAfter(minute, end), isSure: false } : null,
    }
  }
  return { group: now?.state === 'open' ? 'open' : 'askFirst', opening: null, missed: null }
}

/** `missed` closes before a visit could end: it is of this opening or, if the temple is too far, today's last one. */
function visitLater(outlook: Outlook): Visit {
  const { minute, spans, start } = outlook
  const opening = nextOpening(outlook)
  const midnight = minutesPerDay - (minute % minutesPerDay)
  if (start < midnight) {
    const missed = spans[0]?.state === 'closed' ? null : lastClosing(outlook, 0)
    return { group: 'opensLater', opening, missed }
  }
  if (startOfVisit(spans, 0, 1) < midnight)
    return { group: 'tooFar', opening, missed: lastClosing(outlook, midnight - 1) }
  return { group: 'closedToday', opening, missed: null }
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

function startOfVisit(spans: readonly SpanAhead[], arrival: number, minutes: number): number {
  const closed = spans.filter(({ state }) => state === 'closed')
  let start = arrival
  for (const { from, until } of closed) if (start < until && from < start + minutes) start = until
  return start
}

function nextOpening({ minute, spans, arrival, minutes }: Outlook): Opening | null {
  const next = spans.find(
    ({ from, until, state }) => state === 'open' && from > 0 && Math.max(from, arrival) + minutes <= until,
  )
  if (!next) return null
  return { at: timeAfter(minute, next.from), on: relativeDay(minute, next.from), inMinutes: next.from }
}

function endOfSureOpening(spans: readonly SpanAhead[], start: number): number {
  return spans.find(({ until, state }) => state !== 'open' && start < until)?.from ?? Infinity
}

/** The first time at which the last opening that has begun by then may close for good. */
function lastClosing({ minute, spans, isSure }: Outlook, begun: number): Closing {
  let opening: SpanAhead[] = []
  for (const [index, span] of spans.entries()) {
    if (span.state === 'closed') continue
    const follows = index > 0 && spans[index - 1]?.state !== 'closed'
    if (!follows && span.from > begun) break
    opening = follows ? [...opening, span] : [span]
  }
  const last = opening.at(-1) as SpanAhead
  const sure = opening.filter(({ state }) => state === 'open').at(-1) ?? last
  return { at: timeAfter(minute, sure.until), isSure: isSure && last.state === 'open' }
}
