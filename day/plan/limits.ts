import type { DayFrame } from './day-frame.ts'
import { drive } from './drive.ts'
import { chosenLimits, type Limits, toFive } from './rounding.ts'
import type { Visit } from './step.ts'

export function limitsOf(frame: DayFrame, visits: readonly Visit[]): Limits {
  const chosen = chosenLimits(frame)
  const ticket = dayOfTicket(frame, visits)
  if (!ticket) return chosen
  return {
    latestBack: Math.max(chosen.latestBack, toFive(ticket.backAt) + 2),
    mostMetres: Math.max(chosen.mostMetres, ticket.roadMetres),
  }
}

export function dayOfTicket(frame: DayFrame, visits: readonly Visit[]) {
  const visit = visits.find(({ door }) => door.appointment)
  const alone = visit && drive(frame, [visit])
  return alone && alone.risks === 0 ? alone : null
}
