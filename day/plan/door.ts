import { minutesPerDay } from '#guide/opening-hours/india-time.ts'
import type { DayFrame } from './day-frame.ts'
import type { StopProblem } from './plan.ts'
import type { PlannedTemple } from './planned-temple.ts'
import { appointmentAt } from './visit-length.ts'
import { firstFit, type TimeWindow, type TimeWindows, windowsOn } from './windows.ts'

export type Door = {
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
const minutesBeforeTicket = 30

export function isNearTicket({ appointmentAt }: Door, arrival: number): boolean {
  return appointmentAt !== null && arrival > appointmentAt - minutesBeforeTicket
}

/** Waits for the hour on the ticket or for a door that opens before `until`, and else begins on arrival, with a problem. */
export function enter(door: Door, arrival: number, minutes: number, until: number): VisitStart {
  if (door.appointmentAt !== null)
    return arrival <= door.appointmentAt
      ? { beginsAt: door.appointmentAt, problem: null }
      : { beginsAt: arrival, problem: 'ticketMissed' }
  const sure = door.windows ? firstFit(door.windows.sure, arrival, minutes) : arrival
  if (sure !== null && (sure === arrival || sure < until)) return { beginsAt: sure, problem: doubt(door) }

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

export function countingDisputed(door: Door): Door {
  return door.windows ? { ...door, windows: { ...door.windows, sure: door.windows.possible } } : door
}

export function countingClosed(door: Door): Door {
  return { ...door, windows: null }
}

/** Null if it does not close within a day, or may be closed already. */
export function closingAfter(door: Door, beginsAt: number): number | null {
  const until = sureWindowAt(door, beginsAt)?.until
  return until !== undefined && until - beginsAt < minutesPerDay ? until : null
}

function sureWindowAt({ windows }: Door, at: number): TimeWindow | undefined {
  return windows?.sure.find(({ from, until }) => from <= at && at < until)
}

export function isBrokenBy(problem: StopProblem | null): boolean {
  return problem !== null && !doubts.includes(problem)
}

const doubts: readonly StopProblem[] = ['unsureHours', 'unknownHours']

function doubt({ windows, isUnsure }: Door): StopProblem | null {
  if (windows === null) return 'unknownHours'
  return isUnsure ? 'unsureHours' : null
}
