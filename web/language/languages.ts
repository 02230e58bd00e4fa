import { type Language, languages } from '#messages/languages.ts'

export const ownNames: Record<Language, string> = {
  en: 'English',
  te: 'తెలుగు',
  hi: 'हिन्दी',
  ta: 'தமிழ்',
  kn: 'ಕನ್ನಡ',
}

export function languageOf(pathname: string): Language {
  const first = pathname.split('/')[1]
  return languages.find((language) => language !== 'en' && language === first) ?? 'en'
}

export function prefixOf(language: Language): '' | `/${Language}` {
  return language === 'en' ? '' : `/${language}`
}

/** No path ends with a slash, not even the home page of a language. */
export function inLanguage(pathname: string, language: Language): string {
  const page = pathname.slice(prefixOf(languageOf(pathname)).length) || '/'
  return `${prefixOf(language)}${page}`.replace(/(.)\/$/, '$1')
}

export function localeOf(language: Language): string {
  return `${language}-IN`
}
