import { calendarProblems } from '#guide/calendar/calendar.ts'
import { guideProblems, prematureChecks, sourceListProblems } from '#guide/check.ts'
import { digitProblems } from '#guide/checks/digits.ts'
import { content, placeOf } from '#guide/content.ts'
import { factsOf, factsToCheck } from '#guide/facts.ts'
import { guide } from '#guide/guide.ts'
import { translateGuide } from '#guide/texts.ts'
import { contentOf } from '#site/messages/messages-of.ts'
import type { FactsOptions } from './arguments.ts'
import { dueTable } from './due.ts'
import { factLines, factTable } from './list.ts'
import { reviewRuleProblems, reviewRules } from './reviews.ts'

const { calendarUntil, sources } = content

export function listFacts({ json, due, today, ...filter }: FactsOptions & { today: string }): 0 | 1 {
  const problems = [
    ...guideProblems(guide, placeOf),
    ...sourceListProblems(sources, guide, placeOf),
    ...digitProblems(guide, placeOf),
    ...prematureChecks(guide, today, placeOf),
    ...calendarProblems(calendarUntil, today),
    ...reviewRuleProblems(factsOf(guide), reviewRules),
  ]
  if (problems.length > 0) {
    console.error(`The guide cannot be right:\n${problems.join('\n')}`)
    return 1
  }
  if (due) {
    console.log(dueTable(guide, reviewRules, today))
    return 0
  }
  const facts = factsToCheck(translateGuide(guide, contentOf('en')), filter, today)
  if (facts.length === 0) console.error('No fact matches.')
  else console.log(json ? factLines(facts, today) : factTable(facts, today))
  return 0
}
