import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { Coordinates } from '#guide/schema.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { DayGuide } from './day-temple.ts'
import { newDay } from './entries/new-day.ts'
import type { DayValue } from './entries/values.ts'
import { dayAfter, frameOf } from './frame.ts'
import { isTooLate } from './next-start.ts'
import { latestStart } from './plan/latest-start.ts'
import { proposeDay } from './plan/plan-day.ts'

type NewDay = { settings: DayValue; temples: TempleId[] }

/**
 * A whole day of the temples that fit best, with its date and hour; null if none fits. Late in the evening it is for
 * tomorrow.
 */
export function planNewDay(
  wanted: DayValue,
  { temples, gateways }: DayGuide,
  here: Coordinates | null,
  now: Date,
): NewDay | null {
  const frame = frameOf(wanted, gateways, here, now)
  const isFree = wanted.date === null && wanted.leavesAt === null
  if (isFree && isTooLate(frame, temples)) {
    const tomorrow = { ...wanted, date: dayAfter(dateInIndia(now)), backBy: newDay.backBy }
    return planNewDay(tomorrow, { temples, gateways }, here, now)
  }
  const wishes = Object.fromEntries(temples.map(({ id }) => [id, 'like' as const]))
  const { stops } = proposeDay(frame, temples, wishes).timeline
  if (stops.length === 0) return null
  const planned = stops.flatMap(({ temple }) => temples.find(({ id }) => id === temple) ?? [])
  return {
    settings: { ...wanted, date: frame.date, leavesAt: wanted.leavesAt ?? latestStart(frame, planned) },
    temples: planned.map(({ id }) => id),
  }
}
