import { calendarProblems } from '#guide/calendar/calendar.ts'
import { guideProblems, prematureChecks, sourceListProblems } from '#guide/check.ts'
import { calendarUntil } from '#guide/content/calendar.ts'
import { sources } from '#guide/content/sources/sources.ts'
import { factsOf, factsToCheck } from '#guide/facts.ts'
import { guide } from '#guide/guide.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { explain } from './command-line.ts'
import { readOptions } from './facts/arguments.ts'
import { dueTable } from './facts/due.ts'
import { factLines, factTable } from './facts/list.ts'
import { reviewRuleProblems, reviewRules } from './facts/reviews.ts'
import { usage } from './facts/usage.ts'

process.exitCode = main(process.argv.slice(2), new Date())

/** Exit codes: 0 all right, 1 errors in the guide, 2 usage error. */
function main(args: string[], now: Date): number {
  const options = readOptions(args)
  if (!('json' in options)) return explain(options, usage)
  const { today = dateInIndia(now) } = options
  const problems = guideProblems(guide)
  if (problems.length === 0) {
    problems.push(
      ...sourceListProblems(sources, guide),
      ...prematureChecks(guide, today),
      ...calendarProblems(calendarUntil, today),
      ...reviewRuleProblems(factsOf(guide), reviewRules),
    )
  }
  if (problems.length > 0) {
    console.error(`The guide cannot be right:\n${problems.join('\n')}`)
    return 1
  }
  const { json, due, today: _, ...filter } = options
  if (due) {
    console.log(dueTable(guide, reviewRules, today))
    return 0
  }
  const facts = factsToCheck(guide, filter, today)
  if (facts.length === 0) console.error('No fact matches.')
  else console.log(json ? factLines(facts, today) : factTable(facts, today))
  return 0
}
