import { monthsAfter } from '#guide/age.ts'
import { factsOf } from '#guide/facts.ts'
import { dateAfter } from '#guide/opening-hours/india-time.ts'
import type { ReviewRule } from '#guide/reading/content-schema.ts'
import type { Guide, Occasion } from '#guide/schema.ts'
import { table } from '#operate/table.ts'
import { reviewsUntil } from './reviews.ts'

const monthsAhead = 3

export function dueTable(guide: Guide, rules: readonly ReviewRule[], today: string): string {
  const until = monthsAfter(today, monthsAhead)
  const feasts = guide.calendar.flatMap((occasion) => questionsOf(occasion, today, until))
  const facts = reviewsUntil(until, factsOf(guide), rules)
  const rows = [
    ...feasts.sort(([one], [other]) => one.localeCompare(other)),
    ...facts.map(({ by, rule, placed }) => [by, rule.ask, `${placed.entry} ${placed.field}`] as const),
  ].map(([by, ...others]) => [by < today ? `${by} late` : by, ...others])
  return [
    ...(rows.length > 0 ? [table(rows, ['by', 'ask', 'what']), ''] : []),
    `${rows.length} to ask within ${monthsAhead} months: ${feasts.length} before a feast, ${facts.length} again.`,
  ].join('\n')
}

function questionsOf(
  { name, days, ask = [] }: Occasion,
  today: string,
  until: string,
): (readonly [by: string, whom: string, what: string])[] {
  if (days.value.last < today) return []
  return ask
    .map(
      ({ what, whom, daysBefore }) =>
        [dateAfter(days.value.first, -daysBefore), whom, `${name}: ${what}`] as const,
    )
    .filter(([by]) => by <= until)
}
