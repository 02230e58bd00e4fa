import { catalogueOf } from '#tools/messages/catalogue-of.ts'
import type { Language } from '#web/language/languages.ts'

/** Translates the interface's English texts as pages do. */
export function translationsIn(language: Language): (text: string) => string {
  if (language === 'en') return (text) => text
  const catalogue = catalogueOf(language)
  return (text) => {
    const translation = catalogue.get(text)?.translation
    if (!translation) throw new Error(`"${text}" is not in the catalogue`)
    return translation
  }
}
