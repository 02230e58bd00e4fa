import type { TempleId } from '#guide/temple-ids.ts'
import type { DayFrame } from './day-frame.ts'
import type { DayTemple } from './day-temple.ts'
import { appointmentAt } from './visit-length.ts'
import type { Wishes } from './wishes.ts'

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

/** So many minutes of a day is a temple worth for each of those days; less if nobody knows its hours for sure. */
const [worthOfDay, worthIfUnsure] = [100, 65]

const weightOfMust = 1_000_000

/** More than all musts together: an hour on a ticket does not come back. */
const weightOfAppointment = 1_000_000_000

export function weightOf(temple: DayTemple, { ticket }: Pick<DayFrame, 'ticket'>): number {
  if (appointmentAt(temple, ticket) !== null) return weightOfAppointment
  const { value, confidence } = temple.openingHours
  const isUnsure = value === null || confidence === 'low'
  return daysThatGoThere[temple.id] * (isUnsure ? worthIfUnsure : worthOfDay)
}

export function weightAsWished(temple: DayTemple, frame: DayFrame, wishes: Wishes): number {
  return weightOf(temple, frame) + (wishes[temple.id] === 'must' ? weightOfMust : 0)
}

export function mustBeSeen(temple: DayTemple, { ticket }: DayFrame, wishes: Wishes): boolean {
  return wishes[temple.id] === 'must' || appointmentAt(temple, ticket) !== null
}

/** Groups tire after five temples. */
export function fatigueOf(temples: number): number {
  return worthOfDay * sumUpTo(temples - 5)
}

/** The first half hour before closed doors costs as much as a temple that one real day goes to, each further one so much more. */
export function displeasureOf(minutesSat: number): number {
  return worthOfDay * sumUpTo(Math.floor(minutesSat / 30))
}

function sumUpTo(count: number): number {
  return count > 0 ? (count * (count + 1)) / 2 : 0
}
