import { type Content, contentTranslator } from '#guide/translation/translator.ts'

/** The English texts of the guide, by their ids. */
export type ContentTexts = ReadonlyMap<string, string>

/** Translated, and no longer in the guide. */
export function leftTexts(texts: ContentTexts, content: Content): string[] {
  return [...content.keys()]
    .filter((id) => !texts.has(id))
    .map((id) => `shown nowhere until --collect removes it: ${id}`)
}

/** What pages show in English in the place of a translation, by its id. */
export function waitingTexts(texts: ContentTexts, content: Content): string[] {
  const translate = contentTranslator(content)
  return [...texts].flatMap(([id, english]) => {
    if (translate(english, id) !== undefined) return []
    return content.has(id) ? `to be revised: ${id}` : `not translated: ${id}`
  })
}
