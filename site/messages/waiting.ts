import { type Content, contentTranslator } from '#guide/translation/translator.ts'

export type ContentTexts = ReadonlyMap<string, string>

export function leftTexts(texts: ContentTexts, content: Content): string[] {
  return [...content.keys()]
    .filter((id) => !texts.has(id))
    .map((id) => `shown nowhere until --collect removes it: ${id}`)
}

export function waitingTexts(texts: ContentTexts, content: Content): string[] {
  const translate = contentTranslator(content)
  return [...texts].flatMap(([id, english]) => {
    if (translate(english, id) !== undefined) return []
    return content.has(id) ? `to be revised: ${id}` : `not translated: ${id}`
  })
}
