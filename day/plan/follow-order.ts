import type { DayFrame } from './day-frame.ts'
import type { DayTemple } from './day-temple.ts'
import { countingDisputed, enter } from './door.ts'
import { type Drive, drive } from './drive.ts'
import { firstMissed } from './first-missed.ts'
import { shortestLunch } from './lunch.ts'
import type { Stop, Timeline } from './plan.ts'
import { awayForTicket, type Visit, visitsOn } from './step.ts'
import type { Wishes } from './wishes.ts'

export function followOrder(frame: DayFrame, temples: readonly DayTemple[], wishes: Wishes = {}): Timeline {
  const visits = visitsOn(frame, temples)
  const day = drive(frame, visits)
  const asDisputed = drive(
    frame,
    visits.map((visit) => ({ ...visit, door: countingDisputed(visit.door) })),
  )
  const { stops, lunch, wayBack, backAt, roadMetres } = day
  return {
    stops,
    lunch: lunch && lunch.until - lunch.from >= shortestLunch ? lunch : null,
    wayBack: stops.length > 0 || roadMetres > 0 ? wayBack : null,
    backAt,
    roadMetres,
    breaksFirst: firstMissed(frame, visits, day, wishes),
    backAtIfDisputedOpen: asDisputed.backAt === backAt ? null : asDisputed.backAt,
    waitsForDisputed: waitsForDisputed(frame, visits, day),
  }
}

function waitsForDisputed(frame: DayFrame, visits: readonly Visit[], { stops }: Drive): number[] {
  const { backBy } = awayForTicket(frame, visits)
  return [...stops.keys()].filter((index) => {
    const { readyAt, beginsAt } = stops[index] as Stop
    const { door, length } = visits[index] as Visit
    return enter(countingDisputed(door), readyAt, length, backBy).beginsAt < beginsAt
  })
}
