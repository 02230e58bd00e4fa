import { content } from '#guide/content.ts'
import { placeholder } from '#guide/figures/figure.ts'
import type { Guide } from '#guide/schema.ts'
import { textsOf } from '#guide/texts.ts'
import { type PlaceOf, type Problem, problem, problemText } from './problem.ts'

/**
 * A figure in a sentence is one that a translator has to change with it, in four languages. Notes keep theirs: they say
 * what a source said on its day, which does not change by itself.
 */
export function digitProblems(guide: Guide, placeOf?: PlaceOf): string[] {
  const texts = [...textsOf(guide)]
  const written = texts.filter(([id, text]) => !isNote(id) && /\d/.test(text.replace(placeholder, '')))
  const withDigits = written.map(([id]) => id)
  const mayStay = Object.values(content.checks.digitsThatStay).flat()
  const problems = [
    ...withDigits
      .filter((id) => !mayStay.includes(id))
      .map((id) => problemAt(id, 'write the figure as {name}, with its value under figures')),
    ...mayStay
      .filter((id) => !withDigits.includes(id))
      .map((id) => problemAt(id, 'content/checks.yaml lets its digits stay, and it has none')),
  ]
  return problems.map((one) => problemText(one, placeOf))
}

function isNote(id: string): boolean {
  return id.split('.').at(-1) === 'note'
}

function problemAt(id: string, message: string): Problem {
  const [, entry = id, ...field] = id.split('.')
  return problem(entry, field.join('.'), message)
}
