import type { DayTemple } from '#day/plan/day-temple.ts'
import type { StopProblem } from '#day/plan/plan.ts'
import type { VisitLength } from '#day/plan/visit-length.ts'
import { hoursOn } from '#guide/opening-hours/week.ts'
import { weekdays } from '#guide/opening-hours/weekday.ts'

/** When a visit begins, for a reader who doesn't wait for a door that opens only at `until` or later. */
export type PaintedDoor = (
  readyAt: number,
  length: VisitLength,
  until: number,
) => { beginsAt: number; closesAt: number; problem: StopProblem | null }

/** From the midnight before the day's to the end of the second day after it. */
const [first, last] = [-1440, 4320]

const [possible, likely, sure] = [1, 2, 3]

/** A door minute by minute. `possible`: disputed hours count as sure; `always`: every minute does. */
export function paintedDoor(
  { openingHours: { value: hours, confidence }, likelyHours = [] }: DayTemple,
  date: string,
  whatIsSure: 'sure' | 'possible' | 'always' = 'sure',
): PaintedDoor {
  const painted = new Uint8Array(last - first).fill(whatIsSure === 'always' ? sure : 0)
  const change = (from: number, until: number, colourOf: (colour: number) => number) => {
    for (let minute = Math.max(from, first); minute < Math.min(until, last); minute++)
      painted[minute - first] = colourOf(painted[minute - first] ?? 0)
  }
  if (hours && whatIsSure !== 'always') {
    for (let midnight = first; midnight < last; midnight += 1440) {
      const weekday = weekdays[new Date(Date.parse(date) + midnight * 60_000).getUTCDay()] ?? 'sunday'
      const { sessions, disputed = [] } = hoursOn(weekday, hours)
      for (const one of disputed) {
        const [opens, closes] = [minuteOf(one.opens), minuteOf(one.closes)]
        change(midnight + opens, midnight + closes, (colour) => Math.max(colour, possible))
        for (const most of likelyHours)
          change(
            midnight + Math.max(opens, minuteOf(most.opens)),
            midnight + Math.min(closes, minuteOf(most.closes)),
            (colour) => Math.max(colour, likely),
          )
      }
      for (const { opens, closes } of sessions)
        change(midnight + minuteOf(opens), midnight + minuteOf(closes), () => sure)
    }
    for (const closure of hours.closures ?? []) {
      const midnight = (Date.parse(closure.date) - Date.parse(date)) / 60_000
      change(midnight + minuteOf(closure.from), midnight + minuteOf(closure.until), (colour) =>
        closure.isSure ? 0 : Math.min(colour, possible),
      )
    }
    if (whatIsSure === 'possible') change(first, last, (colour) => (colour > 0 ? sure : 0))
  }
  const lasts = (colour: number) => {
    const left = new Int32Array(last - first + 1)
    for (let index = last - first - 1; index >= 0; index--)
      left[index] = (painted[index] ?? 0) >= colour ? (left[index + 1] ?? 0) + 1 : 0
    return (minute: number) => left[minute - first] ?? 0
  }
  const [surelyOpenFor, likelyOpenFor, possiblyOpenFor] = [lasts(sure), lasts(likely), lasts(possible)]
  const firstMinute = (from: number, until: number, isMeant: (minute: number) => boolean) => {
    for (let minute = from; minute === from || minute < Math.min(until, last); minute++)
      if (isMeant(minute)) return minute
    return null
  }

  return (readyAt, { least, usual, mayBeShort }, until) => {
    const never = Number.POSITIVE_INFINITY
    if (hours === null) return { beginsAt: readyAt, closesAt: never, problem: 'unknownHours' }
    const shortest = mayBeShort ? least : usual
    const open = firstMinute(readyAt, until, (minute) => likelyOpenFor(minute) >= shortest)
    if (open !== null) {
      const openFor = likelyOpenFor(open)
      const isSure = confidence !== 'low' && surelyOpenFor(open) >= Math.min(usual, openFor)
      return { beginsAt: open, closesAt: open + openFor, problem: isSure ? null : 'unsureHours' }
    }
    const perhaps = firstMinute(readyAt, until, (minute) => possiblyOpenFor(minute) >= shortest)
    if (perhaps !== null)
      return {
        beginsAt: perhaps,
        closesAt: perhaps + possiblyOpenFor(perhaps),
        problem: likelyOpenFor(perhaps) > 0 ? 'disputedEnd' : 'disputed',
      }
    const ajar = firstMinute(readyAt, until, (minute) => possiblyOpenFor(minute) > 0)
    return {
      beginsAt: ajar ?? readyAt,
      closesAt: never,
      problem: ajar === null ? 'closed' : 'closesTooEarly',
    }
  }
}

export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
