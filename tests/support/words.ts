import { catalogueOf } from '#tools/messages/catalogue-of.ts'
import type { Language } from '#web/language/languages.ts'

/** What a page says for an English text of the interface, as its reader sees it. */
export function wordsIn(language: Language): (text: string) => string {
  if (language === 'en') return (text) => text
  const catalogue = catalogueOf(language)
  return (text) => {
    const translation = catalogue.get(text)?.translation
    if (!translation) throw new Error(`"${text}" is no text of the interface`)
    return translation
  }
}
