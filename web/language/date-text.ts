import { dateFormat } from './formats.ts'

// `Date` reads "2026-11-24" as midnight in UTC, so these are written in UTC, too.
const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const

/** "24 November 2026". */
export const dateText = dateFormat({ ...day, year: 'numeric' })

/** "Tuesday 24 November". */
export const dayText = dateFormat({ ...day, weekday: 'long' })

/** "Tue 24 November". */
export const shortDayText = dateFormat({ ...day, weekday: 'short' })
