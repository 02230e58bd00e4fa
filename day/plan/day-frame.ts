import type { Coordinates, GatewayId } from '#guide/schema.ts'

// Everything a day is planned from, except its temples. All times are whole minutes since midnight, in India, of the
// day's date; those after the next midnight count on past 1440.

/** A gateway, or, without one, a point such as where the reader stands. */
export type Place = { coordinates: Coordinates; gateway: GatewayId | null }

export const paces = ['brisk', 'usual', 'unhurried'] as const
export type Pace = (typeof paces)[number]

/** `none` is a day of queuing; the others have an hour at which their holder may join the queue. */
export const ticketKinds = ['none', 'timedToken', 'specialEntry', 'walkersToken'] as const
export type TicketKind = (typeof ticketKinds)[number]
export type TirumalaTicket = { kind: 'none' } | { kind: Exclude<TicketKind, 'none'>; at: number }

/** How the reader wants to spend the day. */
export type DayFrame = {
  /** In India, such as 2026-11-24. */
  date: string
  start: Place
  end: Place
  leavesAt: number
  backBy: number
  pace: Pace
  lunchMinutes: number
  /** Kept free before `backBy`. */
  reserveMinutes: number
  mostRoadMetres: number
  ticket: TirumalaTicket
}

/** The defaults; docs/planner.md has the reasons. */
export const usualFrame = {
  pace: 'usual',
  lunchMinutes: 45,
  reserveMinutes: 30,
  /** Srikalahasti or Kanipakam with temples of the town, never both. */
  mostRoadMetres: 200_000,
  ticket: { kind: 'none' },
} satisfies Partial<DayFrame>

// The most that a day may ask for, whether an account keeps it or a link brings it.

/** From the midnight it begins at: the end of the next day. */
export const mostMinute = 2880
export const mostReserveMinutes = 240
export const mostKilometres = 1000
