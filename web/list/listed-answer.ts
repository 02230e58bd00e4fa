import type { Guide } from '#guide/schema.ts'
import { otherWords, urgentWords } from '#guide/search/answer-words.ts'
import { answerSounds, type FoundByWords } from '#guide/search/answers.ts'
import type { Searchable } from '#guide/search/search.ts'
import type { GuideInLanguage } from '../temples/guide.server.ts'

export type ListedAnswer = FoundByWords & { href: string; title: string }

/** Emergencies come first. `originals` are the English answers: a search matches them in every language. */
export function listedAnswers(
  { goodToKnow, helplines }: Pick<GuideInLanguage, 'goodToKnow' | 'helplines'>,
  originals: Pick<Guide, 'goodToKnow'>,
  temples: readonly Searchable[],
): ListedAnswer[] {
  const english = new Map(originals.goodToKnow.map(({ id, question }) => [id, question]))
  const emergencies = helplines
    .filter(({ emergency }) => emergency)
    .flatMap(({ id, label, numbers }) =>
      numbers.value.map(({ shown, dialled }) => ({
        texts: urgentWords[id] ?? [],
        wholeWords: true,
        href: `tel:${dialled}`,
        title: `${label}: ${shown}`,
      })),
    )
  const answers = goodToKnow.flatMap(({ topic, answers }) =>
    answers.map(({ id, question }) => ({
      texts: [id, question, english.get(id) ?? '', ...(otherWords[id] ?? [])],
      href: `/good-to-know/${topic}#${id}`,
      title: question,
    })),
  )
  const listed = [...emergencies, ...answers]
  const sounds = answerSounds(listed, temples)
  return listed.map(({ texts: _, ...answer }, index) => ({ ...answer, sounds: sounds[index] ?? '' }))
}
