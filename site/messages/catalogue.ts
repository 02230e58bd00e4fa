import { placeholder } from '#guide/figures/figure.ts'
import { type Catalogue, translationsIn } from '#messages/catalogue.ts'
import { messageKey, pluralKey } from '#web/language/message-key.ts'
import type { Messages } from '#web/language/translate.ts'

export type Wanted = { section: string; plural?: string }

export type Texts = ReadonlyMap<string, Wanted>

/** Browsers load this section with every page. The next two, as the guide's texts, reach pages translated. */
export const interfaceSection = 'interface'

/** Only pages whose loader names them load these sections; the keys are folders of `web/`. */
export const sectionsOfFolders: Readonly<Record<string, string>> = {
  // Before what it lies in: the first pages show it, too.
  'day/now': interfaceSection,
  day: `${interfaceSection}/day`,
  'pages/seen': `${interfaceSection}/day`,
  'guide/search': `${interfaceSection}/search`,
  'guide/today': `${interfaceSection}/today`,
  'pages/desk': `${interfaceSection}/desk`,
  'pages/account': `${interfaceSection}/account`,
  'pages/temples': `${interfaceSection}/temples`,
  'pages/tirupati': `${interfaceSection}/tirupati`,
  'pages/offline': `${interfaceSection}/offline`,
  'pages/not-found': `${interfaceSection}/not-found`,
  'account/forms': `${interfaceSection}/forms`,
  'account/mailed-link': `${interfaceSection}/mailed-link`,
}

export const buildSection = `${interfaceSection}/build`

export const mailSection = 'mails'

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name]) => name as string).sort()
}

export function messagesIn({ texts }: Pick<Catalogue, 'texts'>): Messages {
  const translated = [...texts]
    .flatMap(([text, { translation, plural }]): [string, string][] => [
      [text, translation],
      ...(plural ? [[pluralKey(text, plural.text), plural.translation] as [string, string]] : []),
    ])
    .filter(([, translation]) => translation !== '')
  const messages = Object.fromEntries(
    translated.map(([text, translation]) => [messageKey(text), translation]),
  )
  if (Object.keys(messages).length < translated.length) throw new Error('Two texts have one key: reword one')
  return messages
}

export function messagesOfSection(section: string, { texts }: Catalogue): Messages {
  return messagesIn({ texts: new Map([...texts].filter(([, entry]) => entry.section === section)) })
}

/** Of what the program says. What waits in the guide is no problem: waiting.ts. */
export function catalogueProblems(texts: Texts, whole: Catalogue): string[] {
  const catalogue = whole.texts
  const missing = [...texts].flatMap(([text, { plural }]) => {
    const entry = catalogue.get(text)
    const forms =
      plural === undefined ? [entry?.translation] : [entry?.translation, entry?.plural?.translation]
    return forms.every(Boolean) ? [] : text
  })
  const superfluous = [...catalogue.keys()].filter((text) => !texts.has(text))
  const misplaced = [...catalogue].filter(
    ([text, { section }]) => texts.has(text) && section !== texts.get(text)?.section,
  )
  const otherPlural = [...catalogue].filter(
    ([text, { plural }]) => texts.has(text) && plural?.text !== texts.get(text)?.plural,
  )
  const different = translationsIn(whole).filter(
    ([text, translation]) =>
      translation !== '' && placeholdersIn(text).join() !== placeholdersIn(translation).join(),
  )
  const wanted = [...texts.keys()].filter((text) => catalogue.has(text))
  const present = [...catalogue.keys()].filter((text) => texts.has(text))
  const astray = wanted.find((text, index) => text !== present[index])
  return [
    ...missing.map((text) => `not translated: "${text}"`),
    ...superfluous.map((text) => `translated, and shown nowhere: "${text}"`),
    ...misplaced.map(
      ([text]) => `not in the section "${texts.get(text)?.section}", where --collect puts it: "${text}"`,
    ),
    ...otherPlural.map(([text]) => `another plural than in English: "${text}"`),
    ...different.map(([text]) => `other placeholders than in English: "${text}"`),
    // Otherwise the next --collect would also move entries that nobody has changed.
    ...(astray === undefined ? [] : [`not in the order in which --collect puts them, from "${astray}" on`]),
  ]
}
