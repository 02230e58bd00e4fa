import { po } from 'gettext-parser'
import { messageKey } from '#web/language/message-key.ts'
import type { Messages } from '#web/language/translate.ts'

/** The texts that are translated, each with the section of the catalogues that it stands in. */
export type Texts = ReadonlyMap<string, string>

type Entry = { section: string; translation: string }

/** A catalogue, by the English text. */
export type Catalogue = ReadonlyMap<string, Entry>

/** Of the texts that browsers load a catalogue of. All others are the guide's, which pages have translated. */
export const interfaceSection = 'interface'

/** Reads a PO file; the entry of the empty text is its head, and comments for translators name the section. */
export function readCatalogue(file: Buffer | string): Catalogue {
  const { translations } = po.parse(file)
  const entries = Object.values(translations[''] ?? {}).filter(({ msgid }) => msgid !== '')
  return new Map(
    entries.map(({ msgid, msgstr, comments }) => [
      msgid,
      { section: comments?.extracted ?? '', translation: msgstr[0] ?? '' },
    ]),
  )
}

/** The names between braces: "{n} km from {place}" has `n` and `place`. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string).sort()
}

/** The translations that there are, by the keys of the English texts: as pages take them. */
export function messagesIn(catalogue: Catalogue): Messages {
  const translated = [...catalogue].filter(([, { translation }]) => translation !== '')
  const messages = Object.fromEntries(
    translated.map(([text, { translation }]) => [messageKey(text), translation]),
  )
  if (Object.keys(messages).length < translated.length) throw new Error('Two texts have one key: reword one')
  return messages
}

/** What browsers load of a catalogue. */
export function interfaceMessagesIn(catalogue: Catalogue): Messages {
  return messagesIn(new Map([...catalogue].filter(([, { section }]) => section === interfaceSection)))
}

/** What keeps a catalogue from standing for these texts, a line each. */
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
  return [
    ...missing.map((text) => `not translated: "${text}"`),
    ...superfluous.map((text) => `translated, and shown nowhere: "${text}"`),
    ...misplaced.map(
      ([text]) => `not in the section "${texts.get(text)}", where --collect puts it: "${text}"`,
    ),
    ...different.map(([text]) => `other placeholders than in English: "${text}"`),
  ]
}
