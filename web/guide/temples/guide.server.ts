import type { ShownOccasion } from '#guide/calendar/calendar.ts'
import { type Distances, distancesTo } from '#guide/distance.ts'
import { guide } from '#guide/guide.ts'
import type { Answer, Gateway, Helpline, Occasion, Temple, Topic, WaysIn } from '#guide/schema.ts'
import { translateGuide } from '#guide/texts.ts'
import type { ShownGateway } from '#guide/travel/shown-gateway.ts'
import type { Language } from '#messages/languages.ts'
import { contentIn, messagesOf } from '#web/language/messages.server.ts'
import { translateWith } from '#web/language/translate.ts'
import { drawingsInWords } from './drawings-in-words.server.ts'
import type { Exception, Way, WaysInWithExceptions } from './occasions/exceptions.tsx'
import { type OccasionInLanguage, shownOccasion } from './occasions/occasion.ts'
import { exceptionsTo, withSuspended } from './occasions/suspended.server.ts'

export type TempleInLanguage = Omit<Temple, 'waysIn'> & {
  exceptions: readonly Exception[]
  waysIn?: WaysInWithExceptions
  /** Of the calendar. */
  occasions: readonly ShownOccasion[]
  distances: Distances
  drawingInWords: string
}

export type GatewayInLanguage = Gateway & Pick<ShownGateway, 'cardInTelugu'>

export type GuideInLanguage = {
  language: Language
  temples: readonly TempleInLanguage[]
  gateways: readonly GatewayInLanguage[]
  goodToKnow: readonly {
    topic: Topic['id']
    title: string
    answers: readonly (Answer & { exceptions: readonly Exception[] })[]
  }[]
  calendar: readonly OccasionInLanguage[]
  helplines: readonly Helpline[]
}

/** For the build only: each page receives just what it shows. English names are those of the specification. */
export function guideFor(language: Language): GuideInLanguage {
  const translate = translateWith(messagesOf(language))
  const intoTelugu = contentIn('te')
  const { temples, gateways, topics, goodToKnow, helplines, ...translated } = translateGuide(
    guide,
    contentIn(language),
  )
  // What its editors ask before a feast, and how they know its days, is nothing for readers.
  const calendar = translated.calendar.map(({ ask: _ask, rule: _rule, past: _past, ...occasion }) =>
    withSuspended(occasion),
  )
  const ofTemples = (ids: readonly string[]) =>
    calendar.filter(({ temples }) => temples.some((id) => ids.includes(id)))
  return {
    language,
    temples: temples.map(({ waysIn, ...temple }) => ({
      ...temple,
      exceptions: exceptionsTo(temple.suspendable ?? [], ofTemples([temple.id])),
      ...(waysIn && { waysIn: waysInWithExceptions(waysIn, ofTemples([temple.id])) }),
      name: language === 'en' ? temple.name : temple.localNames[language].value,
      distances: distancesTo(temple.id, gateways),
      occasions: ofTemples([temple.id]).map(shownOccasion),
      drawingInWords: translate(drawingsInWords[temple.id]),
    })),
    gateways: gateways.map((gateway, index) => {
      const card = guide.gateways[index]?.card
      return { ...gateway, cardInTelugu: card && intoTelugu(card, `gateways.${gateway.id}.card`, {}) }
    }),
    goodToKnow: topics.map(({ id, title }) => ({
      topic: id,
      title,
      answers: goodToKnow
        .filter(({ topic }) => topic === id)
        .map((answer) => ({
          ...answer,
          exceptions: exceptionsTo(answer.suspendable ?? [], ofTemples(answer.temples)),
        })),
    })),
    calendar,
    helplines,
  }
}

/** Leaves the gateways that cards name, with their distances: no page about one temple shows others. */
export function withCardLines(guide: GuideInLanguage): GuideInLanguage {
  const gateways = guide.gateways.filter(({ card }) => card)
  const temples = guide.temples.map((temple) => ({
    ...temple,
    distances: distancesTo(temple.id, gateways),
  }))
  return { ...guide, gateways, temples }
}

function waysInWithExceptions(of: WaysIn, calendar: readonly Occasion[]): WaysInWithExceptions {
  const withExceptions = (way: Way) => ({ ...of[way], exceptions: exceptionsTo([way], calendar) })
  return {
    freeLine: withExceptions('freeLine'),
    timedToken: withExceptions('timedToken'),
    specialEntry: withExceptions('specialEntry'),
    booking: of.booking,
  }
}
