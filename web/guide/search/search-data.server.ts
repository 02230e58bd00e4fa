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
import { shownOccasion } from '#web/guide/temples/occasions/occasion.ts'
import { pick } from '#web/guide/temples/pick.ts'
import { shownGateways } from '#web/guide/temples/shown-gateways.ts'
import { shownTemple } from '#web/guide/temples/shown-temple.ts'
import { howId, waitText, waysIn } from '#web/guide/temples/tickets/ways-in.ts'
import { contentIn, messagesOf } from '#web/language/messages.server.ts'
import { speak, t, translateWith } from '#web/language/translate.ts'
import { pagesToSearch } from './page-words.server.ts'
import type { SearchData, SearchedAnswer } from './search-data.ts'

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
    gateways: shownGateways(gateways),
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

function searchedTemple(temple: TempleInLanguage, language: Language): SearchData['temples'][number] {
  const { dress, phonesAndCameras, bagsAndFootwear, tickets } = temple.beforeYouEnter
  return {
    ...pick(shownTemple(temple), ['id', 'name', 'openingHours', 'distances']),
    shortName: shortNames[temple.id][language],
    told: {
      dress: withoutSources(dress),
      phone: withoutSources(phonesAndCameras),
      footwear: withoutSources(bagsAndFootwear),
      tickets: withoutSources(tickets),
      way: withoutSources(temple.gettingThere),
      festivals: withoutSources(temple.festivals),
    },
    visit: withoutSources(temple.visitMinutes),
    waysIn: waysInto(temple).map(({ id, name, wait }) => ({ id, name, wait: withoutSources(wait) })),
  }
}
