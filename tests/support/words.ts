import { readFileSync } from 'node:fs'
import { readCatalogue } from '#tools/messages/catalogue.ts'
import type { Language } from '#web/language/languages.ts'

/** What a page says for an English text of the interface, as its reader sees it. */
export function wordsIn(language: Language): (text: string) => string {
  if (language === 'en') return (text) => text
  const catalogue = readCatalogue(readFileSync(new URL(`../../web/messages/${language}.po`, import.meta.url)))
  return (text) => {
    const translation = catalogue.get(text)
    if (!translation) throw new Error(`"${text}" is no text of the interface`)
    return translation
  }
}
