import { shortNames } from '#guide/map/short-names.ts'
import type { GuideInLanguage, TempleInLanguage } from '#web/guide/temples/guide.server.ts'
import { usualTimesText } from '#web/guide/temples/opening/opening-hours-text.ts'
import { ruleText } from '#web/guide/temples/rules-in-short.tsx'
import { message, t } from '#web/language/translate.ts'

/** `id` is also that of the place on a temple's page that says it in full. */
const asked = [
  { id: 'hours', question: message('Opening hours'), textOf: hoursText },
  {
    id: 'dress',
    question: message('Dress'),
    textOf: (temple: TempleInLanguage) => ruleText('dress', temple),
  },
]

function hoursText({ openingHours: { value } }: TempleInLanguage): string {
  return value ? usualTimesText(value) : t('Not known')
}

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
