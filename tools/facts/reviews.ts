import { monthsAfter } from '#guide/age.ts'
import { content } from '#guide/content.ts'
import type { PlacedFact } from '#guide/facts.ts'
import type { ReviewRule } from '#guide/reading/content-schema.ts'

export const { reviewRules } = content

export type Review = { by: string; rule: ReviewRule; placed: PlacedFact }

export function reviewsUntil(
  day: string,
  facts: readonly PlacedFact[],
  rules: readonly ReviewRule[],
): Review[] {
  return facts
    .map((placed) => reviewOf(placed, rules))
    .filter(({ by }) => by <= day)
    .sort(
      (one, other) =>
        one.rule.months - other.rule.months ||
        rules.indexOf(one.rule) - rules.indexOf(other.rule) ||
        one.by.localeCompare(other.by),
    )
}

export function reviewOf(placed: PlacedFact, rules: readonly ReviewRule[]): Review {
  const rule = rules.find((one) => isNamedBy(one, placed))
  if (!rule) throw new Error(`no rule says when ${placed.entry} ${placed.field} is asked again`)
  return { by: monthsAfter(placed.fact.checkedOn, rule.months), rule, placed }
}

/** A rule that names what is not there is trusted for something that it does not do. */
export function reviewRuleProblems(facts: readonly PlacedFact[], rules: readonly ReviewRule[]): string[] {
  return rules.flatMap(({ subject, entries = [], fields = [] }) =>
    [
      ...entries.filter((id) => !facts.some(({ entry }) => entry === id)),
      ...fields.filter((path) => !facts.some(({ field }) => isBelow(field, path))),
    ].map((name) => `reviews: ${subject}: no fact is at ${name}`),
  )
}

function isNamedBy({ entries, fields }: ReviewRule, { entry, field }: PlacedFact): boolean {
  if (!entries && !fields) return true
  return Boolean(entries?.includes(entry) || fields?.some((path) => isBelow(field, path)))
}

function isBelow(field: string, path: string): boolean {
  return field === path || field.startsWith(`${path}.`)
}
