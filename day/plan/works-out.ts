import type { DayFrame } from './day-frame.ts'
import { countingClosed, countingDisputed } from './door.ts'
import { drivenInOrder } from './follow-order.ts'
import type { PlannedTemple } from './planned-temple.ts'
import { latestReturn, longestRoad } from './rounding.ts'
import { goBack, setOut, step, type Visit, visitOn } from './step.ts'
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
  const free = { ...frame, lunchMinutes: 0 }
  const visit = visitOn(free, temple)
  const shortest = { ...visit.length, usual: visit.length.least }
  const isKeptOut =
    fitsAlone(free, { ...visit, door: countingClosed(visit.door) }) &&
    !fitsAlone(free, { ...visit, door: countingDisputed(visit.door), length: shortest })
  return isKeptOut ? 'notOpen' : 'tooFar'
}

function fitsAlone(frame: DayFrame, visit: Visit): boolean {
  const there = step(frame, setOut(frame), visit, false)
  const way = there && goBack(frame, there, false)
  return (
    way !== null &&
    there?.broken === 0 &&
    way.backAt <= latestReturn({ ...frame, reserveMinutes: 0 }) &&
    way.metres <= longestRoad(frame)
  )
}
