import { type Language, languages } from '#messages/languages.ts'

/** Offline, the worker may answer in another language than that of the path; translators in browsers change `lang`. */
export function drawnLanguage(): Language {
  const { language: drawn } = document.documentElement.dataset
  return languages.find((language) => language === drawn) ?? 'en'
}
