import { po } from 'gettext-parser'
import { messageKey } from '#web/language/message-key.ts'
import type { Messages } from '#web/language/translate.ts'

/** A catalogue: the translations by the English text. */
export type Catalogue = ReadonlyMap<string, string>

/** Reads a PO file; the entry of the empty text is its head. */
export function readCatalogue(file: Buffer | string): Catalogue {
  const { translations } = po.parse(file)
  const entries = Object.values(translations[''] ?? {})
  return new Map(
    entries.filter(({ msgid }) => msgid !== '').map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']),
  )
}

/** The names between braces: "{n} km from {place}" has `n` and `place`. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string).sort()
}

/** The translations that there are, by the keys of the English texts: as pages take them. */
export function messagesIn(catalogue: Catalogue): Messages {
  const translated = [...catalogue].filter(([, translation]) => translation !== '')
  const messages = Object.fromEntries(
    translated.map(([text, translation]) => [messageKey(text), translation]),
  )
  if (Object.keys(messages).length < translated.length) throw new Error('Two texts have one key: reword one')
  return messages
}

/** What keeps a catalogue from standing for these texts, a line each. */
export function catalogueProblems(texts: ReadonlySet<string>, catalogue: Catalogue): string[] {
  const missing = [...texts].filter((text) => !catalogue.get(text))
  const superfluous = [...catalogue.keys()].filter((text) => !texts.has(text))
  const different = [...catalogue].filter(
    ([text, translation]) =>
      translation !== '' && placeholdersIn(text).join() !== placeholdersIn(translation).join(),
  )
  return [
    ...missing.map((text) => `not translated: "${text}"`),
    ...superfluous.map((text) => `translated, and shown nowhere: "${text}"`),
    ...different.map(([text]) => `other placeholders than in English: "${text}"`),
  ]
}
