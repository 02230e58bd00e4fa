import { monthsAfter } from '#guide/age.ts'
import { dateAfter } from '#guide/opening-hours/india-time.ts'
import type { Occasion, Temple } from '#guide/schema.ts'

/** Tickets for Tirumala are sold three months ahead; this is one month more. */
const monthsAhead = 4

export type NamedDays = {
  id: string
  name: string
  first: string
  last: string
  /** Left out where somebody has announced its days. */
  basis?: 'computed' | 'expected'
  closed?: string
}

export type ShownOccasion = NamedDays & { effect?: string; suspended?: readonly Suspended[] }

export type Suspended = { what: readonly string[]; first: string; last: string; text: string }

/** This depends on today's date and so is no part of the build, which must be reproducible. */
export function calendarProblems(completeUntil: string, today: string): string[] {
  const needed = monthsAfter(today, monthsAhead)
  if (completeUntil >= needed) return []
  return [
    `calendar: it is complete until ${completeUntil}, and visitors plan until ${needed}: look for what changes the days until then`,
  ]
}

export function withCalendar(temple: Temple, calendar: readonly Occasion[]): Temple {
  const occasions = calendar.filter(({ temples }) => temples.includes(temple.id))
  const { openingHours } = temple
  const closures = occasions.flatMap((occasion) => {
    const { days, shut } = occasion
    if (!shut) return []
    return datesOf(days.value).map((date) => ({ date, ...shut.value, isSure: isClosureSure(occasion) }))
  })
  const crowdedDays = occasions.flatMap(({ days, isCrowded }) => (isCrowded ? days.value : []))
  return {
    ...temple,
    ...(openingHours.value &&
      closures.length > 0 && {
        openingHours: { ...openingHours, value: { ...openingHours.value, closures } },
      }),
    ...(crowdedDays.length > 0 && { crowdedDays }),
  }
}

export function isClosureSure({ days, shut }: Pick<Occasion, 'days' | 'shut'>): boolean {
  return [days, shut].every((fact) => fact?.confidence !== 'low')
}

export function isWithinDays(date: string, { first, last }: Occasion['days']['value']): boolean {
  return first <= date && date <= last
}

const longestEventDays = 14

/** What lasts for weeks is no news of a single day. */
export function isShort({ first, last }: Occasion['days']['value']): boolean {
  return last < dateAfter(first, longestEventDays)
}

function datesOf({ first, last }: Occasion['days']['value']): string[] {
  return first < last ? [first, ...datesOf({ first: dateAfter(first, 1), last })] : [first]
}
