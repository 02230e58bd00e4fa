import { isWithinDays } from '#guide/calendar/calendar.ts'
import { weekdayOf } from '#guide/opening-hours/dates.ts'
import { minutesOf } from '#guide/opening-hours/india-time.ts'
import type { VisitMinutes } from '#guide/schema.ts'
import type { DayFrame, Pace, TirumalaTicket } from './day-frame.ts'
import type { DayTemple } from './day-temple.ts'

/** For shoes, the phone, and the way from the car and back: this time needs no open door. */
export const minutesAtTheGate = 12

const ofUnknownLength: VisitMinutes = { least: 25, usual: 60, most: 120 }

const paceFactors: Record<Pace, number> = { brisk: 0.75, usual: 1, unhurried: 1.35 }

export type VisitLength = VisitMinutes & { mayBeShort: boolean }

export function visitLength(temple: DayTemple, { date, pace, ticket }: DayFrame): VisitLength {
  const isQueue = temple.visitMinutesWith !== undefined
  const isCrowded = isCrowdedOn(date, temple)
  const { least, usual, most } =
    saidMinutes(temple, date, ticket) ?? usualMinutes(temple, ticket) ?? ofUnknownLength
  const paced = isCrowded ? most : isQueue ? usual : Math.round(usual * paceFactors[pace])
  return {
    least,
    usual: Math.min(Math.max(paced, least), most),
    most,
    mayBeShort: !isQueue && !isCrowded,
  }
}

export function isCrowdedOn(date: string, { crowdedDays = [] }: DayTemple): boolean {
  return crowdedDays.some((days) => isWithinDays(date, days))
}

export type Crowd = { from: number; until: number; moreMinutes: number }

export function crowdOn(date: string, { crowdedHours }: DayTemple): Crowd | null {
  if (!crowdedHours?.weekdays.includes(weekdayOf(date))) return null
  const { from, until, moreMinutes } = crowdedHours
  return { from: minutesOf(from), until: minutesOf(until), moreMinutes }
}

/** Never more than waiting for the crowd to go: `search` relies on it that arriving earlier makes nothing later. */
export function minutesInCrowd(crowd: Crowd | null, beginsAt: number, minutes: number): number {
  if (!crowd || beginsAt >= crowd.until || beginsAt + minutes <= crowd.from) return 0
  return Math.min(crowd.moreMinutes, crowd.until - beginsAt)
}

export function appointmentAt({ visitMinutesWith }: DayTemple, ticket: TirumalaTicket): number | null {
  return visitMinutesWith && ticket.kind !== 'none' ? ticket.at : null
}

export function needsDayOfItsOwn({ visitMinutesWith }: DayTemple, ticket: TirumalaTicket): boolean {
  return visitMinutesWith !== undefined && ticket.kind === 'none'
}

function saidMinutes({ saidVisits = [] }: DayTemple, date: string, ticket: TirumalaTicket) {
  return saidVisits.find((visit) => visit.ticket === ticket.kind && isWithinDays(date, visit))?.minutes
}

function usualMinutes({ visitMinutes, visitMinutesWith }: DayTemple, ticket: TirumalaTicket) {
  return visitMinutesWith && ticket.kind !== 'none' ? visitMinutesWith[ticket.kind] : visitMinutes
}
