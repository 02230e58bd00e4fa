import type { VisitMinutes } from '#guide/schema.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { Lunch } from './lunch.ts'

// What a plan says. Times are counted as in day-frame.ts.

export type Leg = {
  metres: number
  minutes: number
  /** Whether the length is one of the guide's facts; the time never is. */
  isKnownDistance: boolean
}

/**
 * Why a visit may fail: the door is not surely open when the reader arrives, or closes too early. `unsureHours` are
 * those of low confidence; with `disputedEnd` it is surely open when the visit begins.
 */
export type StopProblem =
  | 'closed'
  | 'closesTooEarly'
  | 'disputed'
  | 'disputedEnd'
  | 'unsureHours'
  | 'unknownHours'
  | 'ticketMissed'

export type Stop = {
  temple: TempleId
  leg: Leg
  /** Before lunch, unless that is on the way. */
  arrivesAt: number
  /** On arrival or after lunch. */
  readyAt: number
  /** When the visit begins: after waiting for the door, or for the hour on the ticket. */
  beginsAt: number
  /** After a visit of usual length at this pace, including shoes, phone and the way from the car. */
  leavesAt: number
  /** Whether it takes longer because of a crowd that is there at that hour. */
  isCrowded: boolean
  /** The least and most that the visit may take at this pace. */
  visit: VisitMinutes
  /** When it surely closes after the visit has begun; null if it does not close that day or its hours aren't known. */
  closesAt: number | null
  problem: StopProblem | null
}

/** A day in the order given, whatever that brings. */
export type Timeline = {
  stops: Stop[]
  /** Taken on arrival at, or before, this stop, by index; `stops.length` is before the way back. */
  lunch: (Lunch & { beforeStop: number }) | null
  /** From the last stop or, without any, from the start; null if the day ends there. */
  wayBack: Leg | null
  backAt: number
  roadMetres: number
  roadMinutes: number
  /** The first stop to break when visits take longer than usual, by index. */
  breaksFirst: number | null
  /** When the day ends if disputed hours count as open; null if that changes nothing. */
  backAtIfDisputedOpen: number | null
  /** The stops where the reader waits though the door may be open, by index. */
  waitsForDisputed: number[]
}

export type Plan = {
  timeline: Timeline
  leftOut: TempleId[]
  /** The smallest set of musts that exclude each other; empty if all of them fit. */
  conflict: TempleId[]
}
