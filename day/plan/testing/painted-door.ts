import { hoursOn } from '#guide/opening-hours/week.ts'
import { weekdays } from '#guide/opening-hours/weekday.ts'
import type { StopProblem } from '../plan.ts'
import type { PlannedTemple } from '../planned-temple.ts'

/** When a visit begins, for a reader who doesn't wait for a door that opens only at `until` or later. */
export type PaintedDoor = (
  arrivesAt: number,
  minutes: number,
  until: number,
) => { beginsAt: number; problem: StopProblem | null }

/** From the midnight before the day's to the end of the second day after it. */
const [first, last] = [-1440, 4320]

/** A door minute by minute. `possible`: disputed hours count as sure; `always`: every minute does. */
export function paintedDoor(
  { openingHours: { value: hours, confidence } }: PlannedTemple,
  date: string,
  whatIsSure: 'sure' | 'possible' | 'always' = 'sure',
): PaintedDoor {
  const painted = new Uint8Array(last - first).fill(whatIsSure === 'always' ? 2 : 0)
  if (hours && whatIsSure !== 'always') {
    for (let midnight = first; midnight < last; midnight += 1440) {
      const weekday = weekdays[new Date(Date.parse(date) + midnight * 60_000).getUTCDay()] ?? 'sunday'
      const { sessions, disputed = [] } = hoursOn(weekday, hours)
      for (const { opens, closes } of disputed)
        paint(midnight + minuteOf(opens), midnight + minuteOf(closes), whatIsSure === 'possible' ? 2 : 1)
      for (const { opens, closes } of sessions)
        paint(midnight + minuteOf(opens), midnight + minuteOf(closes), 2)
    }
  }
  if (hours && whatIsSure !== 'always') {
    for (const closure of hours.closures ?? []) {
      const midnight = (Date.parse(closure.date) - Date.parse(date)) / 60_000
      const [from, until] = [midnight + minuteOf(closure.from), midnight + minuteOf(closure.until)]
      for (let minute = Math.max(from, first); minute < Math.min(until, last); minute++) {
        const colour = painted[minute - first] ?? 0
        const left = closure.isSure ? 0 : whatIsSure === 'possible' ? colour : Math.min(colour, 1)
        painted[minute - first] = left
      }
    }
  }
  function paint(from: number, until: number, colour: number) {
    for (let minute = Math.max(from, first); minute < Math.min(until, last); minute++)
      painted[minute - first] = Math.max(painted[minute - first] ?? 0, colour)
  }
  const lasts = (colour: number) => {
    const left = new Int32Array(last - first + 1)
    for (let index = last - first - 1; index >= 0; index--)
      left[index] = (painted[index] ?? 0) >= colour ? (left[index + 1] ?? 0) + 1 : 0
    return (minute: number) => left[minute - first] ?? 0
  }
  const [surelyOpenFor, possiblyOpenFor] = [lasts(2), lasts(1)]
  const firstMinute = (from: number, until: number, isMeant: (minute: number) => boolean) => {
    for (let minute = from; minute === from || minute < Math.min(until, last); minute++)
      if (isMeant(minute)) return minute
    return null
  }

  return (arrivesAt, minutes, until) => {
    if (hours === null) return { beginsAt: arrivesAt, problem: 'unknownHours' }
    const sure = firstMinute(arrivesAt, until, (minute) => surelyOpenFor(minute) >= minutes)
    if (sure !== null) return { beginsAt: sure, problem: confidence === 'low' ? 'unsureHours' : null }
    const disputed = firstMinute(arrivesAt, until, (minute) => possiblyOpenFor(minute) >= minutes)
    if (disputed !== null)
      return { beginsAt: disputed, problem: surelyOpenFor(disputed) > 0 ? 'disputedEnd' : 'disputed' }
    const open = firstMinute(arrivesAt, until, (minute) => possiblyOpenFor(minute) > 0)
    return open === null
      ? { beginsAt: arrivesAt, problem: 'closed' }
      : { beginsAt: open, problem: 'closesTooEarly' }
  }
}

export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
