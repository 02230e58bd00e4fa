import { minutesPerDay } from '../opening-hours/india-time.ts'
import type { DayFrame } from './day-frame.ts'
import type { StopProblem } from './plan.ts'
import type { PlannedTemple } from './planned-temple.ts'
import { appointmentAt } from './visit-length.ts'
import { firstFit, type TimeWindow, type TimeWindows, windowsOn } from './windows.ts'

/** When a temple lets the reader in on the planned day. */
export type Door = {
  /** Null if they aren't known. */
  windows: TimeWindows | null
  isUnsure: boolean
  appointmentAt: number | null
}

type VisitStart = { beginsAt: number; problem: StopProblem | null }

export function doorOf(temple: PlannedTemple, { date, ticket }: DayFrame): Door {
  const { value: hours, confidence } = temple.openingHours
  return {
    windows: hours && windowsOn(hours, date),
    isUnsure: confidence === 'low',
    appointmentAt: appointmentAt(temple, ticket),
  }
}

/** Phones, shoes and bags are handed in before the hour on a ticket, and roads may be slow. */
export const minutesBeforeTicket = 30

/**
 * When a visit that is planned surely begins; null if it doesn't. Arriving earlier never makes it begin later, and one
 * with a ticket is there well before its hour.
 */
export function plannedEntry(door: Door, arrival: number, minutes: number): number | null {
  const { appointmentAt } = door
  return appointmentAt !== null && arrival > appointmentAt - minutesBeforeTicket
    ? null
    : sureEntry(door, arrival, minutes)
}

function sureEntry({ windows, appointmentAt }: Door, arrival: number, minutes: number): number | null {
  if (appointmentAt !== null) return arrival <= appointmentAt ? appointmentAt : null
  return windows ? firstFit(windows.sure, arrival, minutes) : arrival
}

/**
 * Waits for a door that opens before `until`, preferably one that is surely open. If there is none, the visit begins on
 * arrival, and the problem says why it may not.
 */
export function enter(door: Door, arrival: number, minutes: number, until: number): VisitStart {
  const sure = sureEntry(door, arrival, minutes)
  if (sure !== null && (sure === arrival || sure < until)) return { beginsAt: sure, problem: doubt(door) }
  if (door.appointmentAt !== null) return { beginsAt: arrival, problem: 'ticketMissed' }

  const possible = door.windows?.possible ?? []
  const disputed = firstFit(possible, arrival, minutes)
  if (disputed !== null && (disputed === arrival || disputed < until)) {
    return { beginsAt: disputed, problem: sureWindowAt(door, disputed) ? 'disputedEnd' : 'disputed' }
  }
  const next = possible.find((window) => window.until > arrival)
  if (next && (next.from <= arrival || next.from < until)) {
    return { beginsAt: Math.max(next.from, arrival), problem: 'closesTooEarly' }
  }
  return { beginsAt: arrival, problem: 'closed' }
}

/** With disputed hours counted as sure. */
export function countingDisputed(door: Door): Door {
  return door.windows ? { ...door, windows: { ...door.windows, sure: door.windows.possible } } : door
}

/** When it surely closes next; null if not on that day. */
export function closingAfter(door: Door, beginsAt: number): number | null {
  const until = sureWindowAt(door, beginsAt)?.until
  return until !== undefined && until - beginsAt < minutesPerDay ? until : null
}

function sureWindowAt({ windows }: Door, at: number): TimeWindow | undefined {
  return windows?.sure.find(({ from, until }) => from <= at && at < until)
}

function doubt({ windows, isUnsure, appointmentAt }: Door): StopProblem | null {
  if (appointmentAt !== null) return null
  if (windows === null) return 'unknownHours'
  return isUnsure ? 'unsureHours' : null
}
