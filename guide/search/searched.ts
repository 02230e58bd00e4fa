import { isShort } from '#guide/calendar/calendar.ts'
import type { Statement } from '#guide/fact-schema.ts'
import { dateAfter } from '#guide/opening-hours/india-time.ts'
import { type Guide, type Occasion, writtenLanguages } from '#guide/schema.ts'
import { wayInIds } from '#guide/ways-in.ts'
import { folded, foldedWords, wordsOf } from './fold.ts'
import type { Searched, Weighed } from './index.ts'
import { type Intent, intents } from './intents.ts'
import { nameParts, searchNames } from './names.ts'
import { searchWords } from './search-words.ts'
import { worth } from './weights.ts'

export type SearchedPage = Readonly<{ path: string; words: readonly string[] }>

const { answers: answerWords, helplines: helplineWords, smallWords } = searchWords

type Guides = readonly [own: Guide, ...others: Guide[]]

/**
 * All that can be found. Questions are found in every language; what temples and answers say, in English and in that
 * of the reader, which is the first of the `guides`.
 */
export function searched(guides: Guides, english: Guide, pages: readonly SearchedPage[]): Searched[] {
  const [own] = guides
  const read = own === english ? [english] : [own, english]
  return [
    ...english.temples.map(templeSearched),
    ...english.temples.flatMap(({ id }) => nearSearched(id, english)),
    ...intents.map(intentSearched),
    ...english.helplines.map(({ id }) => helplineSearched(id)),
    ...answersSearched(guides, english, read),
    // Two of a name at one temple would hide each other, and only the next one is asked for.
    ...english.calendar.filter(isFirstOfItsRule).map((occasion) => occasionSearched(occasion, guides)),
    ...english.temples.map(({ id }) => templePageSearched(id, read)),
    ...pages.map(
      ({ path, words }): Searched => ({
        target: { kind: 'page', path },
        phrases: weighed(words, worth.page),
      }),
    ),
    outsideSearched,
  ]
}

function templeSearched(temple: Guide['temples'][number]): Searched {
  return {
    target: { kind: 'temple', temple: temple.id },
    names: searchNames(temple)
      .flatMap(nameParts)
      .concat(temple.id === 'tirumala' ? weighed(smallWords.hill, worth.hillOfTirumala) : []),
  }
}

function nearSearched(temple: string, english: Guide): Searched[] {
  const words = nearWords(temple, english)
  return words.length > 0
    ? [{ target: { kind: 'near', temple }, phrases: weighed(words, worth.stationBesideTemple) }]
    : []
}

function intentSearched(intent: Intent): Searched {
  const { strong, weak = [] } = searchWords.intents[intent]
  return {
    target: { kind: 'intent', intent },
    phrases: [...weighed(strong, 1), ...weighed(weak, worth.weakWordOfIntent)],
  }
}

function answersSearched(guides: Guides, english: Guide, read: readonly Guide[]): Searched[] {
  const isNamed = namesIn(english)
  const withoutNames = ({ text, weight }: Weighed) => ({
    text: wordsOf(text)
      .filter((word) => !isNamed(word))
      .join(' '),
    weight,
  })
  return questionsOf(english).map(({ id, about }): Searched => {
    const { words = [], places = [], composedOf = [], ofDarshan = false } = answerWords[id] ?? {}
    const questions = textsOf(guides, (guide) => questionIn(guide, id)?.question)
    const answers = textsOf(read, (guide) => questionIn(guide, id)?.answer)
    return {
      target: { kind: 'answer', id, about },
      phrases: [
        ...weighed(words, 1),
        ...weighed(places, worth.placeOfAnswer),
        ...weighed(composedOf.flatMap(wordsFor), worth.composed),
        ...weighed(ofDarshan ? smallWords.darshan : [], worth.darshan),
      ],
      texts: [...weighed(questions, worth.question), ...weighed(answers, worth.answer)].map(withoutNames),
    }
  })
}

function occasionSearched({ id, name, temples, days }: Occasion, guides: Guides): Searched {
  const names = textsOf(guides, ({ calendar }) => calendar.find((one) => one.id === id)?.name)
  return {
    target: { kind: 'occasion', id, about: temples, last: days.value.last },
    phrases: weighed(searchWords.occasions[name] ?? [], 1),
    texts: [...weighed(names, worth.occasion), ...whenWords(days.value)],
  }
}

function templePageSearched(id: string, read: readonly Guide[]): Searched {
  const texts = read.flatMap((guide) => guide.temples.filter((one) => one.id === id).flatMap(saidOf))
  return { target: { kind: 'page', path: `/temples/${id}` }, texts: weighed(texts, worth.templePage) }
}

const outsideSearched: Searched = {
  target: { kind: 'outside' },
  phrases: weighed(searchWords.outside.phrases, 1),
  whole: weighed(searchWords.outside.words, 1),
}

function helplineSearched(id: string): Searched {
  const { words = [], urgent: atOnce = [], forLost, ...more } = helplineWords.helplines[id] ?? {}
  return {
    target: { kind: 'helpline', id },
    phrases: [
      ...weighed(words, 1),
      ...weighed([...(forLost ? helplineWords.lost : []), ...(more.trouble ?? [])], worth.trouble),
      ...weighed(id === 'ttd-information' ? helplineWords.forgotten : [], worth.forgotten),
    ],
    whole: [
      ...weighed(atOnce, worth.urgent),
      ...weighed([...(forLost ? helplineWords.lostWholly : []), ...(more.wholeTrouble ?? [])], worth.trouble),
    ],
  }
}

/** The search words of an answer, of a part that several answers share, or of a question about any temple. */
function wordsFor(subject: string): readonly string[] {
  const { words, places = [] } = answerWords[subject] ?? {}
  if (words) return [...words, ...places]
  return searchWords.parts[subject] ?? searchWords.intents[subject as Intent]?.strong ?? []
}

const monthNames = writtenLanguages.map(
  (language) => new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }),
)

export function isFirstOfItsRule({ rule }: Occasion): boolean {
  return rule === undefined || !('again' in rule)
}

/** The numbers of days, and their months and years: "29", "December", "డిసెంబర్". */
function whenWords(days: Occasion['days']['value']): Weighed[] {
  const { first, last } = days
  const words = new Map<string, number>()
  for (let day = first; day <= last; day = dateAfter(day, 1)) {
    words.set(day.slice(0, 4), worth.dayOrYear)
    // The days of several weeks have every number.
    if (isShort(days)) words.set(String(Number(day.slice(8))), worth.dayOrYear)
    for (const names of monthNames) words.set(names.format(new Date(day)), worth.month)
  }
  return [...words].map(([text, weight]) => ({ text, weight }))
}

function saidOf(temple: Guide['temples'][number]): string[] {
  const { description, deity, hoursText, gettingThere, festivals, beforeYouEnter } = temple
  const facts = [description, deity, hoursText, gettingThere, festivals, ...Object.values(beforeYouEnter)]
  return facts.flatMap(saidIn)
}

function saidIn({ value, claims = [] }: Statement<string | null>): string[] {
  return [value, ...claims.map((claim) => claim.value)].filter((text) => text !== null)
}

/** Beside which gateways the temple stands nearest of all. */
function nearWords(temple: string, { gateways }: Guide): readonly string[] {
  return gateways.flatMap(({ id, distances }) => {
    const metres = Object.entries(distances).map(([to, { value }]) => ({ to, least: value.leastMetres }))
    const [nearest] = metres.sort((one, other) => one.least - other.least)
    return nearest?.to === temple ? (searchWords.gateways[id] ?? []) : []
  })
}

type Question = Readonly<{ id: string; about: readonly string[]; question?: string; answer: string }>

/** Those of Good to know, and the ways into a temple, which are asked for like them. */
function questionsOf({ goodToKnow, temples }: Guide): Question[] {
  const waysIn = temples.flatMap(({ id: temple, waysIn }) =>
    waysIn ? ways.map((way) => ({ id: wayInIds[way], about: [temple], answer: waysIn[way].how.value })) : [],
  )
  return [
    ...waysIn,
    ...goodToKnow.map(({ id, temples, question, answer }) => ({
      id,
      about: temples,
      question,
      answer: saidIn(answer).join(' '),
    })),
  ]
}

const ways = ['freeLine', 'timedToken', 'specialEntry'] as const

function questionIn(guide: Guide, id: string): Question | undefined {
  return questionsOf(guide).find((one) => one.id === id)
}

/** An answer that names a temple is not about it unless it says so in `temples`. */
function namesIn({ temples }: Guide): (word: string) => boolean {
  const named = new Set(temples.flatMap((temple) => searchNames(temple).flatMap(foldedWords)))
  return (word) => named.has(folded(word))
}

function textsOf(guides: readonly Guide[], text: (guide: Guide) => string | undefined): string[] {
  return guides.flatMap((guide) => text(guide) ?? [])
}

function weighed(texts: readonly string[], weight: number): Weighed[] {
  return texts.map((text) => ({ text, weight }))
}
