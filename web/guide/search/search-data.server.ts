import { guide } from '#guide/guide.ts'
import { shortNames } from '#guide/map/short-names.ts'
import { searchIndex } from '#guide/search/index.ts'
import { searched } from '#guide/search/searched.ts'
import { withoutSources } from '#guide/stated.ts'
import { translateGuide } from '#guide/texts.ts'
import { type Language, languages } from '#messages/languages.ts'
import { answerId } from '#web/guide/answers/answer-id.ts'
import {
  type GuideInLanguage,
  guideFor,
  type TempleInLanguage,
  withCardLines,
} from '#web/guide/temples/guide.server.ts'
import { listedGateways } from '#web/guide/temples/listed-gateway.ts'
import { shownOccasion } from '#web/guide/temples/occasions/occasion.ts'
import { howId, waitText, waysIn } from '#web/guide/temples/tickets/ways-in.ts'
import { contentIn, messagesOf } from '#web/language/messages.server.ts'
import { speak, t, translateWith } from '#web/language/translate.ts'
import { pagesToSearch } from './page-words.server.ts'
import type { SearchData, SearchedAnswer, SearchedTemple } from './search-data.ts'

export function searchDataIn(language: Language): SearchData {
  // Some texts speak the language of the document.
  speak(language, messagesOf(language))
  const { temples, gateways, goodToKnow, calendar, helplines } = withCardLines(guideFor(language))
  const guideIn = (one: Language) => translateGuide(guide, contentIn(one))
  const others = languages.filter((one) => one !== language)
  const translate = translateWith(messagesOf(language))
  return {
    index: searchIndex(
      searched([guideIn(language), ...others.map(guideIn)], guide, pagesToSearch(translate)),
    ),
    temples: temples.map((temple) => searchedTemple(temple, language)),
    gateways: listedGateways(gateways),
    answers: [
      ...temples.flatMap((temple) => answersOfWays(temple, goodToKnow)),
      ...goodToKnow.flatMap(({ topic, answers }) =>
        answers.map(({ id, question, answer, temples, exceptions }) => ({
          id,
          topic,
          question,
          answer: withoutSources(answer),
          factId: answerId(id),
          temples,
          exceptions,
        })),
      ),
    ],
    occasions: calendar.map((occasion) => ({ ...shownOccasion(occasion), temples: occasion.temples })),
    helplines: helplines.map((helpline) => ({ ...helpline, numbers: { ...helpline.numbers, sources: [] } })),
  }
}

/** Each way into a temple stands below the answer that lists them. */
function answersOfWays(temple: TempleInLanguage, topics: GuideInLanguage['goodToKnow']): SearchedAnswer[] {
  const listed = topics.find(({ answers }) => answers.some(({ waysIn }) => waysIn === temple.id))
  if (!listed) return []
  return waysInto(temple).map(({ id, name, wait, how, exceptions }) => ({
    id,
    topic: listed.topic,
    question: name,
    answer: { ...withoutSources(how), value: `${waitText(wait.value)}. ${how.value}` },
    factId: howId(id),
    temples: [temple.id],
    exceptions,
  }))
}

function waysInto({ waysIn: of }: TempleInLanguage) {
  return of ? waysIn.map(({ way, id, name }) => ({ id, name: t(name), ...of[way] })) : []
}

function searchedTemple(temple: TempleInLanguage, language: Language): SearchedTemple {
  const { dress, phonesAndCameras, bagsAndFootwear, tickets } = temple.beforeYouEnter
  return {
    id: temple.id,
    name: temple.name,
    shortName: shortNames[temple.id][language],
    openingHours: withoutSources(temple.openingHours),
    told: {
      dress: withoutSources(dress),
      phone: withoutSources(phonesAndCameras),
      footwear: withoutSources(bagsAndFootwear),
      tickets: withoutSources(tickets),
      way: withoutSources(temple.gettingThere),
      festivals: withoutSources(temple.festivals),
    },
    distances: Object.fromEntries(
      Object.entries(temple.distances).map(([id, fact]) => [id, withoutSources(fact)]),
    ),
    visit: withoutSources(temple.visitMinutes),
    waysIn: waysInto(temple).map(({ id, name, wait }) => ({ id, name, wait: withoutSources(wait) })),
  }
}
