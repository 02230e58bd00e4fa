import type { Distance } from './schema.ts'
import type { TempleId } from './temple-ids.ts'

/** The hill road from Alipiri, with the wait at its gate. */
const hillRoad = { metres: 17_300, minutes: 50 }

/** Through the town, and beyond it. */
const slow = { metres: 6000, kilometresPerHour: 18 }
const fast = { kilometresPerHour: 50 }

/**
 * An estimate of the minutes by road, from the middle of the distance: 6 minutes off on average against fifteen times
 * that travellers and drivers have told.
 */
export function driveMinutes(temple: TempleId, { leastMetres, mostMetres }: Distance): number {
  const metres = (leastMetres + mostMetres) / 2
  const onHill = temple === 'tirumala' ? hillRoad : { metres: 0, minutes: 0 }
  const below = Math.max(0, metres - onHill.metres)
  const inTown = Math.min(below, slow.metres)
  return (
    minutesOn(inTown, slow.kilometresPerHour) +
    minutesOn(below - inTown, fast.kilometresPerHour) +
    onHill.minutes
  )
}

function minutesOn(metres: number, kilometresPerHour: number): number {
  return (metres / 1000 / kilometresPerHour) * 60
}
