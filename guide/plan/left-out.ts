import type { TempleId } from '../temple-ids.ts'
import type { DayFrame } from './day-frame.ts'
import { minutesBeforeTicket } from './door.ts'
import { arrivalOf, legBetween } from './legs.ts'
import type { Cost } from './plan.ts'
import type { PlannedTemple } from './planned-temple.ts'
import type { Search } from './search-orders.ts'
import { isIn } from './sets.ts'
import { mostValued, type Valued } from './value.ts'
import { appointmentAt, visitLength } from './visit-length.ts'

/** If adding a temple would end the day later than this after the reader's hour, its cost is what it would push out. */
const mostMinutesLate = 90

/** How late a day may end in the search, which has to tell the cost of the temples left out. */
export function latestBackOfCosts({ backBy }: DayFrame): number {
  return backBy + mostMinutesLate
}

type LeftOut = {
  frame: DayFrame
  temple: PlannedTemple
  /** Its place among those considered. */
  index: number
  planned: number
  search: Search
  fits: (set: number) => boolean
  valued: readonly Valued[]
  idsOf: (set: number) => TempleId[]
}

export function costOf({ frame, temple, index, planned, search, fits, valued, idsOf }: LeftOut): Cost {
  const bit = 1 << index
  const backAt = search.backAt(planned | bit)
  if (backAt < Infinity) return { kind: 'backLater', minutes: backAt - search.backAt(planned) }
  if (!fits(bit)) return reasonAlone(frame, temple)
  const withIt = mostValued(
    valued,
    (set) => isIn(set, index) && (set & ~planned & ~bit) === 0 && fits(set),
    search.isBetter,
  )
  return { kind: 'pushesOut', temples: idsOf(planned & ~withIt) }
}

function reasonAlone(frame: DayFrame, temple: PlannedTemple): Cost {
  const [there, back] = [legBetween(frame.start, temple), legBetween(temple, frame.end)]
  const arrivesAt = arrivalOf(there, frame.leavesAt)
  const ticketAt = appointmentAt(temple, frame.ticket)
  if (ticketAt !== null && arrivesAt > ticketAt - minutesBeforeTicket) return { kind: 'ticketMissed' }

  const backAt = arrivalOf(back, Math.max(arrivesAt, ticketAt ?? 0) + visitLength(temple, frame).usual)
  const isTooFar =
    backAt > frame.backBy - frame.reserveMinutes || there.metres + back.metres > frame.mostRoadMetres
  return { kind: isTooFar ? 'tooFar' : 'notOpen' }
}
