import { type Suspension, suspensionsIn, suspensionsOf } from '#guide/calendar/suspension.ts'
import type { Suspendable } from '#guide/calendar/suspension-schema.ts'
import type { Occasion } from '#guide/schema.ts'
import { unsureText } from '#web/guide/facts/doubt-text.ts'
import { message, t } from '#web/language/translate.ts'
import type { Exception } from './exceptions.tsx'
import { daysText, type OccasionInLanguage } from './occasion.ts'

const suspendedTexts: Record<Suspendable, string> = {
  freeLine: message('No entry without a token'),
  timedToken: message('No free tokens (SSD)'),
  specialEntry: message('No Special Entry tickets'),
  srivani: message('No Srivani tickets'),
  breakDarshan: message('No VIP break'),
  elders: message('No line for elders, disabled people and parents with infants'),
  sevas: message('Some sevas and paid rites are cancelled'),
  suprabhatam: message('No Suprabhatam'),
  rahuKetu: message('No Rahu-Ketu rituals'),
  rahuKetuInside: message('No Rahu-Ketu rituals inside the temple'),
  twoWheelers: message('No two-wheelers on the hill road'),
}

/** What stands beside a rule of ordinary days: on which days it does not hold. */
export function exceptionsTo(what: readonly Suspendable[], calendar: readonly Occasion[]): Exception[] {
  return what
    .map((one) => ({
      text: t(suspendedTexts[one]),
      days: suspensionsIn(calendar, one).map(exceptionalDays),
    }))
    .filter(({ days }) => days.length > 0)
}

function exceptionalDays({ occasion, first, last, isSure }: Suspension) {
  const days = daysText({ first, last })
  return { last, days: isSure ? days : t('perhaps {days}', { days }), occasion }
}

/** What stands beside an occasion: what it takes away, each for some or all of its days. */
export function withSuspended(occasion: Occasion): OccasionInLanguage {
  if (!occasion.suspends) return occasion
  const suspended = suspensionsOf(occasion).map(({ what, first, last, isSure }) => {
    const text = what.map((one) => t(suspendedTexts[one])).join('. ')
    return { what, first, last, text: isSure ? text : unsureText(text) }
  })
  return { ...occasion, suspended }
}
