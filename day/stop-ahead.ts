import { isWithinDays, type ShownOccasion } from '#guide/calendar/calendar.ts'
import { minutesOf, momentInIndia } from '#guide/opening-hours/india-time.ts'
import type { Coordinates, GatewayId } from '#guide/schema.ts'
import { stopOf } from './entries/days.ts'
import { limits } from './entries/limits.ts'
import type { StopValue } from './entries/values.ts'
import type { DayTemple } from './plan/day-temple.ts'
import type { Stop, Timeline } from './plan/plan.ts'
import { needsDayOfItsOwn } from './plan/visit-length.ts'
import type { DayView } from './view.ts'

export type StopAhead = {
  temple: DayTemple
  stop: Stop
  /** The position of the stop in the whole day, from 1. */
  number: number
  /** The position among the temples ahead, from 0. */
  index: number
  isLast: boolean
  part: 'onTheWay' | 'here' | 'next' | 'later'
  /** Null unless the reader is here now. */
  now: number | null
  /** Where directions start; undefined for wherever the phone is. */
  origin: Coordinates | undefined
  /** The gateway where the way ahead starts, which drivers are told; null if it starts elsewhere. */
  gateway: GatewayId | null
  lunch: Timeline['lunch']
  breaksFirst: boolean
  mayOpenEarlier: boolean
  isLocked: boolean
  isMust: boolean
  /** What the reader has written to it; empty if nothing. */
  note: string
  /** For what the doors are closed, or expected to be, at some time between arrival and departure. */
  shutFor: ShownOccasion | null
  /** No ticket shortens the line. */
  isInLine: boolean
}

export function stopsAhead(view: DayView, startsHere = false): StopAhead[] {
  const { day, seen, ahead, timeline, phase, from, minute } = view
  const { lunch, breaksFirst, waitsForDisputed } = timeline
  // The reader's position is never put into an address: map apps know it themselves.
  const isFromHere = phase === 'there' || (seen.length === 0 && startsHere)
  return ahead.flatMap((temple, index) => {
    const stop = timeline.stops[index]
    if (!stop) return []
    const part = partOf(index, phase)
    const before = index === 0 ? from : ahead[index - 1]
    return {
      temple,
      stop,
      number: seen.length + index + 1,
      index,
      isLast: index === ahead.length - 1,
      part,
      now: part === 'here' ? minute : null,
      origin: index === 0 && isFromHere ? undefined : before?.coordinates,
      gateway: from.gateway,
      lunch: lunch?.beforeStop === index ? lunch : null,
      breaksFirst: breaksFirst === index && ahead.length > 1,
      mayOpenEarlier: waitsForDisputed.includes(index),
      isLocked: stopOf(day, temple.id)?.isLocked ?? false,
      isMust: stopOf(day, temple.id)?.wish === 'must',
      note: noteOf(stopOf(day, temple.id)),
      shutFor: shutFor(temple, stop, view.frame.date),
      isInLine: needsDayOfItsOwn(temple, view.frame.ticket),
    }
  })
}

/** A record on the device may hold anything. */
function noteOf(stop: StopValue | undefined): string {
  return typeof stop?.note === 'string' ? stop.note.slice(0, limits.stopNoteCharacters) : ''
}

/** Lunch after the last temple. */
export function lunchBeforeReturn({ ahead, timeline: { lunch } }: DayView): Timeline['lunch'] {
  return lunch?.beforeStop === ahead.length ? lunch : null
}

/** The calendar gives a temple at most one closure a day. */
function shutFor(
  { openingHours, occasions = [] }: DayTemple,
  { arrivesAt, leavesAt }: Stop,
  date: string,
): ShownOccasion | null {
  const [arrives, leaves] = [momentInIndia(date, arrivesAt), momentInIndia(date, leavesAt)]
  const met = openingHours.value?.closures?.find(
    (closure) =>
      momentInIndia(closure.date, minutesOf(closure.from)) < leaves &&
      arrives < momentInIndia(closure.date, minutesOf(closure.until)),
  )
  if (!met) return null
  return occasions.find((one) => one.closed && isWithinDays(met.date, one)) ?? null
}

function partOf(index: number, phase: DayView['phase']): StopAhead['part'] {
  if (phase === 'over') return 'later'
  if (phase !== 'before' && index === 0) return phase === 'there' ? 'here' : 'onTheWay'
  return index === (phase === 'before' ? 0 : 1) ? 'next' : 'later'
}
