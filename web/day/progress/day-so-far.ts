import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { Coordinates } from '#guide/schema.ts'
import type { Entries } from '#visits/entry.ts'
import { type Day, templesOf, seen as templesSeen } from '../../visits/days.ts'
import type { DayGuide, DayTemple } from '../day-temple.ts'
import { type FramedDay, framedDay } from './frame.ts'
import { startingInTime } from './next-start.ts'
import { type Progress, progressOf } from './progress.ts'

export type DaySoFar = {
  /** The date for a temple that is ticked now; the day itself may have moved to tomorrow. */
  date: string
  /** Of that date; null if it is not today. */
  minute: number | null
  /** In the reader's order. */
  temples: readonly DayTemple[]
  framed: FramedDay
  progress: Progress
}

/** A kept day as of now. `here` is the reader's position, if the day starts there and the phone has told it. */
export function daySoFar(
  day: Day,
  entries: Entries,
  guide: DayGuide,
  now: Date,
  here: Coordinates | null = null,
): DaySoFar {
  const date = day.settings.date ?? dateInIndia(now)
  const temples = templesOf(day).flatMap((id) => guide.temples.find((temple) => temple.id === id) ?? [])
  const seenAt = new Map(
    templesSeen(entries).flatMap((visit) => (visit.date === date ? [[visit.temple, visit.at] as const] : [])),
  )
  const asSet = framedDay(day.settings, guide.gateways, here, now)
  const framed = startingInTime(asSet, day.settings, temples, seenAt)
  return { date, minute: asSet.minute, temples, framed, progress: progressOf(framed, temples, seenAt) }
}
