import type { VisitMinutes } from '../schema.ts'
import type { DayFrame, Pace, TirumalaTicket } from './day-frame.ts'
import type { PlannedTemple } from './planned-temple.ts'

/** For shoes and phone, and for the way from the car and back to it. */
const minutesAtTheGate = 12

/** As for most of the temples. */
const ofUnknownLength: VisitMinutes = { least: 25, usual: 60, most: 120 }

const paceFactors: Record<Pace, number> = { brisk: 0.75, usual: 1, unhurried: 1.35 }

/**
 * How long a visit takes at this pace, with the minutes at the gate. No pace changes a queue that tickets are sold for.
 */
export function visitLength(temple: PlannedTemple, { pace, ticket }: DayFrame): VisitMinutes {
  const isQueue = temple.visitMinutesWith !== undefined
  const { least, usual, most } = minutesOf(temple, ticket) ?? ofUnknownLength
  const paced = isQueue ? usual : Math.round(usual * paceFactors[pace])
  return {
    least: least + minutesAtTheGate,
    usual: Math.min(Math.max(paced, least), most) + minutesAtTheGate,
    most: most + minutesAtTheGate,
  }
}

/** The hour at which the visit begins, if a ticket names it. */
export function appointmentAt({ visitMinutesWith }: PlannedTemple, ticket: TirumalaTicket): number | null {
  return visitMinutesWith && ticket.kind !== 'none' ? ticket.at : null
}

/** Without a ticket the queue takes the day. */
export function needsDayOfItsOwn({ visitMinutesWith }: PlannedTemple, ticket: TirumalaTicket): boolean {
  return visitMinutesWith !== undefined && ticket.kind === 'none'
}

function minutesOf({ visitMinutes, visitMinutesWith }: PlannedTemple, ticket: TirumalaTicket) {
  return visitMinutesWith && ticket.kind !== 'none' ? visitMinutesWith[ticket.kind] : visitMinutes
}
