import type { Guide } from '#guide/schema.ts'
import { type Problem, problem } from './problem.ts'

export function longAnswers({ goodToKnow }: Guide): Problem[] {
  return goodToKnow
    .filter(({ answer }) => sentencesIn(answer.value) > 1)
    .map(({ id }) => problem(id, 'answer.value', 'is more than one sentence: what follows are claims'))
}

function sentencesIn(text: string): number {
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].length
}
