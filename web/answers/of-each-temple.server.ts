import { shortNames } from '#guide/map/short-names.ts'
import { statedText } from '../facts/doubt-text.ts'
import { message, t } from '../language/translate.ts'
import type { GuideInLanguage, TempleInLanguage } from '../temples/guide.server.ts'
import { openingHoursText } from '../temples/opening/opening-hours-text.ts'
import { dressText } from '../temples/page/rules-in-short.tsx'

/** `id` is also that of the place on a temple's page that says it in full. */
const asked = [
  { id: 'dress', question: message('Dress'), textOf: dressText },
  { id: 'hours', question: message('Opening hours'), textOf: hoursOf },
]

/** What differs from temple to temple, from the facts of each. */
export function answersOfEachTemple({ temples, language }: GuideInLanguage) {
  return asked.map(({ id, question, textOf }) => ({
    id,
    question: t(question),
    lines: temples.map((temple) => ({
      temple: temple.id,
      name: shortNames[temple.id][language],
      text: textOf(temple),
    })),
  }))
}

function hoursOf({ openingHours }: TempleInLanguage): string {
  const text = openingHoursText(openingHours.value)
  return openingHours.value ? statedText(text, openingHours) : text
}
