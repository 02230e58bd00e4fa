import type { Answer, Helpline } from '#guide/content/answer.ts'
import { type Topic, topicIds } from '#guide/content/topics.ts'
import { guide } from '#guide/guide.ts'
import type { Gateway, Temple } from '#guide/schema.ts'
import {
  translateAnswer,
  translateGateway,
  translateHelpline,
  translateTemple,
  translateTopic,
} from '#guide/texts.ts'
import type { Language } from '../language/languages.ts'
import { messageKey } from '../language/message-key.ts'
import type { Messages } from '../language/translate.ts'

const catalogues = import.meta.glob<Messages>('../../guide/messages/*.po', { import: 'default', eager: true })

export type GuideInLanguage = {
  language: Language
  temples: readonly Temple[]
  gateways: readonly Gateway[]
  goodToKnow: readonly { topic: Topic; title: string; answers: readonly Answer[] }[]
  helplines: readonly Helpline[]
}

/**
 * The guide in a language. Temples bear their name in that language, and in English the one that the specification gives
 * them. Only the build reads it: a page gets what it shows.
 */
export function guideFor(language: Language): GuideInLanguage {
  const messages = catalogues[`../../guide/messages/${language}.po`] ?? {}
  const translate = (text: string) => messages[messageKey(text)] ?? text
  return {
    language,
    temples: guide.temples.map((temple) => ({
      ...translateTemple(temple, translate),
      name: language === 'en' ? temple.name : temple.localNames[language].value,
    })),
    gateways: guide.gateways.map((gateway) => translateGateway(gateway, translate)),
    goodToKnow: topicIds.map((topic) => ({
      topic,
      title: translateTopic(topic, translate),
      answers: guide.goodToKnow
        .filter((answer) => answer.topic === topic)
        .map((answer) => translateAnswer(answer, translate)),
    })),
    helplines: guide.helplines.map((helpline) => translateHelpline(helpline, translate)),
  }
}
