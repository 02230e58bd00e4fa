import type { DayFrame } from './day-frame.ts'
import type { DayTemple } from './day-temple.ts'
import { closingAfter, isBrokenBy } from './door.ts'
import { shownLeg } from './legs.ts'
import { isLate, usualLunch } from './lunch.ts'
import type { Stop, Timeline } from './plan.ts'
import { chosenLimits } from './rounding.ts'
import {
  awayForTicket,
  goBack,
  isFed,
  type Return,
  setOut,
  step,
  stepsOf,
  type Tour,
  type Visit,
  visitsOn,
} from './step.ts'
import { minutesAtTheGate } from './visit-length.ts'

export type Drive = Pick<Timeline, 'stops' | 'lunch' | 'wayBack' | 'backAt' | 'roadMetres'> & {
  broken: number
  risks: number
  minutesWaitedForLunch: number
}

/** As `followOrder`, but without what might go wrong, which takes many times as long. */
export function drivenInOrder(frame: DayFrame, temples: readonly DayTemple[]): Drive {
  return drive(frame, visitsOn(frame, temples))
}

export function drive(frame: DayFrame, visits: readonly Visit[]): Drive {
  const away = awayForTicket(frame, visits)
  const without = driven(away, visits, null)
  if (without) return without
  const { latestBack } = chosenLimits(frame)
  const lateBy = ({ backAt }: Drive) => Math.max(0, backAt - latestBack)
  const [best] = [...visits.keys(), visits.length]
    .flatMap((lunchBefore) => driven(away, visits, lunchBefore) ?? [])
    .sort(
      (one, other) =>
        one.risks - other.risks ||
        lateBy(one) - lateBy(other) ||
        felt(one) - felt(other) ||
        one.backAt - other.backAt ||
        Number(isLate(one.lunch)) - Number(isLate(other.lunch)) ||
        one.minutesWaitedForLunch - other.minutesWaitedForLunch ||
        minutesFromUsual(one) - minutesFromUsual(other),
    )
  if (!best) throw new Error('A day always has room for lunch.')
  return best
}

export function isBroken({ problem }: Stop): boolean {
  return isBrokenBy(problem)
}

function felt({ backAt, stops }: Drive): number {
  return stops.reduce((sum, { shortBy }) => sum + 2 * shortBy, backAt)
}

function minutesFromUsual({ lunch }: Drive): number {
  return lunch ? Math.abs(lunch.from - usualLunch) : 0
}

/** Null if the reader would go without lunch, or have one and be fed in a queue as well. */
function driven(frame: DayFrame, visits: readonly Visit[], lunchBefore: number | null): Drive | null {
  let tour = setOut(frame)
  for (const [index, visit] of visits.entries()) {
    const next = step(frame, tour, visit, lunchBefore === index)
    if (!next) return null
    tour = next
  }
  if (
    lunchBefore !== null &&
    stepsOf(tour).some(({ visit, beginsAt, leavesAt }) => isFed(visit.temple, frame, beginsAt, leavesAt))
  )
    return null
  const way = goBack(frame, tour, lunchBefore === visits.length)
  return way && dayOf(tour, way)
}

function dayOf(tour: Tour, way: Return): Drive {
  const stops: Stop[] = []
  let lunch: Timeline['lunch'] = null
  let minutesWaitedForLunch = 0
  for (const [index, { before, visit, leg, lunch: eaten, ...step }] of stepsOf(tour).entries()) {
    const { temple, door, length } = visit
    if (eaten) {
      lunch = { beforeStop: index, ...eaten }
      minutesWaitedForLunch = Math.max(0, eaten.from - step.arrivesAt)
    }
    const { least, usual, most } = length
    stops.push({
      temple: temple.id,
      leg: shownLeg(leg, before.leavesAt),
      ...step,
      visit: {
        least: least + minutesAtTheGate,
        usual: usual + minutesAtTheGate,
        most: most + minutesAtTheGate,
      },
      closesAt: closingAfter(door, step.beginsAt),
    })
  }
  if (way.lunch) {
    lunch = { beforeStop: stops.length, ...way.lunch }
    minutesWaitedForLunch = way.lunch.from - tour.leavesAt
  }
  const { broken, risks } = tour
  return {
    stops,
    lunch,
    wayBack: shownLeg(way.leg, way.lunch?.until ?? tour.leavesAt),
    backAt: way.backAt,
    roadMetres: way.metres,
    broken,
    risks,
    minutesWaitedForLunch,
  }
}
