/** English has the addresses without a prefix, as the specification names them. */
export const languages = ['en', 'te', 'hi', 'ta', 'kn'] as const

export type Language = (typeof languages)[number]

/** What each language calls itself, for those who read no other. */
export const ownNames: Record<Language, string> = {
  en: 'English',
  te: 'తెలుగు',
  hi: 'हिन्दी',
  ta: 'தமிழ்',
  kn: 'ಕನ್ನಡ',
}

/** The language of an address: `/te/temples` is Telugu, `/temples` English. */
export function languageOf(pathname: string): Language {
  const first = pathname.split('/')[1]
  return languages.find((language) => language !== 'en' && language === first) ?? 'en'
}

/** What the addresses of a language begin with: "" or "/te". */
export function prefixOf(language: Language): '' | `/${Language}` {
  return language === 'en' ? '' : `/${language}`
}

/** The same page in another language; `/` of a language has no slash at its end, as no page of ours has. */
export function inLanguage(pathname: string, language: Language): string {
  const page = pathname.slice(prefixOf(languageOf(pathname)).length) || '/'
  return `${prefixOf(language)}${page}`.replace(/(.)\/$/, '$1')
}

/** For `Intl`: each language as it is written in India. */
export function localeOf(language: Language): string {
  return `${language}-IN`
}
