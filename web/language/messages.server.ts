import type { Language } from './languages.ts'
import type { Messages } from './translate.ts'

const catalogues = import.meta.glob<Messages>('../messages/*.po', { import: 'default', eager: true })

/** The whole catalogue of a language, for the build alone; English has none. */
export function catalogueOf(language: Language): Messages {
  return catalogues[`../messages/${language}.po`] ?? {}
}
