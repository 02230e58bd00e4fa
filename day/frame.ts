import { dateInIndia, minutesPerDay, momentInIndia } from '#guide/opening-hours/india-time.ts'
import type { Coordinates } from '#guide/schema.ts'
import type { DaySettings } from './entries/values.ts'
import { nightEnds } from './night.ts'
import type { DayPlaces } from './places.ts'
import type { DayFrame, Place } from './plan/day-frame.ts'
import { lunchOf } from './plan/lunch.ts'
import type { Freedom } from './plan/start-of-day.ts'

export const morning = 8 * 60

export function frameOf(
  settings: DaySettings,
  { gateways, roads }: Pick<DayPlaces, 'gateways' | 'roads'>,
  here: Coordinates | null,
  now: Date,
): DayFrame {
  const date = settings.date ?? dateInIndia(now)
  const minute = presentMinute({ date, backBy: settings.backBy }, now)
  const leavesAt = settings.leavesAt ?? (minute !== null && minute >= nightEnds ? minute : morning)
  return {
    date,
    start: here ? { coordinates: here, gateway: null } : placeOf(settings.start, gateways),
    end: placeOf(settings.end, gateways),
    leavesAt,
    backBy: settings.backBy,
    pace: settings.pace,
    lunchMinutes: lunchOf(settings.lunchMinutes, leavesAt),
    reserveMinutes: settings.reserveMinutes,
    mostRoadMetres: settings.mostKilometres * 1000,
    ticket: settings.ticket as DayFrame['ticket'],
    ...(roads && { roads }),
  }
}

export function freedomOf({ lunchMinutes }: DaySettings, date: string, now: Date): Freedom {
  return { earliest: Math.max(0, minuteOfDay(date, now)), lunchMinutes }
}

export function presentMinute({ date, backBy }: Pick<DayFrame, 'date' | 'backBy'>, now: Date): number | null {
  const minute = minuteOfDay(date, now)
  return minute >= 0 && minute < Math.max(minutesPerDay, backBy) ? minute : null
}

export function minuteOfDay(date: string, now: Date): number {
  return Math.floor((now.getTime() - momentInIndia(date, 0).getTime()) / 60_000)
}

/** The first gateway stands for one that this version of the guide doesn't know. */
export function placeOf(place: DaySettings['start'], gateways: DayPlaces['gateways']): Place {
  if (typeof place !== 'string') return { coordinates: place, gateway: null }
  const { id, coordinates } =
    gateways.find((gateway) => gateway.id === place) ?? (gateways[0] as (typeof gateways)[number])
  return { coordinates, gateway: id }
}

/** From the day's start by its temples to its end. */
export function wayOf(
  { start, end }: Pick<DayFrame, 'start' | 'end'>,
  temples: readonly { coordinates: Coordinates }[],
): Coordinates[] {
  return [start, ...temples, end].map(({ coordinates }) => coordinates)
}
