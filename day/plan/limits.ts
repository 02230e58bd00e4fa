import type { DayFrame } from './day-frame.ts'
import { drive } from './drive.ts'
import { chosenLimits, type Limits, toFive } from './rounding.ts'
import type { Visit } from './step.ts'

/** Whoever has a ticket has come for it: the reader is away for as long, and as far, as it takes. */
export function limitsOf(frame: DayFrame, visits: readonly Visit[]): Limits {
  const chosen = chosenLimits(frame)
  const ticket = dayOfTicket(frame, visits)
  if (!ticket) return chosen
  return {
    latestBack: Math.max(chosen.latestBack, toFive(ticket.backAt) + 2),
    mostMetres: Math.max(chosen.mostMetres, ticket.roadMetres),
  }
}

/** Of those who go there straight, and back; null if there is no ticket, or it is missed. */
export function dayOfTicket(frame: DayFrame, visits: readonly Visit[]) {
  const visit = visits.find(({ door }) => door.appointment)
  const alone = visit && drive(frame, [visit])
  return alone && alone.risks === 0 ? alone : null
}
