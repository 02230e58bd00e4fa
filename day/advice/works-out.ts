import type { DayFrame } from '#day/plan/day-frame.ts'
import type { DayTemple } from '#day/plan/day-temple.ts'
import { countingClosed, countingDisputed, type Door } from '#day/plan/door.ts'
import { drive, drivenInOrder } from '#day/plan/drive.ts'
import { limitsOf } from '#day/plan/limits.ts'
import { chosenLimits, type Limits } from '#day/plan/rounding.ts'
import { goBack, setOut, step, type Visit, visitsOn } from '#day/plan/step.ts'
import type { VisitLength } from '#day/plan/visit-length.ts'

export function worksOut(frame: DayFrame, temples: readonly DayTemple[]): boolean {
  return isDrivenWithin(chosenLimits({ ...frame, reserveMinutes: 0 }), frame, visitsOn(frame, temples))
}

/** In the hours and kilometres that the reader has chosen, or in those that the ticket takes, if these are more. */
export function canBeKept(frame: DayFrame, temples: readonly DayTemple[]): boolean {
  return isDrivenWithin(widestLimits(frame, temples), frame, visitsOn(frame, temples))
}

export function isDrivenWithin(limits: Limits, frame: DayFrame, visits: readonly Visit[]): boolean {
  const { backAt, broken, roadMetres } = drive(frame, visits)
  return (
    broken === 0 &&
    backAt <= limits.latestBack &&
    roadMetres <= limits.mostMetres &&
    (visits.length === 1 || !visits.some(({ isAlone }) => isAlone))
  )
}

function widestLimits(frame: DayFrame, temples: readonly DayTemple[]): Limits {
  return limitsOf({ ...frame, reserveMinutes: 0 }, visitsOn(frame, temples))
}

export type WhyNot = 'notOpen' | 'tooFar' | 'ticketMissed'

export function whyNotAlone(frame: DayFrame, temple: DayTemple): WhyNot | null {
  if (canBeKept(frame, [temple])) return null
  const { problem } = drivenInOrder(frame, [temple]).stops[0] ?? {}
  if (problem === 'ticketMissed') return problem
  const isKeptOut = fitsAlone(frame, temple, countingClosed) && !maySee(frame, temple)
  return isKeptOut ? 'notOpen' : 'tooFar'
}

export function maySee(frame: DayFrame, temple: DayTemple): boolean {
  return fitsAlone(frame, temple, countingDisputed, ({ least }) => least)
}

function fitsAlone(
  frame: DayFrame,
  temple: DayTemple,
  counting: (door: Door) => Door,
  stay: (length: VisitLength) => number = ({ usual }) => usual,
): boolean {
  const free = { ...frame, lunchMinutes: 0 }
  const [visit] = visitsOn(free, [temple])
  if (!visit) return false
  const length = { ...visit.length, usual: stay(visit.length) }
  const asCounted = { ...visit, door: counting(visit.door), length }
  const there = step(free, setOut(free), asCounted, false)
  const way = there && goBack(free, there, false)
  const { latestBack, mostMetres } = widestLimits(frame, [temple])
  return way !== null && there?.broken === 0 && way.backAt <= latestBack && way.metres <= mostMetres
}
