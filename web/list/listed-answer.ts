import type { Guide } from '#guide/schema.ts'
import { otherWords } from '#guide/search/answer-words.ts'
import { answerSounds } from '#guide/search/answers.ts'
import type { Searchable } from '#guide/search/search.ts'
import type { GuideInLanguage } from '../temples/guide.server.ts'

/** A question or a telephone number of Good to know, for the search of the list. */
export type ListedAnswer = Searchable & { path: string; title: string }

/** `originals` are the same in English, which a search matches, too. Numbers come first: they may be urgent. */
export function listedAnswers(
  { goodToKnow, helplines }: Pick<GuideInLanguage, 'goodToKnow' | 'helplines'>,
  originals: Pick<Guide, 'goodToKnow' | 'helplines'>,
  temples: readonly Searchable[],
): ListedAnswer[] {
  const answers = [
    ...helplines.map(({ id, label, emergency, numbers }) => ({
      id,
      path: `/good-to-know#${emergency ? 'emergencies' : 'helplines'}`,
      title: `${label}: ${numbers.value.map(({ shown }) => shown).join(', ')}`,
    })),
    ...goodToKnow.flatMap(({ answers }) =>
      answers.map(({ id, topic, question }) => ({
        id,
        path: `/good-to-know/${topic}#${id}`,
        title: question,
      })),
    ),
  ]
  const english = new Map([
    ...originals.helplines.map(({ id, label }) => [id, label] as const),
    ...originals.goodToKnow.map(({ id, question }) => [id, question] as const),
  ])
  const sounds = answerSounds(
    answers.map(({ id, title }) => ({
      texts: [id, title, english.get(id) ?? '', ...(otherWords[id] ?? [])],
    })),
    temples,
  )
  return answers.map(({ path, title }, index) => ({ path, title, sounds: sounds[index] ?? '' }))
}
