import { disputedHours, widestHours } from '#guide/opening-hours/differing-hours.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { t } from '#web/language/translate.ts'
import { listed, sessionText, weekdayText } from './session-text.ts'

export function openingHoursText(hours: OpeningHours | null): string {
  if (hours === null) return t('Hours not known. Please ask at the temple')
  return t('Hours: {times}', { times: usualTimesText(hours) })
}

/** "5 am to 9 pm. Some sources say closed 5 am to 6 am, 12:30 pm to 4 pm." */
export function usualTimesText(hours: OpeningHours): string {
  const days = [hours, ...(hours.exceptions ?? [])].map((day) => {
    const times = listed(widestHours(day).map(sessionText)) || t('closed')
    if (!('weekdays' in day)) return times
    return t('{weekdays}: {times}', { weekdays: listed(day.weekdays.map(weekdayText)), times })
  })
  const disputed = disputedHours(hours)
  const said = days.join('; ')
  if (disputed.length === 0) return said
  return `${said}. ${t('Some sources say closed {times}.', { times: listed(disputed.map(sessionText)) })}`
}
