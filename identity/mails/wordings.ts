import { type Catalogue, catalogueOf, translationsIn } from '#messages/catalogue.ts'
import type { Language } from '#messages/languages.ts'
import { english } from './english.ts'
import type { Wording } from './wording.ts'

const wordings = new Map<Language, Wording>([['en', english]])

/** A language is read for its first mail: to parse all at the start would cost 0.1 s and 15 MB. */
export function wordingIn(language: Language): Wording {
  const wording = wordings.get(language) ?? translated(catalogueOf(language))
  wordings.set(language, wording)
  return wording
}

export function translated(catalogue: Catalogue): Wording {
  const translations = new Map(translationsIn(catalogue))
  return JSON.parse(JSON.stringify(english), (_, part: unknown) =>
    typeof part === 'string' ? translations.get(part) || part : part,
  )
}
