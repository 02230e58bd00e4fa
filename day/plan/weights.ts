import type { TempleId } from '#guide/temple-ids.ts'
import type { DayFrame } from './day-frame.ts'
import type { PlannedTemple } from './planned-temple.ts'
import { appointmentAt } from './visit-length.ts'

/** How many of the real days in real-days.test.ts go there, so that a planned day resembles them. */
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

/** A group tires: the sixth temple of a day is worth two less than it would be alone, the seventh four less. */
export function fatigueOf(temples: number): number {
  const more = Math.max(0, temples - 5)
  return more * (more + 1)
}

/** A reader with a ticket for a certain hour has come for it: it outweighs all that is not a must. */
const weightOfAppointment = 50

/** More than all temples together. */
export const weightOfMust = 1_000_000

/** For a late reader, more than all musts together: an hour on a ticket does not come back. */
export const weightOfAppointmentWhenLate = 1_000_000_000

export function weightOf(temple: PlannedTemple, { ticket }: DayFrame): number {
  return appointmentAt(temple, ticket) === null ? daysThatGoThere[temple.id] : weightOfAppointment
}
