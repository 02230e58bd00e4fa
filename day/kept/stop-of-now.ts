import { momentInIndia } from '#guide/opening-hours/india-time.ts'
import type { KeptPlan, KeptStop } from './kept-plan.ts'

export type StopOfNow =
  | {
      /** Next until the day has begun, and on the way there or at it from then on. */
      part: 'next' | 'onTheWay' | 'here'
      stop: KeptStop
      /** The position of the stop in the whole day, from 1. */
      number: number
      count: number
      /** Those of a day that begins whenever it is opened, and of a stop that is late, are others by now. */
      hasTimes: boolean
    }
  | { part: 'over' }

const freshForMinutes = 5

export function stopOfNow(plan: KeptPlan, now: Date): StopOfNow {
  const { date, stops, setsOutAt, overAt, computedAt } = plan
  const minute = Math.floor((now.getTime() - momentInIndia(date, 0).getTime()) / 60_000)
  const index = stops.findIndex(({ isSeen }) => !isSeen)
  const stop = stops[index]
  if (!stop || minute >= overAt) return { part: 'over' }
  const hasBegun = setsOutAt !== null && minute >= setsOutAt
  return {
    part: hasBegun ? (minute < stop.arrivesAt ? 'onTheWay' : 'here') : 'next',
    stop,
    number: index + 1,
    count: stops.length,
    hasTimes:
      minute <= stop.leavesAt && (setsOutAt !== null || Math.abs(minute - computedAt) <= freshForMinutes),
  }
}
