import type { Catalogue } from '#messages/catalogue.ts'
import { messageKey } from '#web/language/message-key.ts'
import type { Messages } from '#web/language/translate.ts'

/** The texts to translate, each with its section in the catalogues. */
export type Texts = ReadonlyMap<string, string>

/** The section that browsers load with every page. All but these and the next two are the guide's, and reach pages translated. */
export const interfaceSection = 'interface'

/** Sections that only some pages load in addition: each holds the texts of one folder of `web/`. */
export const sectionsOfFolders: Readonly<Record<string, string>> = {
  day: `${interfaceSection}/day`,
  'account/settings': `${interfaceSection}/account`,
}

/** The texts of modules that only the build runs: these reach pages translated, too. */
export const buildSection = `${interfaceSection}/build`

/** The texts of mails, which only the server reads. */
export const mailSection = 'mails'

/** The placeholders of a text: "{n} km from {place}" has `n` and `place`. */
function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string).sort()
}

/** The existing translations by message key, as pages use them. */
export function messagesIn(catalogue: Catalogue): Messages {
  const translated = [...catalogue].filter(([, { translation }]) => translation !== '')
  const messages = Object.fromEntries(
    translated.map(([text, { translation }]) => [messageKey(text), translation]),
  )
  if (Object.keys(messages).length < translated.length) throw new Error('Two texts have one key: reword one')
  return messages
}

/** One section of a catalogue, as pages use it. */
export function messagesOfSection(section: string, catalogue: Catalogue): Messages {
  return messagesIn(new Map([...catalogue].filter(([, entry]) => entry.section === section)))
}

/** The problems of a catalogue for these texts, one line each. */
export function catalogueProblems(texts: Texts, catalogue: Catalogue): string[] {
  const missing = [...texts.keys()].filter((text) => !catalogue.get(text)?.translation)
  const superfluous = [...catalogue.keys()].filter((text) => !texts.has(text))
  const misplaced = [...catalogue].filter(
    ([text, { section }]) => texts.has(text) && section !== texts.get(text),
  )
  const different = [...catalogue].filter(
    ([text, { translation }]) =>
      translation !== '' && placeholdersIn(text).join() !== placeholdersIn(translation).join(),
  )
  const wanted = [...texts.keys()].filter((text) => catalogue.has(text))
  const present = [...catalogue.keys()].filter((text) => texts.has(text))
  const astray = wanted.find((text, index) => text !== present[index])
  return [
    ...missing.map((text) => `not translated: "${text}"`),
    ...superfluous.map((text) => `translated, and shown nowhere: "${text}"`),
    ...misplaced.map(
      ([text]) => `not in the section "${texts.get(text)}", where --collect puts it: "${text}"`,
    ),
    ...different.map(([text]) => `other placeholders than in English: "${text}"`),
    // Otherwise the next --collect would also move entries that nobody has changed.
    ...(astray === undefined ? [] : [`not in the order in which --collect puts them, from "${astray}" on`]),
  ]
}
