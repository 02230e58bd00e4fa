import { minutesPerDay } from '#guide/opening-hours/india-time.ts'
import type { DayFrame } from './day-frame.ts'
import type { DayTemple } from './day-temple.ts'
import { arrivalOf, legBetween } from './legs.ts'
import type { StopProblem } from './plan.ts'
import { appointmentAt, type VisitLength } from './visit-length.ts'
import { firstFit, type TimeWindow, type TimeWindows, windowAt, windowsOn } from './windows.ts'

/** Whoever is ready after `earlyUntil` may be too late, and is so after `at`. */
type Appointment = { at: number; earlyUntil: number }

export type Door = { windows: TimeWindows | null; isUnsure: boolean; appointment: Appointment | null }

type Entrance = { beginsAt: number; closesAt: number; problem: StopProblem | null }

export function doorOf(temple: DayTemple, frame: DayFrame): Door {
  const { value: hours, confidence } = temple.openingHours
  return {
    windows: hours && windowsOn(hours, frame.date, temple.likelyHours),
    isUnsure: confidence === 'low',
    appointment: appointmentOf(temple, frame),
  }
}

const minutesBeforeTicket = 30

function appointmentOf(temple: DayTemple, frame: DayFrame): Door['appointment'] {
  const { start, leavesAt, ticket } = frame
  const at = appointmentAt(temple, ticket)
  if (at === null) return null
  const earliest = arrivalOf(legBetween(start, temple, frame), leavesAt)
  return { at, earlyUntil: Math.min(at, Math.max(at - minutesBeforeTicket, earliest)) }
}

/** Waits for the hour on the ticket or for a door that opens before `until`, and else begins when ready, with a problem. */
export function enter(
  { appointment, windows, isUnsure }: Door,
  readyAt: number,
  { least, usual, mayBeShort }: VisitLength,
  until: number,
): Entrance {
  const onReady = { beginsAt: readyAt, closesAt: Number.POSITIVE_INFINITY }
  if (appointment)
    return readyAt <= appointment.at
      ? { ...onReady, beginsAt: appointment.at, problem: null }
      : { ...onReady, problem: 'ticketMissed' }
  if (!windows) return { ...onReady, problem: 'unknownHours' }
  const { sure, likely, possible } = windows
  const within = (open: readonly TimeWindow[]) => {
    const window = firstFit(open, readyAt, mayBeShort ? least : usual)
    return window && isWaitedFor(window)
      ? { beginsAt: Math.max(window.from, readyAt), closesAt: window.until }
      : null
  }
  const isWaitedFor = ({ from }: TimeWindow) => from <= readyAt || from < until

  const open = within(likely)
  if (open) {
    const endsAt = Math.min(open.beginsAt + usual, open.closesAt)
    const isSure = !isUnsure && endsAt <= (windowAt(sure, open.beginsAt)?.until ?? 0)
    return { ...open, problem: isSure ? null : 'unsureHours' }
  }
  const perhaps = within(possible)
  if (perhaps) return { ...perhaps, problem: windowAt(likely, perhaps.beginsAt) ? 'disputedEnd' : 'disputed' }
  const next = possible.find((window) => window.until > readyAt)
  if (next && isWaitedFor(next))
    return { ...onReady, beginsAt: Math.max(next.from, readyAt), problem: 'closesTooEarly' }
  return { ...onReady, problem: 'closed' }
}

export function countingDisputed(door: Door): Door {
  const { windows } = door
  if (!windows) return door
  const { possible } = windows
  return { ...door, windows: { sure: possible, likely: possible, possible } }
}

export function countingClosed(door: Door): Door {
  return { ...door, windows: null }
}

/** Null if it does not close within a day, or may be closed already. */
export function closingAfter({ windows }: Door, beginsAt: number): number | null {
  const until = windows && windowAt(windows.likely, beginsAt)?.until
  return until && until - beginsAt < minutesPerDay ? until : null
}

export function isBrokenBy(problem: StopProblem | null): boolean {
  return problem !== null && !doubts.includes(problem)
}

const doubts: readonly StopProblem[] = ['unsureHours', 'unknownHours']
