import { topicIds } from '#guide/topic-ids.ts'
import { wayInIds } from '#guide/ways-in.ts'
import type { GuideInLanguage } from '#web/guide/temples/guide.server.ts'
import { answersOfEachTemple } from './of-each-temple.server.ts'

export type AskedTopic = ReturnType<typeof askedTopics>[number]

export function askedTopics(guide: GuideInLanguage) {
  return guide.goodToKnow.map(({ topic, title, answers }) => ({
    id: topic,
    title,
    asked: [
      ...ofEachTempleOn(topic, guide).map(({ id }) => id),
      ...answers.flatMap(({ id, waysIn }) => (waysIn ? [id, ...Object.values(wayInIds)] : [id])),
    ],
  }))
}

/** What is asked of each temple stands with what is asked of all of them. */
export function ofEachTempleOn(topic: string, guide: GuideInLanguage) {
  return topic === topicIds[0] ? answersOfEachTemple(guide) : []
}
