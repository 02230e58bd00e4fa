import { type Language, languages } from '#messages/languages.ts'

/**
 * The language that the document was built in. Offline, the worker may answer with another language than that of the
 * path, and translators in browsers change `lang`.
 */
export function drawnLanguage(): Language {
  const { language: drawn } = document.documentElement.dataset
  return languages.find((language) => language === drawn) ?? 'en'
}
