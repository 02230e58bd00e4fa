import { shortNames } from '#guide/map/short-names.ts'
import type { GuideInLanguage } from '#web/guide/temples/guide.server.ts'
import type { WaysInWithExceptions } from '#web/guide/temples/occasions/exceptions.tsx'
import type { AnswerWithTemples } from './answer-text.tsx'

type AnswerInFull = Omit<AnswerWithTemples, 'waysIn'> & { waysIn: WaysInWithExceptions | undefined }

type AnsweredTopic = Omit<GuideInLanguage['goodToKnow'][number], 'answers'> & { answers: AnswerInFull[] }

/** The topics, with the names of the temples that their answers mention, as they mention them. */
export function answeredTopics({ goodToKnow, temples, language }: GuideInLanguage): AnsweredTopic[] {
  const names = new Map<string, string>(temples.map(({ id }) => [id, shortNames[id][language]]))
  return goodToKnow.map((topic) => ({
    ...topic,
    answers: topic.answers.map((answer) => ({
      ...answer,
      waysIn: temples.find(({ id }) => id === answer.waysIn)?.waysIn,
      temples: answer.temples.map((id) => ({ id, name: names.get(id) ?? id })),
    })),
  }))
}
