import type { ShownOccasion } from '#guide/calendar/calendar.ts'
import { type Distances, distancesTo } from '#guide/distance.ts'
import { guide } from '#guide/guide.ts'
import { shortNames } from '#guide/map/short-names.ts'
import type { Answer, Gateway, Helpline, Occasion, Temple, Topic } from '#guide/schema.ts'
import { translateGuide } from '#guide/texts.ts'
import type { Language } from '#messages/languages.ts'
import { messagesOf } from '../language/messages.server.ts'
import { translateWith } from '../language/translate.ts'
import { drawingsInWords } from './drawings-in-words.server.ts'
import { type ForDriver, forDriver } from './driver/driver-text.ts'
import { shownOccasion } from './occasions/occasion.ts'

export type TempleInLanguage = Temple & {
  /** Of the calendar. */
  occasions: readonly ShownOccasion[]
  distances: Distances
  forDriver: ForDriver
  drawingInWords: string
}

/** `cardInTelugu` is `card` for drivers. */
export type GatewayInLanguage = Gateway & { cardInTelugu?: string | undefined }

export type GuideInLanguage = {
  language: Language
  temples: readonly TempleInLanguage[]
  gateways: readonly GatewayInLanguage[]
  goodToKnow: readonly { topic: Topic['id']; title: string; answers: readonly Answer[] }[]
  calendar: readonly Occasion[]
  helplines: readonly Helpline[]
}

/** For the build only: each page receives just what it shows. English names are those of the specification. */
export function guideFor(language: Language): GuideInLanguage {
  const translate = translateWith(messagesOf(language))
  const intoTelugu = translateWith(messagesOf('te'))
  const { temples, gateways, topics, goodToKnow, calendar, helplines } = translateGuide(guide, translate)
  return {
    language,
    temples: temples.map((temple) => ({
      ...temple,
      name: language === 'en' ? temple.name : temple.localNames[language].value,
      distances: distancesTo(temple.id, gateways),
      occasions: calendar.filter(({ temples }) => temples.includes(temple.id)).map(shownOccasion),
      forDriver: forDriver(temple.localNames.te.value, shortNames[temple.id].te),
      drawingInWords: translate(drawingsInWords[temple.id]),
    })),
    gateways: gateways.map((gateway, index) => {
      const card = guide.gateways[index]?.card
      return { ...gateway, cardInTelugu: card && intoTelugu(card) }
    }),
    goodToKnow: topics.map(({ id, title }) => ({
      topic: id,
      title,
      answers: goodToKnow.filter(({ topic }) => topic === id),
    })),
    // What its editors ask before a feast is nothing for readers.
    calendar: calendar.map(({ ask: _, ...shown }) => shown),
    helplines,
  }
}
