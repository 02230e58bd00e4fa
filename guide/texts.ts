import type { Answer, Helpline } from './content/answer.ts'
import { type Topic, topicIds, topics } from './content/topics.ts'
import type { Guide } from './guide.ts'
import type { Fact, Gateway, Temple } from './schema.ts'

export type Translate = (english: string) => string

/**
 * Every English text of the guide that is translated, once, in the order of the guide. Names of temples are not
 * among them, as each temple has its `localNames`, nor are names of sources, authors and licences.
 */
export function textsOf({ temples, gateways, goodToKnow, helplines }: Guide): string[] {
  const texts = new Set<string>()
  const collect = (text: string) => {
    texts.add(text)
    return text
  }
  for (const temple of temples) translateTemple(temple, collect)
  for (const gateway of gateways) translateGateway(gateway, collect)
  for (const topic of topicIds) translateTopic(topic, collect)
  for (const answer of goodToKnow) translateAnswer(answer, collect)
  for (const helpline of helplines) translateHelpline(helpline, collect)
  return [...texts]
}

export function translateTemple(temple: Temple, translate: Translate): Temple {
  const { localNames, distances, beforeYouEnter, photograph, visitMinutesWith } = temple
  const text = <Text extends string | null>(fact: Fact<Text>) => translateText(fact, translate)
  const note = <Value>(fact: Fact<Value>) => translateNote(fact, translate)
  return {
    ...temple,
    localNames: {
      te: note(localNames.te),
      hi: note(localNames.hi),
      ta: note(localNames.ta),
      kn: note(localNames.kn),
    },
    description: text(temple.description),
    deity: text(temple.deity),
    tradition: note(temple.tradition),
    coordinates: note(temple.coordinates),
    distances: {
      airport: note(distances.airport),
      railwayStation: note(distances.railwayStation),
      busStand: note(distances.busStand),
    },
    openingHours: note(temple.openingHours),
    hoursText: text(temple.hoursText),
    visitMinutes: note(temple.visitMinutes),
    ...(visitMinutesWith && {
      visitMinutesWith: {
        timedToken: note(visitMinutesWith.timedToken),
        specialEntry: note(visitMinutesWith.specialEntry),
        walkersToken: note(visitMinutesWith.walkersToken),
      },
    }),
    gettingThere: text(temple.gettingThere),
    festivals: text(temple.festivals),
    officialPage: note(temple.officialPage),
    beforeYouEnter: {
      dress: text(beforeYouEnter.dress),
      phonesAndCameras: text(beforeYouEnter.phonesAndCameras),
      bagsAndFootwear: text(beforeYouEnter.bagsAndFootwear),
      tickets: text(beforeYouEnter.tickets),
      stepsAndSeating: text(beforeYouEnter.stepsAndSeating),
    },
    ...(photograph && {
      photograph: {
        ...note(photograph),
        value: { ...photograph.value, alt: translate(photograph.value.alt) },
      },
    }),
  }
}

export function translateGateway(gateway: Gateway, translate: Translate): Gateway {
  return {
    ...gateway,
    label: translate(gateway.label),
    name: translateText(gateway.name, translate),
    coordinates: translateNote(gateway.coordinates, translate),
    onwardTransport: translateText(gateway.onwardTransport, translate),
    ...(gateway.phone && { phone: translateNote(gateway.phone, translate) }),
  }
}

/** What a topic is called, in the list of questions and over its answers. */
export function translateTopic(topic: Topic, translate: Translate): string {
  return translate(topics[topic])
}

export function translateAnswer(answer: Answer, translate: Translate): Answer {
  return {
    ...answer,
    question: translate(answer.question),
    answer: translateText(answer.answer, translate),
    links: answer.links.map(({ label, url }) => ({ label: translate(label), url })),
  }
}

export function translateHelpline(helpline: Helpline, translate: Translate): Helpline {
  return {
    ...helpline,
    label: translate(helpline.label),
    numbers: translateNote(helpline.numbers, translate),
  }
}

function translateText<Text extends string | null>(fact: Fact<Text>, translate: Translate): Fact<Text> {
  const { value } = fact
  return { ...translateNote(fact, translate), value: value === null ? value : (translate(value) as Text) }
}

function translateNote<Value>(fact: Fact<Value>, translate: Translate): Fact<Value> {
  return fact.note === undefined ? fact : { ...fact, note: translate(fact.note) }
}
