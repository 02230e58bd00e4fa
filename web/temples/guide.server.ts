import { type Distances, distancesTo } from '#guide/distance.ts'
import { guide } from '#guide/guide.ts'
import type { Answer, Gateway, Helpline, Temple, Topic } from '#guide/schema.ts'
import { translateGuide } from '#guide/texts.ts'
import type { Language } from '../language/languages.ts'
import { messageKey } from '../language/message-key.ts'
import { messagesOf } from '../language/messages.server.ts'

export type TempleInLanguage = Temple & { distances: Distances }

export type GuideInLanguage = {
  language: Language
  temples: readonly TempleInLanguage[]
  gateways: readonly Gateway[]
  goodToKnow: readonly { topic: Topic['id']; title: string; answers: readonly Answer[] }[]
  helplines: readonly Helpline[]
}

/**
 * The guide in one language. Temples have their name in that language, and in English the specification's. Used by the
 * build only: a page receives just what it shows.
 */
export function guideFor(language: Language): GuideInLanguage {
  const messages = messagesOf(language)
  const translate = (text: string) => messages[messageKey(text)] ?? text
  const { temples, gateways, topics, goodToKnow, helplines } = translateGuide(guide, translate)
  return {
    language,
    temples: temples.map((temple) => ({
      ...temple,
      name: language === 'en' ? temple.name : temple.localNames[language].value,
      distances: distancesTo(temple.id, gateways),
    })),
    gateways,
    goodToKnow: topics.map(({ id, title }) => ({
      topic: id,
      title,
      answers: goodToKnow.filter(({ topic }) => topic === id),
    })),
    helplines,
  }
}
