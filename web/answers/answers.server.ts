import type { WaysIn } from '#guide/schema.ts'
import type { GuideInLanguage } from '../temples/guide.server.ts'
import type { AnswerWithTemples } from './answer-text.tsx'

type AnswerInFull = Omit<AnswerWithTemples, 'waysIn'> & { waysIn: WaysIn | undefined }

type AnsweredTopic = Omit<GuideInLanguage['goodToKnow'][number], 'answers'> & { answers: AnswerInFull[] }

/** The topics, with the names of the temples that their answers mention. */
export function answeredTopics({ goodToKnow, temples }: GuideInLanguage): AnsweredTopic[] {
  const names = new Map<string, string>(temples.map(({ id, name }) => [id, name]))
  return goodToKnow.map((topic) => ({
    ...topic,
    answers: topic.answers.map((answer) => ({
      ...answer,
      waysIn: temples.find(({ id }) => id === answer.waysIn)?.waysIn,
      temples: answer.temples.map((id) => ({ id, name: names.get(id) ?? id })),
    })),
  }))
}
