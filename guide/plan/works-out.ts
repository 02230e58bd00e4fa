import type { DayFrame } from './day-frame.ts'
import { countingClosed } from './door.ts'
import { drivenInOrder } from './follow-order.ts'
import type { PlannedTemple } from './planned-temple.ts'
import { latestReturn, longestRoad } from './rounding.ts'
import { goBack, setOut, step, visitOn } from './step.ts'
import { needsDayOfItsOwn } from './visit-length.ts'

/** Whether a day works out in this order. The reserve is there to be used. */
export function worksOut(frame: DayFrame, temples: readonly PlannedTemple[]): boolean {
  const { backAt, broken, roadMetres } = drivenInOrder(frame, temples)
  return (
    broken === 0 &&
    backAt <= latestReturn({ ...frame, reserveMinutes: 0 }) &&
    roadMetres <= longestRoad(frame) &&
    (temples.length === 1 || !temples.some((temple) => needsDayOfItsOwn(temple, frame.ticket)))
  )
}

/** Why a temple does not even fit alone: its hours, or the reader's hours or kilometres. */
export type WhyNot = 'notOpen' | 'tooFar' | 'ticketMissed'

/** Null if the temple alone fits. */
export function whyNotAlone(frame: DayFrame, temple: PlannedTemple): WhyNot | null {
  if (worksOut(frame, [temple])) return null
  const { problem } = drivenInOrder(frame, [temple]).stops[0] ?? {}
  if (problem === 'ticketMissed') return problem
  const free = { ...frame, lunchMinutes: 0 }
  if (worksOut(free, [temple])) return 'tooFar'
  const visit = visitOn(free, temple)
  const there = step(free, setOut(free), { ...visit, door: countingClosed(visit.door) }, false)
  const way = there && goBack(free, there, false)
  const fitsIfOpen =
    way !== null &&
    way.backAt <= latestReturn({ ...free, reserveMinutes: 0 }) &&
    way.metres <= longestRoad(free)
  return fitsIfOpen ? 'notOpen' : 'tooFar'
}
