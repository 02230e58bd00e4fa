import { type Language, languages } from '#messages/languages.ts'

/** Each language's own name, for readers who know no other. */
export const ownNames: Record<Language, string> = {
  en: 'English',
  te: 'తెలుగు',
  hi: 'हिन्दी',
  ta: 'தமிழ்',
  kn: 'ಕನ್ನಡ',
}

/** The language of a path: `/te/temples` is Telugu, `/temples` English. */
export function languageOf(pathname: string): Language {
  const first = pathname.split('/')[1]
  return languages.find((language) => language !== 'en' && language === first) ?? 'en'
}

/** The path prefix of a language: "" or "/te". English has none, as the specification writes its paths. */
export function prefixOf(language: Language): '' | `/${Language}` {
  return language === 'en' ? '' : `/${language}`
}

/** The same page in another language. No path has a trailing slash, not even a language's home page. */
export function inLanguage(pathname: string, language: Language): string {
  const page = pathname.slice(prefixOf(languageOf(pathname)).length) || '/'
  return `${prefixOf(language)}${page}`.replace(/(.)\/$/, '$1')
}

/** Locales for `Intl`: each language as written in India. */
export function localeOf(language: Language): string {
  return `${language}-IN`
}
