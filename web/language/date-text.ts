import { dateFormat } from './formats.ts'

// `Date` reads "2026-11-24" as midnight in UTC, so these are written in UTC, too.
const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const

export const dateText = dateFormat({ ...day, year: 'numeric' })

export const dayText = dateFormat({ ...day, weekday: 'long' })

/** Enough where the month is clear. */
export const weekdayText = dateFormat({ weekday: 'short', day: 'numeric', timeZone: 'UTC' })

export const shortDayText = dateFormat({ ...day, weekday: 'short' })
