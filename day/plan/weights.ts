import type { TempleId } from '#guide/temple-ids.ts'
import type { DayFrame } from './day-frame.ts'
import type { PlannedTemple } from './planned-temple.ts'
import { appointmentAt } from './visit-length.ts'

/** How many of the days in real-days.test.ts, which people have told of, go there. */
export const daysThatGoThere: Record<TempleId, number> = {
  tiruchanoor: 9,
  'kapila-theertham': 8,
  'srinivasa-mangapuram': 7,
  govindaraja: 5,
  iskcon: 4,
  srikalahasti: 4,
  tirumala: 3,
  kanipakam: 2,
  'vakula-matha': 1,
  appalayagunta: 2,
}

export function fatigueOf(temples: number): number {
  const more = Math.max(0, temples - 5)
  return more * (more + 1)
}

const weightOfAppointment = 50

export const weightOfMust = 1_000_000

/** More than all musts together: an hour on a ticket does not come back. */
export const weightOfAppointmentWhenLate = 1_000_000_000

export function weightOf(temple: PlannedTemple, { ticket }: DayFrame): number {
  return appointmentAt(temple, ticket) === null ? daysThatGoThere[temple.id] : weightOfAppointment
}
