import type { DayFrame } from './day-frame.ts'
import type { DayTemple } from './day-temple.ts'
import { type Drive, drive } from './drive.ts'
import { isLate, lunchOf } from './lunch.ts'
import { type Visit, visitsOn } from './step.ts'

const worthMinutes = 15

/** `earliest` is the first minute at which the reader can leave, and `lunchMinutes` what they want of lunch. */
export type Freedom = { earliest: number; lunchMinutes: number }

export function leavingAt(
  leavesAt: number,
  frame: DayFrame,
  { lunchMinutes }: Pick<Freedom, 'lunchMinutes'>,
): DayFrame {
  return { ...frame, leavesAt, lunchMinutes: lunchOf(lunchMinutes, leavesAt) }
}

/**
 * The latest start, not after that of `frame`, from which the ticket is reached early in this order, or else alone; if
 * possible, one from which there is time for lunch before it.
 */
export function startForTicket(frame: DayFrame, temples: readonly DayTemple[], freedom: Freedom): number {
  const { leavesAt: usual } = frame
  const [visits, dayFrom] = drivenWith(frame, temples, freedom)
  const ticket = visits.filter(({ door }) => door.appointment)
  if (ticket.length === 0) return usual
  const earliest = Math.min(freedom.earliest, usual)
  const starts = [usual, ...everyFiveDown(usual, earliest), earliest]
  for (const those of [visits, ticket]) {
    const days = starts.map((leavesAt) => ({ leavesAt, day: dayFrom(leavesAt, those) }))
    const inTime = days.filter(({ day }) => isInTime(day, those))
    const best = inTime.find(({ day }) => !isLate(day.lunch)) ?? inTime[0]
    if (best) return best.leavesAt
  }
  return usual
}

export function latestStart(frame: DayFrame, temples: readonly DayTemple[], freedom: Freedom): number {
  const { leavesAt: usual } = frame
  const [visits, dayFrom] = drivenWith(frame, temples, freedom)
  const day = dayFrom(usual)
  const later = everyFiveDown(usual + waitOf(day, visits, usual) + 1, usual + worthMinutes)
  return later.find((leavesAt) => isAsGood(dayFrom(leavesAt), day)) ?? usual
}

type DayFrom = (leavesAt: number, those?: readonly Visit[]) => Drive

function drivenWith(
  frame: DayFrame,
  temples: readonly DayTemple[],
  freedom: Freedom,
): [visits: Visit[], dayFrom: DayFrom] {
  const visits = visitsOn({ ...frame, leavesAt: Math.min(freedom.earliest, frame.leavesAt) }, temples)
  const dayFrom: DayFrom = (leavesAt, those = visits) => drive(leavingAt(leavesAt, frame, freedom), those)
  return [visits, dayFrom]
}

function isInTime({ stops }: Drive, visits: readonly Visit[]): boolean {
  return visits.every(({ door }, index) => {
    const { readyAt = Number.POSITIVE_INFINITY } = stops[index] ?? {}
    return !door.appointment || readyAt <= door.appointment.earlyUntil
  })
}

function isAsGood({ risks, backAt, stops }: Drive, day: Drive): boolean {
  return (
    risks <= day.risks &&
    backAt <= day.backAt &&
    stops.every(({ shortBy }, index) => shortBy <= (day.stops[index]?.shortBy ?? 0))
  )
}

function waitOf({ stops, lunch }: Drive, visits: readonly Visit[], leavesAt: number): number {
  const ticket = visits.findIndex(({ door }) => door.appointment)
  let wait = ticket < 0 && lunch?.beforeStop === 0 ? lunch.from - lunch.until : 0
  let from = leavesAt
  for (const stop of stops.slice(0, Math.max(0, ticket) + 1)) {
    wait += stop.beginsAt - from - stop.leg.minutes
    from = stop.leavesAt
  }
  return wait
}

function everyFiveDown(before: number, after: number): number[] {
  const minutes: number[] = []
  for (let minute = Math.ceil(before / 5) * 5 - 5; minute > after; minute -= 5) minutes.push(minute)
  return minutes
}
