import { type Language, languages } from '#messages/languages.ts'
import { keepLocally } from '../device/local-storage.ts'
import { inLanguage, languageOf } from './languages.ts'

/** In local storage, like the next key. */
const key = 'language'
/** The language that the reader is switching to; it may never open. */
const toKey = 'to'

/** Where storage is blocked, the path still says the language. */
export function goTo(language: Language): void {
  keepLocally(toKey, language)
}

/** Remembers the language once a page in it has loaded: offline, that language may not be stored. */
export function rememberArrival(language: Language): void {
  try {
    if (localStorage[toKey] === language) localStorage[key] = language
    delete localStorage[toKey]
  } catch {
    // Storage is blocked.
  }
}

/**
 * Runs in the head, before the first paint. A path without a prefix is English. Unless the reader is switching to
 * English, it redirects to the same page in the language that was last chosen and did open or, failing that, the one that
 * the browser prefers. False if the page stays.
 */
export function followReadersLanguage(): boolean {
  const { pathname, search, hash } = location
  if (languageOf(pathname) !== 'en') return false
  const language = languageWanted(pathname, search)
  if (!language || language === 'en') return false
  location.replace(inLanguage(pathname, language) + search + hash)
  return true
}

function languageWanted(pathname: string, search: string): Language | undefined {
  try {
    return (
      languageOfMailedLink(pathname, search) ??
      (localStorage[toKey] === 'en' ? 'en' : undefined) ??
      ours(localStorage[key]) ??
      navigator.languages.map((tag) => ours(tag.split('-')[0])).find((language) => language !== undefined)
    )
  } catch {
    // With storage blocked nobody is redirected: readers who switch back to English could not stay there.
    return undefined
  }
}

/** The mail's language. The page stays where it is once its history entry holds a link. */
function languageOfMailedLink(pathname: string, search: string): Language | undefined {
  if (pathname !== '/action') return undefined
  return history.state?.usr ? 'en' : ours(new URLSearchParams(search).get('lang'))
}

function ours(tag: string | null | undefined): Language | undefined {
  return languages.find((language) => language === tag)
}
