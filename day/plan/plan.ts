import type { VisitMinutes, Wait } from '#guide/schema.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { Foot } from '#guide/travel/feet.ts'
import type { Lunch } from './lunch.ts'

// Times are counted as in day-frame.ts, and stops by their index.

export type Leg = {
  metres: number
  minutes: number
  isKnownDistance: boolean
  /** On foot, from where the road ends; it is reckoned with its most. */
  climb: (Wait & { foot: Foot }) | null
  /** The gate of the hill road or of the footpath at which the reader waits; null if there is no wait. */
  gateOpensAt: number | null
}

/** Why a visit may fail. With `disputedEnd` the door is open when the visit begins, but perhaps not until its end. */
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
  arrivesAt: number
  readyAt: number
  beginsAt: number
  leavesAt: number
  isCrowded: boolean
  visit: VisitMinutes
  closesAt: number | null
  shortBy: number
  problem: StopProblem | null
}

export type Timeline = {
  stops: Stop[]
  lunch: (Lunch & { beforeStop: number }) | null
  wayBack: Leg | null
  backAt: number
  roadMetres: number
  breaksFirst: number | null
  backAtIfDisputedOpen: number | null
  waitsForDisputed: number[]
}

export type Plan = {
  timeline: Timeline
  leftOut: TempleId[]
  conflict: TempleId[]
}
