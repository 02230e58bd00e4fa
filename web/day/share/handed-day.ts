import type { DayTemple } from '#day/day-temple.ts'
import type { Day } from '#day/entries/days.ts'
import type { Entries } from '#day/entries/entry.ts'
import { stopKey } from '#day/entries/keys.ts'
import type { DayFrame } from '#day/plan/day-frame.ts'
import type { Leg, Stop, Timeline } from '#day/plan/plan.ts'
import { sentDay } from '#day/share/sent-day.ts'
import type { DayView } from '#day/view.ts'
import type { Coordinates } from '#guide/schema.ts'
import { type NamedPlaces, placeLine } from '../point/place-texts.ts'

type HandedStop = {
  temple: DayTemple
  /** Null for a temple that has been seen. */
  stop: Stop | null
}

/** A day as it is sent, saved and printed: the order and times that its page shows. */
export type HandedDay = {
  id: string
  /** The reader's name for it; may be empty. */
  name: string
  date: string
  start: { name: string; coordinates: Coordinates }
  /** To the minute, as the reader set it; the times after it are estimates. */
  leavesAt: number
  stops: readonly HandedStop[]
  /** Those that were on the day once, and may be in a calendar. */
  leftOut: NamedPlaces['temples']
  /** `beforeStop` counts all stops. */
  lunch: Timeline['lunch']
  wayBack: Leg | null
  end: { name: string; coordinates: Coordinates }
  backAt: number
  /** What its link carries. */
  linked: Day
}

/** `frame` is the day's, without the reader's position. */
export function handedDay(view: DayView, frame: DayFrame, entries: Entries, places: NamedPlaces): HandedDay {
  const { day, seen, ahead, timeline } = view
  const { id, settings } = day
  const handed: HandedStop[] = [
    ...seen.map(({ temple }) => ({ temple, stop: null })),
    ...ahead.map((temple, index) => ({ temple, stop: timeline.stops[index] ?? null })),
  ]
  return {
    id,
    name: settings.name,
    date: frame.date,
    start: named(frame.start, places),
    leavesAt: frame.leavesAt,
    stops: handed,
    leftOut: places.temples.filter(
      (temple) => stopKey(id, temple.id) in entries && !handed.some((one) => one.temple.id === temple.id),
    ),
    lunch: timeline.lunch && { ...timeline.lunch, beforeStop: seen.length + timeline.lunch.beforeStop },
    wayBack: timeline.wayBack,
    end: named(frame.end, places),
    backAt: timeline.backAt,
    linked: sentDay({ ...view, frame }),
  }
}

function named(place: DayFrame['start'], places: NamedPlaces) {
  return { name: placeLine(place, places), coordinates: place.coordinates }
}
