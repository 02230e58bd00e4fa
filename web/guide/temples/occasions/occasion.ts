import {
  isClosureSure,
  isWithinDays,
  type NamedDays,
  type ShownOccasion,
  type Suspended,
} from '#guide/calendar/calendar.ts'
import { minutesOf } from '#guide/opening-hours/india-time.ts'
import type { Occasion } from '#guide/schema.ts'
import { unsureText } from '#web/guide/facts/doubt-text.ts'
import { datesText, dateWithWeekdayText } from '#web/language/date-text.ts'
import { timesText } from '#web/language/time-text.ts'
import { t } from '#web/language/translate.ts'

export const calendarPage = '/good-to-know/special-days'
export const calendarAddress = `${calendarPage}#calendar`

export type OccasionInLanguage = Occasion & { suspended?: readonly Suspended[] }

export function shownOccasion(occasion: OccasionInLanguage): ShownOccasion {
  const { id, name, days, isComputed, effect, shut, suspended } = occasion
  const basis = isComputed ? 'computed' : days.confidence === 'low' ? 'expected' : undefined
  return {
    id,
    name,
    ...days.value,
    ...(basis && { basis }),
    ...(shut && { closed: closedText(shut.value, isClosureSure(occasion)) }),
    ...(effect && { effect: effect.confidence === 'low' ? unsureText(effect.value) : effect.value }),
    ...(suspended && { suspended }),
  }
}

function closedText({ from, until }: { from: string; until: string }, isSure: boolean): string {
  const times = timesText(minutesOf(from), minutesOf(until))
  return isSure ? t('Closed from {times}', { times }) : t('Expected to be closed from {times}', { times })
}

export function namedDays({ effect: _, suspended: _suspended, ...days }: ShownOccasion): NamedDays {
  return days
}

/** Occasions, or what they suspend. */
export function occasionsOn<Days extends Pick<NamedDays, 'first' | 'last'>>(
  date: string,
  occasions: readonly Days[] = [],
): Days[] {
  return occasions.filter((one) => isWithinDays(date, one))
}

/** "Tuesday, 15 December 2026", "Expected: 20 to 29 December 2026". */
export function daysText({ first, last, basis }: Pick<NamedDays, 'first' | 'last' | 'basis'>): string {
  const days = first === last ? dateWithWeekdayText(first) : datesText(first, last)
  if (basis === 'computed') return t('Computed: {date}', { date: days })
  return basis === 'expected' ? t('Expected: {date}', { date: days }) : days
}

/** What a day is, for a page that is read on it. Closed doors come first: they matter most. */
export function todayText(days: NamedDays): string {
  const { name, closed } = days
  return closed ? t('{what}: {occasion}', { what: closed, occasion: name }) : occasionText(days)
}

/** For where the hours of the day stand beside it. */
export function occasionText({ name, basis }: NamedDays): string {
  if (basis === 'computed') return t('Today, as computed: {occasion}', { occasion: name })
  return basis === 'expected'
    ? t('Expected today: {occasion}', { occasion: name })
    : t('Today: {occasion}', { occasion: name })
}
