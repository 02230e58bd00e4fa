import type { DayFrame } from './day-frame.ts'
import { type Drive, drive, isBroken } from './drive.ts'
import type { Stop } from './plan.ts'
import type { Visit } from './step.ts'
import { mustBeSeen, weightOf } from './weights.ts'
import type { Wishes } from './wishes.ts'

export function firstMissed(
  frame: DayFrame,
  visits: readonly Visit[],
  day: Drive,
  wishes: Wishes,
): number | null {
  for (let tenth = 1; tenth <= 10; tenth++) {
    const longer = visits.map((visit): Visit => {
      const { usual, most } = visit.length
      return {
        ...visit,
        length: { ...visit.length, usual: Math.round(usual + ((most - usual) * tenth) / 10) },
      }
    })
    const broken = drive(frame, longer).stops.findIndex((stop, index) =>
      isMissed(stop, day.stops[index] as Stop),
    )
    if (broken >= 0) return leftOutFor(broken, frame, longer, day, wishes)
  }
  return null
}

function isMissed(stop: Stop, planned: Stop): boolean {
  const isTooLate = planned.closesAt !== null && stop.beginsAt >= planned.closesAt
  return isTooLate || (isBroken(stop) && !isBroken(planned))
}

function leftOutFor(
  broken: number,
  frame: DayFrame,
  longer: readonly Visit[],
  day: Drive,
  wishes: Wishes,
): number {
  const templeAt = (index: number) => (longer[index] as Visit).temple
  const isMust = (index: number) => mustBeSeen(templeAt(index), frame, wishes)
  if (!isMust(broken)) return broken
  const isSeenWithout = (left: readonly number[]) => {
    const kept = [...longer.keys()].filter((index) => !left.includes(index))
    const { stops } = drive(
      frame,
      kept.map((index) => longer[index] as Visit),
    )
    return !isMissed(stops[kept.indexOf(broken)] as Stop, day.stops[broken] as Stop)
  }
  const worth = (index: number) => weightOf(templeAt(index), frame)
  const others = [...longer.keys()]
    .filter((index) => !isMust(index))
    .sort((one, other) => worth(one) - worth(other))
  if (!isSeenWithout(others)) return broken
  return others.find((index) => isSeenWithout([index])) ?? (others[0] as number)
}
