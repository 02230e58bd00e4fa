import { isClosureSure, isWithinDays, type NamedDays, type ShownOccasion } from '#guide/calendar/calendar.ts'
import { minutesOf } from '#guide/opening-hours/india-time.ts'
import type { Occasion } from '#guide/schema.ts'
import { unsureText } from '../../facts/doubt-text.ts'
import { dateFormat } from '../../language/formats.ts'
import { rangeText } from '../../language/length-text.ts'
import { timesText } from '../../language/time-text.ts'
import { t } from '../../language/translate.ts'

export const calendarPage = '/good-to-know/before-you-come'
export const calendarAddress = `${calendarPage}#calendar`

export function shownOccasion(occasion: Occasion): ShownOccasion {
  const { id, name, days, effect, shut } = occasion
  return {
    id,
    name,
    ...days.value,
    isExpected: days.confidence === 'low',
    ...(shut && { closed: closedText(shut.value, isClosureSure(occasion)) }),
    ...(effect && { effect: effect.confidence === 'low' ? unsureText(effect.value) : effect.value }),
  }
}

function closedText({ from, until }: { from: string; until: string }, isSure: boolean): string {
  const times = timesText(minutesOf(from), minutesOf(until))
  return isSure ? t('Closed from {times}', { times }) : t('Expected to be closed from {times}', { times })
}

export function namedDays({ effect: _, ...days }: ShownOccasion): NamedDays {
  return days
}

export function occasionsOn<Days extends NamedDays>(date: string, occasions: readonly Days[] = []): Days[] {
  return occasions.filter((one) => isWithinDays(date, one))
}

/** "Tuesday, 15 December 2026", "Expected: 20 December to 29 December 2026". */
export function daysText({ first, last, isExpected }: NamedDays): string {
  const days = first === last ? dayInFull(first) : rangeText(dayOfMonth(first), dateInFull(last))
  return isExpected ? t('Expected: {date}', { date: days }) : days
}

/** What a day is, for a page that is read on it. Closed doors come first: they matter most. */
export function todayText(days: NamedDays): string {
  const { name, closed } = days
  return closed ? t('{what}: {occasion}', { what: closed, occasion: name }) : occasionText(days)
}

/** For where the hours of the day stand beside it. */
export function occasionText({ name, isExpected }: NamedDays): string {
  return isExpected
    ? t('Expected today: {occasion}', { occasion: name })
    : t('Today: {occasion}', { occasion: name })
}

const date = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const dayOfMonth = dateFormat(date)
const dateInFull = dateFormat({ ...date, year: 'numeric' })
const dayInFull = dateFormat({ ...date, year: 'numeric', weekday: 'long' })
