import { dateInIndia, minutesPerDay, momentInIndia } from '#guide/opening-hours/india-time.ts'
import type { Coordinates } from '#guide/schema.ts'
import type { Places } from './day-temple.ts'
import type { DaySettings } from './entries/values.ts'
import type { DayFrame, Place } from './plan/day-frame.ts'
import { lunchOf } from './plan/lunch.ts'

/** The start of a day other than today, until the reader chooses one. */
export const morning = 8 * 60

/**
 * Whoever plans before this plans for the coming morning, as before midnight, unless a ticket calls earlier. The first doors
 * open an hour later.
 */
const nightEnds = 4 * 60

/**
 * What a day is planned from. `here` is the reader's position, if they start there. Unless they have chosen an hour, it
 * starts now, if it is today's.
 */
export function frameOf(
  settings: DaySettings,
  gateways: Places['gateways'],
  here: Coordinates | null,
  now: Date,
): DayFrame {
  const date = settings.date ?? dateInIndia(now)
  const minute = presentMinute({ date, backBy: settings.backBy }, now)
  const hasEarlyTicket = settings.ticket.kind !== 'none' && settings.ticket.at < morning + 120
  const startsNow = minute !== null && (minute >= nightEnds || hasEarlyTicket)
  const leavesAt = settings.leavesAt ?? (startsNow ? minute : morning)
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
  }
}

/** The present minute of a day, which may last until after midnight; null before it and once it is over. */
export function presentMinute({ date, backBy }: Pick<DayFrame, 'date' | 'backBy'>, now: Date): number | null {
  const minute = minuteOfDay(date, now)
  return minute >= 0 && minute < Math.max(minutesPerDay, backBy) ? minute : null
}

/** Minutes since the start of a date in India. */
export function minuteOfDay(date: string, now: Date): number {
  return Math.floor((now.getTime() - momentInIndia(date, 0).getTime()) / 60_000)
}

export function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
}

/** The first gateway, if this guide doesn't have the one named. */
export function placeOf(place: DaySettings['start'], gateways: Places['gateways']): Place {
  if (typeof place !== 'string') return { coordinates: place, gateway: null }
  const { id, coordinates } =
    gateways.find((gateway) => gateway.id === place) ?? (gateways[0] as (typeof gateways)[number])
  return { coordinates, gateway: id }
}
