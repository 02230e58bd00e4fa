import { hoursInWeekOf } from './dates.ts'
import type { OpeningHours } from './hours.ts'
import { minuteOfWeek, minutesPerDay } from './india-time.ts'
import { type DoorState, weekAhead } from './week.ts'
import { type Weekday, weekdays } from './weekday.ts'

export type RelativeDay = 'today' | 'tomorrow' | Weekday

/** `…At` is a minute of the day in India; `…InMinutes` counts from the start of this minute, and is at least 1. */
export type OpeningStatus =
  | { kind: 'unknown' }
  | { kind: 'alwaysOpen' }
  /** Unless it is `closed` then, it may stay open. */
  | { kind: 'open'; closesAt: number; closesInMinutes: number; into: DoorState }
  /** The temple is certainly open from then; sources may disagree about the time before. */
  | { kind: 'closed'; opensAt: number; opensInMinutes: number; opensOn: RelativeDay }
  /** `certainly` is the state after the disputed span. */
  | { kind: 'disputed'; certainly: 'open' | 'closed'; certainAt: number }
  /** If the closure that is expected takes place, the temple opens then at the earliest. */
  | { kind: 'perhapsShut'; opensAt: number; opensOn: RelativeDay }

export function openingStatus(hours: OpeningHours | null, now: Date): OpeningStatus {
  const minute = minuteOfWeek(now)
  const week = hours && weekAhead(hoursInWeekOf(now, hours), minute)
  if (!week || !everSurelyOpen(week)) return { kind: 'unknown' }

  const [change] = week.changes
  const opening = week.changes.find(({ into }) => into === 'open')
  if (!change || !opening) return { kind: 'alwaysOpen' }

  const { into, inMinutes } = change
  const at = timeAfter(minute, inMinutes)
  switch (week.state) {
    case 'open':
      return { kind: 'open', closesAt: at, closesInMinutes: inMinutes, into }
    case 'closed':
      return {
        kind: 'closed',
        opensAt: timeAfter(minute, opening.inMinutes),
        opensInMinutes: opening.inMinutes,
        opensOn: relativeDay(minute, opening.inMinutes),
      }
    case 'disputed':
      return { kind: 'disputed', certainly: into === 'open' ? 'open' : 'closed', certainAt: at }
    case 'perhapsShut': {
      const { inMinutes } = week.changes.find(({ into }) => into === 'open' || into === 'disputed') ?? opening
      return {
        kind: 'perhapsShut',
        opensAt: timeAfter(minute, inMinutes),
        opensOn: relativeDay(minute, inMinutes),
      }
    }
  }
}

function everSurelyOpen({ state, changes }: ReturnType<typeof weekAhead>): boolean {
  return [state, ...changes.map(({ into }) => into)].includes('open')
}

export function timeAfter(minute: number, inMinutes: number): number {
  return (minute + inMinutes) % minutesPerDay
}

export function relativeDay(minute: number, inMinutes: number): RelativeDay {
  const midnights = Math.floor(((minute % minutesPerDay) + inMinutes) / minutesPerDay)
  const weekday = weekdays[Math.floor((minute + inMinutes) / minutesPerDay) % 7] as Weekday
  return (['today', 'tomorrow'] as const)[midnights] ?? weekday
}
