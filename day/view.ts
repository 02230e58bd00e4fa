import type { Coordinates } from '#guide/schema.ts'
import type { RestOfDay } from './advice/rest-of-day.ts'
import { type Seen, startAt } from './after-seen.ts'
import { type Day, stopOf, templesOf, seen as templesSeen } from './entries/days.ts'
import type { Entries } from './entries/entry.ts'
import { frameOf, freedomOf, minuteOfDay } from './frame.ts'
import { framesFrom, minuteOn } from './frames.ts'
import { areAllShut, isTooLate } from './next-start.ts'
import type { DayPlaces } from './places.ts'
import type { DayFrame } from './plan/day-frame.ts'
import type { DayTemple } from './plan/day-temple.ts'
import { isBroken } from './plan/drive.ts'
import { followOrder } from './plan/follow-order.ts'
import type { Stop, Timeline } from './plan/plan.ts'
import { isFed } from './plan/step.ts'
import type { Wishes } from './plan/wishes.ts'

/** The plan decides it: nobody knows whether the reader really is on the way to the first temple ahead, or there. */
type Phase = 'over' | 'before' | 'underWay' | 'there'

export type DayView = {
  day: Day
  temples: readonly DayTemple[]
  frame: DayFrame
  minute: number | null
  /** When a temple is seen that is ticked now: not on the frame's date once that is tomorrow. */
  ticked: { date: string; minute: number | null }
  phase: Phase
  seen: readonly Seen[]
  ahead: readonly DayTemple[]
  timeline: Timeline
  from: DayFrame['start']
  drivenMetres: number
  lateMinutes: number
  hasEaten: boolean
  rest: RestOfDay
}

/** `here` is the reader's position, if the day starts there and the phone has told it. */
export function viewOfDay(
  day: Day,
  entries: Entries,
  places: DayPlaces,
  now: Date,
  here: Coordinates | null = null,
): DayView {
  const view = asPlanned(day, entries, places, now, here)
  const { seen, minute, timeline, rest } = view
  if (isOver(view, places, now)) return { ...view, phase: 'over' }
  const [stop] = timeline.stops
  const isStarted = day.settings.leavesAt !== null || seen.length > 0
  const isOnTheWay = minute !== null && isStarted && minute >= rest.frame.leavesAt
  if (!isOnTheWay || !stop) return view
  if (minute < stop.arrivesAt)
    return { ...view, phase: 'underWay', rest: { ...rest, fixedStops: 1, freedom: null } }
  return { ...view, ...atTheFirst(stop, timeline, rest, minute), phase: 'there' }
}

function isOver({ frame, minute, ahead, timeline, rest }: DayView, places: DayPlaces, now: Date): boolean {
  if (minute === null) return minuteOfDay(frame.date, now) >= 0
  const [stop] = timeline.stops
  const isAsPlanned = stop && !isBroken(stop) && minute < stop.leavesAt
  if (isAsPlanned) return false
  const fromNow = { ...rest.frame, leavesAt: minute }
  if (minute >= frame.backBy) return isTooLate(fromNow, ahead)
  return areAllShut(fromNow, ahead) && isTooLate(fromNow, places.temples)
}

export function asPlanned(
  day: Day,
  entries: Entries,
  places: DayPlaces,
  now: Date,
  here: Coordinates | null = null,
): DayView {
  const { settings } = day
  const temples = templesOf(day).flatMap((id) => places.temples.find((temple) => temple.id === id) ?? [])
  const asSet = frameOf(settings, places, here, now)
  const ticked = { date: asSet.date, minute: minuteOn(asSet, temples, now) }
  const seen = seenOn(asSet.date, temples, entries)
  const ahead = temples.filter((temple) => !seen.some((one) => one.temple === temple))
  const { shown: frame, left, toPlan } = framesFrom(asSet, settings, seen, ahead, now)
  const wishes: Wishes = Object.fromEntries(day.stops.map(({ temple, stop }) => [temple, stop.wish]))
  const timeline = followOrder(left, ahead, wishes)
  const rest: RestOfDay = {
    frame: toPlan,
    temples: ahead,
    wishes,
    locked: ahead.flatMap(({ id }) => (stopOf(day, id)?.isLocked ? [id] : [])),
    fixedStops: 0,
    isWhole: seen.length === 0,
    freedom: seen.length === 0 ? freedomOf(settings, frame.date, now) : null,
  }
  return {
    day,
    temples,
    frame,
    minute: minuteOn(frame, temples, now),
    ticked,
    phase: 'before',
    seen,
    ahead,
    timeline,
    from: left.start,
    drivenMetres: frame.mostRoadMetres - left.mostRoadMetres,
    lateMinutes: 0,
    hasEaten: frame.lunchMinutes > 0 && left.lunchMinutes === 0,
    rest,
  }
}

function atTheFirst(
  stop: Stop,
  timeline: Timeline,
  rest: RestOfDay,
  minute: number,
): Pick<DayView, 'timeline' | 'lateMinutes' | 'rest'> {
  const [first, ...others] = rest.temples as [DayTemple, ...DayTemple[]]
  const leavesAt = Math.max(stop.leavesAt, minute)
  const eatsHere = timeline.lunch?.beforeStop === 0 || isFed(first, rest.frame, stop.beginsAt, leavesAt)
  const fromHere: DayFrame = {
    ...rest.frame,
    ...startAt(first, rest.frame),
    leavesAt,
    mostRoadMetres: rest.frame.mostRoadMetres - stop.leg.metres,
    ...(eatsHere && { lunchMinutes: 0 }),
  }
  const lateMinutes = leavesAt - stop.leavesAt
  return {
    timeline:
      lateMinutes > 0
        ? withFirst(endingAt(leavesAt, stop), timeline, followOrder(fromHere, others, rest.wishes))
        : timeline,
    lateMinutes,
    rest: { ...rest, frame: fromHere, temples: others, isWhole: false, freedom: null },
  }
}

function seenOn(date: string, temples: readonly DayTemple[], entries: Entries): Seen[] {
  const visits = templesSeen(entries).filter((visit) => visit.date === date)
  return temples
    .flatMap((temple) => {
      const visit = visits.find((one) => one.temple === temple.id)
      return visit ? [{ temple, at: visit.at }] : []
    })
    .sort((one, other) => (one.at ?? 0) - (other.at ?? 0))
}

/** A visit that takes longer ends when the door closes, unless its problem says that it would anyway. */
function endingAt(leavesAt: number, stop: Stop): Stop {
  const { closesAt } = stop
  const isToFit = closesAt !== null && stop.leavesAt <= closesAt
  return { ...stop, leavesAt: isToFit ? Math.min(leavesAt, closesAt) : leavesAt }
}

function withFirst(first: Stop, planned: Timeline, following: Timeline): Timeline {
  const { lunch, breaksFirst, waitsForDisputed } = following
  return {
    ...following,
    stops: [first, ...following.stops],
    roadMetres: first.leg.metres + following.roadMetres,
    lunch:
      planned.lunch?.beforeStop === 0
        ? planned.lunch
        : lunch && { ...lunch, beforeStop: lunch.beforeStop + 1 },
    breaksFirst: breaksFirst === null ? null : breaksFirst + 1,
    waitsForDisputed: waitsForDisputed.map((index) => index + 1),
  }
}
