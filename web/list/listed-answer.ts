import type { Answer, Topic } from '#guide/schema.ts'
import { otherWords } from '#guide/search/answer-words.ts'
import { answerSounds } from '#guide/search/answers.ts'
import type { Searchable } from '#guide/search/search.ts'
import type { GuideInLanguage } from '../temples/guide.server.ts'

/** A question of Good to know, for the search of the list. */
export type ListedAnswer = Searchable & { id: Answer['id']; topic: Topic['id']; question: string }

/** `originals` are the same answers in English, which a search matches, too. */
export function listedAnswers(
  topics: GuideInLanguage['goodToKnow'],
  originals: readonly Answer[],
  temples: readonly Searchable[],
): ListedAnswer[] {
  const english = new Map(originals.map(({ id, question }) => [id, question]))
  const answers = topics.flatMap(({ answers }) => answers)
  const sounds = answerSounds(
    answers.map(({ id, question }) => ({
      texts: [id, question, english.get(id) ?? '', ...(otherWords[id] ?? [])],
    })),
    temples,
  )
  return answers.map(({ id, topic, question }, index) => ({
    id,
    topic,
    question,
    sounds: sounds[index] ?? '',
  }))
}
