import { z } from 'zod'
import { monthsAfter } from '#guide/age.ts'
import { reviews } from '#guide/content/reviews.ts'
import type { PlacedFact } from '#guide/facts.ts'

const reviewRuleSchema = z.strictObject({
  subject: z.string().min(1),
  /** After so many months a fact of this subject is asked again. */
  months: z.int().min(1).max(36),
  /** Whom. */
  ask: z.string().min(1),
  /** Ids of temples, gateways, answers, occasions and helplines. */
  entries: z.array(z.string()).optional(),
  /** Where in an entry its facts stand, with all that is below. */
  fields: z.array(z.string()).optional(),
})

export type ReviewRule = z.infer<typeof reviewRuleSchema>

export const reviewRules: readonly ReviewRule[] = z.array(reviewRuleSchema).parse(reviews)

export type Review = { by: string; rule: ReviewRule; placed: PlacedFact }

/** The facts to be asked again until a day, of one subject together, the most urgent subject first. */
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

/** Throws if no rule names the fact: the last is for all that the others leave. */
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
