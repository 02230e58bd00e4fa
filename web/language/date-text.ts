import { minuteOfWeek, minutesPerDay } from '#guide/opening-hours/india-time.ts'
import { dateFormat } from './formats.ts'
import { rangeText } from './length-text.ts'
import { timeText } from './time-text.ts'

// `Date` reads "2026-11-24" as midnight in UTC, so these are written in UTC, too.
const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const

export const dateText = dateFormat({ ...day, year: 'numeric' })

export const dateWithWeekdayText = dateFormat({ ...day, year: 'numeric', weekday: 'long' })

export const dayText = dateFormat({ ...day, weekday: 'long' })

/** Enough where the month is clear. */
export const weekdayAndDayText = dateFormat({ weekday: 'short', day: 'numeric', timeZone: 'UTC' })

export const shortDayText = dateFormat({ ...day, weekday: 'short' })

/** "20 to 29 December 2026": all our languages write the day before the month. */
export function datesText(first: string, last: string): string {
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  return rangeText(isOneMonth ? dayNumber(first) : dayOfMonth(first), dateText(last))
}

const dayNumber = dateFormat({ day: 'numeric', timeZone: 'UTC' })
const dayOfMonth = dateFormat(day)

/** The time in India, whatever the phone's time zone. */
export function momentInIndiaText(moment: Date): string {
  return `${dateInIndia(moment)}, ${timeText(minuteOfWeek(moment) % minutesPerDay)}`
}

const dateInIndia = dateFormat({ dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

/** In the phone's own time zone, not India's. */
export function momentHereText(moment: Date): string {
  return `${dateHere(moment)}, ${timeText(moment.getHours() * 60 + moment.getMinutes())}`
}

const dateHere = dateFormat({ dateStyle: 'long' })
