import { dateInIndia, minutesPerDay, momentInIndia } from '#guide/opening-hours/india-time.ts'
import type { DayFrame, Place } from '#guide/plan/day-frame.ts'
import type { Coordinates } from '#guide/schema.ts'
import type { DayValue } from '#visits/entry-values.ts'
import type { ListedGateway } from '../../temples/distance-text.ts'

type Located = Pick<ListedGateway, 'id' | 'coordinates'>

export type FramedDay = {
  frame: DayFrame
  /** Whether the reader has chosen a start; otherwise it is now, whenever that is. */
  hasBegun: boolean
  isOver: boolean
  /** Of that day; null on other days. */
  minute: number | null
}

/** The start of a day other than today, until the reader chooses one. */
export const morning = 8 * 60

/** A day in the planner's form. `here` is the reader's position, if they start there. */
export function framedDay(
  settings: DayValue,
  gateways: readonly Located[],
  here: Coordinates | null,
  now: Date,
): FramedDay {
  const date = settings.date ?? dateInIndia(now)
  const minute = minuteOfDay(date, now)
  const isToday = minute >= 0 && minute < Math.max(minutesPerDay, settings.backBy)
  return {
    frame: {
      date,
      start: here ? { coordinates: here, gateway: null } : placeOf(settings.start, gateways),
      end: placeOf(settings.end, gateways),
      leavesAt: settings.leavesAt ?? (isToday ? minute : morning),
      backBy: settings.backBy,
      pace: settings.pace,
      lunchMinutes: settings.lunchMinutes,
      reserveMinutes: settings.reserveMinutes,
      mostRoadMetres: settings.mostKilometres * 1000,
      ticket: settings.ticket as DayFrame['ticket'],
    },
    hasBegun: settings.leavesAt !== null,
    isOver: minute >= 0 && !isToday,
    minute: isToday ? minute : null,
  }
}

/** Minutes since the start of a date in India. */
export function minuteOfDay(date: string, now: Date): number {
  return Math.floor((now.getTime() - momentInIndia(date, 0).getTime()) / 60_000)
}

export function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
}

/** The first gateway, if this guide doesn't have the one named. */
export function placeOf(place: DayValue['start'], gateways: readonly Located[]): Place {
  if (typeof place !== 'string') return { coordinates: place, gateway: null }
  const { id, coordinates } = gateways.find((gateway) => gateway.id === place) ?? (gateways[0] as Located)
  return { coordinates, gateway: id }
}
