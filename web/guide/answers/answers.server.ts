import { shortNames } from '#guide/map/short-names.ts'
import type { GuideInLanguage } from '#web/guide/temples/guide.server.ts'

export function answeredTopics({ goodToKnow, temples, language }: GuideInLanguage) {
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
