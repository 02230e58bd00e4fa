import type { TempleId } from '#guide/temple-ids.ts'
import { catalogueOf, translationsIn as pairsIn } from '#messages/catalogue.ts'
import type { Language } from '#messages/languages.ts'
import { guide } from '#tests/support/guide.ts'

const { temples } = guide

/** Translates the interface's English texts as pages do. */
export function translationsIn(language: Language): (text: string) => string {
  if (language === 'en') return (text) => text
  const translations = new Map(pairsIn(catalogueOf(language)))
  return (text) => {
    const translation = translations.get(text)
    if (!translation) throw new Error(`"${text}" is not in the catalogue`)
    return translation
  }
}

export function templeNameIn(language: Language, id: TempleId): string {
  const temple = temples.find((one) => one.id === id)
  return (language === 'en' ? temple?.name : temple?.localNames[language].value) ?? ''
}
