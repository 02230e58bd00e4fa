import type { DayFrame } from './day-frame.ts'
import { countingClosed, countingDisputed, type Door } from './door.ts'
import { drivenInOrder } from './follow-order.ts'
import type { PlannedTemple } from './planned-temple.ts'
import { latestReturn, longestRoad } from './rounding.ts'
import { goBack, setOut, step, visitOn } from './step.ts'
import { needsDayOfItsOwn } from './visit-length.ts'

export function worksOut(frame: DayFrame, temples: readonly PlannedTemple[]): boolean {
  const { backAt, broken, roadMetres } = drivenInOrder(frame, temples)
  return (
    broken === 0 &&
    backAt <= latestReturn({ ...frame, reserveMinutes: 0 }) &&
    roadMetres <= longestRoad(frame) &&
    (temples.length === 1 || !temples.some((temple) => needsDayOfItsOwn(temple, frame.ticket)))
  )
}

export type WhyNot = 'notOpen' | 'tooFar' | 'ticketMissed'

/** Why not even a day of this temple alone works out; null if it does. */
export function whyNotAlone(frame: DayFrame, temple: PlannedTemple): WhyNot | null {
  if (worksOut(frame, [temple])) return null
  const { problem } = drivenInOrder(frame, [temple]).stops[0] ?? {}
  if (problem === 'ticketMissed') return problem
  const isKeptOut = fitsAlone(frame, temple, countingClosed) && !maySee(frame, temple)
  return isKeptOut ? 'notOpen' : 'tooFar'
}

/** However short the visit, and if every door that may be open is. */
export function maySee(frame: DayFrame, temple: PlannedTemple): boolean {
  return fitsAlone(frame, temple, countingDisputed, 'least')
}

function fitsAlone(
  frame: DayFrame,
  temple: PlannedTemple,
  counting: (door: Door) => Door,
  stay: 'least' | 'usual' = 'usual',
): boolean {
  const free = { ...frame, lunchMinutes: 0 }
  const { door, length, ...visit } = visitOn(free, temple)
  const asCounted = { ...visit, door: counting(door), length: { ...length, usual: length[stay] } }
  const there = step(free, setOut(free), asCounted, false)
  const way = there && goBack(free, there, false)
  return (
    way !== null &&
    there?.broken === 0 &&
    way.backAt <= latestReturn({ ...frame, reserveMinutes: 0 }) &&
    way.metres <= longestRoad(frame)
  )
}
