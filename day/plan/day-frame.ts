import type { Coordinates, GatewayId } from '#guide/schema.ts'
import type { Foot } from '#guide/travel/feet.ts'

// All times are whole minutes since the midnight, in India, that the day's date begins with. They count on past 1440.

export type Place = { coordinates: Coordinates; gateway: GatewayId | null }

export const paces = ['brisk', 'usual', 'unhurried'] as const
export type Pace = (typeof paces)[number]

export const ticketKinds = ['none', 'timedToken', 'specialEntry', 'walkersToken'] as const
export type TicketKind = (typeof ticketKinds)[number]
export type TirumalaTicket =
  | { kind: 'none' }
  | { kind: 'timedToken' | 'specialEntry'; at: number }
  | { kind: 'walkersToken'; at: number; foot?: Foot | undefined }

/** What somebody has said of a way up the hill, in milliseconds since 1970. Each way is slow once at a time. */
export type SaidRoad = { road: 'hillRoad' | Foot; state: 'shut' | 'slow'; from: number; until: number }

export type DayFrame = {
  date: string
  start: Place
  end: Place
  leavesAt: number
  backBy: number
  pace: Pace
  lunchMinutes: number
  /** The reader has just come out of Tirumala with a ticket, and so may have lunch later than others. */
  isOut?: boolean
  reserveMinutes: number
  mostRoadMetres: number
  ticket: TirumalaTicket
  roads?: readonly SaidRoad[] | undefined
}

export const usualFrame = {
  pace: 'usual',
  lunchMinutes: 45,
  reserveMinutes: 30,
  mostRoadMetres: 200_000,
  ticket: { kind: 'none' },
} satisfies Partial<DayFrame>

/** Tokens of the last years were for Srivari Mettu alone. */
export const usualFoot: Foot = 'srivariMettu'

export const mostMinute = 2880
export const mostReserveMinutes = 240
export const mostKilometres = 1000
