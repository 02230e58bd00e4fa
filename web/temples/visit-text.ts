import type { Fact } from '#guide/fact-schema.ts'
import type { Temple, VisitMinutes } from '#guide/schema.ts'
import { counted } from '../language/counted.ts'
import { numberFormat } from '../language/formats.ts'
import { rangeText } from '../language/length-text.ts'
import { message, t } from '../language/translate.ts'

export type VisitByTicket = { id: string; ticket: string | null; fact: Fact<VisitMinutes | null> }

/** `ticket` is the message for the kind of ticket; null if there is only one. */
export function visitsTo(temple: Pick<Temple, 'visitMinutes' | 'visitMinutesWith'>): VisitByTicket[] {
  const { visitMinutes, visitMinutesWith } = temple
  if (!visitMinutesWith) return [{ id: 'visit', ticket: null, fact: visitMinutes }]
  const { timedToken, specialEntry, walkersToken } = visitMinutesWith
  return [
    { id: 'visit', ticket: message('Without a ticket or token'), fact: visitMinutes },
    { id: 'visit-timed-token', ticket: message('With a timed token (SSD)'), fact: timedToken },
    {
      id: 'visit-special-entry',
      ticket: message('With a Special Entry ticket (300 rupees)'),
      fact: specialEntry,
    },
    {
      id: 'visit-walkers-token',
      ticket: message('With a Divya Darshan token, after the climb'),
      fact: walkersToken,
    },
  ]
}

export function visitText({ ticket, fact: { value } }: VisitByTicket): string | null {
  if (value === null) return null
  const { least, usual, most } = value
  const duration = t('{range}, usually {usual}', {
    range: visitRangeText(least, most),
    usual: durationText(usual),
  })
  return ticket === null ? duration : t('{ticket}: {duration}', { ticket: t(ticket), duration })
}

/** "45 to 90 minutes", "30 minutes to 2 hours". All our languages put the unit after the number. */
export function visitRangeText(least: number, most: number): string {
  if (!isToldInHours(most)) return rangeText(numberText(least), durationText(most))
  if (isToldInHours(least)) return rangeText(numberText(least / 60), durationText(most))
  // A text of its own: in some languages "minutes" has another ending here.
  return t('{number} minutes to {most}', { number: numberText(least), most: durationText(most) })
}

export function durationText(minutes: number): string {
  const number = isToldInHours(minutes) ? minutes / 60 : minutes
  const values = { number: numberText(number) }
  return number < minutes
    ? counted(number, '{number} hour', '{number} hours', values)
    : counted(number, '{number} minute', '{number} minutes', values)
}

/** "1 hour" and "3.5 hours", but "90 minutes". */
function isToldInHours(minutes: number): boolean {
  return minutes === 60 || (minutes >= 120 && minutes % 30 === 0)
}

const numberText = numberFormat({ maximumFractionDigits: 1 })
