import type { Guide } from '#guide/schema.ts'
import { textsOf } from '#guide/texts.ts'

const nothing: Guide = { temples: [], gateways: [], topics: [], goodToKnow: [], calendar: [], helplines: [] }

/** A text that several sections share has the names of all. */
export function guideTexts({ temples, gateways, topics, goodToKnow, calendar, helplines }: Guide) {
  const sections: Record<string, Partial<Guide>> = {
    ...sectionsOf(temples, 'temples', (temple) => ({ temples: [temple] })),
    ...sectionsOf(gateways, 'gateways', (gateway) => ({ gateways: [gateway] })),
    ...sectionsOf(topics, 'answers', (topic) => ({
      topics: [topic],
      goodToKnow: goodToKnow.filter((answer) => answer.topic === topic.id),
    })),
    'guide/calendar': { calendar },
    'guide/helplines': { helplines },
  }
  return Object.entries(sections).flatMap(([section, part]) =>
    textsOf({ ...nothing, ...part }).map((text) => ({ text, section })),
  )
}

function sectionsOf<Entry extends { id: string }>(
  entries: readonly Entry[],
  folder: string,
  part: (entry: Entry) => Partial<Guide>,
) {
  return Object.fromEntries(entries.map((entry) => [`guide/${folder}/${entry.id}`, part(entry)]))
}
