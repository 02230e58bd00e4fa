import type { Occasion } from '#guide/schema.ts'
import { unsureText } from '../../facts/doubt-text.ts'
import { dateFormat } from '../../language/formats.ts'
import { rangeText } from '../../language/length-text.ts'
import { t } from '../../language/translate.ts'

/** Without its sources, which only the page of the calendar shows. */
/** Days with a name. */
export type NamedDays = {
  id: string
  name: string
  first: string
  last: string
  /** Nobody has announced its days. */
  isExpected: boolean
}

export type ShownOccasion = NamedDays & { effect: string }

export const calendarPage = '/good-to-know/before-you-come'
export const calendarAddress = `${calendarPage}#calendar`

export function shownOccasion({ id, name, days, effect }: Occasion): ShownOccasion {
  return {
    id,
    name,
    ...days.value,
    isExpected: days.confidence === 'low',
    effect: effect.confidence === 'low' ? unsureText(effect.value) : effect.value,
  }
}

export function namedDays({ effect: _, ...days }: ShownOccasion): NamedDays {
  return days
}

export function occasionsOn<Days extends NamedDays>(date: string, occasions: readonly Days[] = []): Days[] {
  return occasions.filter(({ first, last }) => first <= date && date <= last)
}

/** "Tuesday, 15 December 2026", "Expected: 20 December to 29 December 2026". */
export function daysText({ first, last, isExpected }: NamedDays): string {
  const days = first === last ? dayInFull(first) : rangeText(dayOfMonth(first), dateInFull(last))
  return isExpected ? t('Expected: {date}', { date: days }) : days
}

/** What a day is, for a page that is read on it. */
export function todayText({ name, isExpected }: NamedDays): string {
  return isExpected
    ? t('Expected today: {occasion}', { occasion: name })
    : t('Today: {occasion}', { occasion: name })
}

const date = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const dayOfMonth = dateFormat(date)
const dateInFull = dateFormat({ ...date, year: 'numeric' })
const dayInFull = dateFormat({ ...date, year: 'numeric', weekday: 'long' })
