import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { WaysIn } from '#guide/schema.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { useNow } from '#web/shell/now.tsx'
import './exceptions.css'

/** A rule that does not hold on some days. */
export type Exception = { text: string; days: readonly ExceptionalDays[] }

type ExceptionalDays = { last: string; days: string; occasion: string }

export type Way = Exclude<keyof WaysIn, 'booking'>

export type WaysInWithExceptions = {
  [Key in keyof WaysIn]: Key extends Way ? WaysIn[Key] & { exceptions: readonly Exception[] } : WaysIn[Key]
}

type ExceptionsProps = {
  of: readonly Exception[]
  /** For places with room for one, on pages that name the occasion elsewhere. */
  nextOnly?: boolean
}

/** Beside a rule of ordinary days. Prerendered pages have past days, too, as they don't know when they are read. */
export function Exceptions({ of: exceptions, nextOnly = false }: ExceptionsProps) {
  const now = useNow()
  const isAhead = ({ last }: { last: string }) => now === null || last >= dateInIndia(now)
  const coming = exceptions
    .map(({ text, days }) => ({ text, days: days.filter(isAhead).slice(0, nextOnly ? 1 : undefined) }))
    .filter(({ days }) => days.length > 0)
  return coming.map(({ text, days }) => (
    <p key={text} className="exception">
      <strong>{markForeignWords(`${text}:`)}</strong>{' '}
      <span>{markForeignWords(days.map(nextOnly ? daysOf : daysAndOccasion).join(', '))}</span>
    </p>
  ))
}

function daysOf({ days }: ExceptionalDays): string {
  return days
}

function daysAndOccasion({ days, occasion }: ExceptionalDays): string {
  return `${days} (${occasion})`
}
