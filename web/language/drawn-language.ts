import { type Language, languages } from '#messages/languages.ts'

/**
 * The language that the build drew this document in. Without a network the worker may answer with another than the
 * path's, and a browser that translates the page changes its `lang`.
 */
export function drawnLanguage(): Language {
  const { language: drawn } = document.documentElement.dataset
  return languages.find((language) => language === drawn) ?? 'en'
}
