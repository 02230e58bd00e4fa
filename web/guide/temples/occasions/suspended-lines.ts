import type { ShownOccasion } from '#guide/calendar/calendar.ts'
import { t } from '#web/language/translate.ts'
import { daysText } from './occasion.ts'

/** What is suspended, those of the same days together: "20 to 22 December 2026: No Special Entry tickets. No VIP break". */
export function suspendedLines({
  first,
  last,
  suspended = [],
}: Pick<ShownOccasion, 'first' | 'last' | 'suspended'>): string[] {
  const lines = new Map<string, string[]>()
  for (const one of suspended) {
    const days = daysText(one)
    lines.set(days, [...(lines.get(days) ?? []), one.text])
  }
  const allDays = daysText({ first, last })
  return [...lines].map(([days, texts]) => {
    const list = texts.join('. ')
    return days === allDays ? list : t('{when}: {what}', { when: days, what: list })
  })
}
