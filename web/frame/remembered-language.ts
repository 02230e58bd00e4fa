import { type Language, languages } from '#messages/languages.ts'
import { inLanguage, languageOf } from '#web/language/languages.ts'
import { keepLocally, readLocally } from '#web/shell/device/local-storage.ts'

const arrivedKey = 'language'
const chosenKey = 'to'

export function goTo(language: Language): void {
  keepLocally(chosenKey, language)
}

/** Called once a page has loaded: offline, a chosen language may not be stored and never open. */
export function rememberArrival(language: Language): void {
  const isKept = readLocally(chosenKey) !== language || keepLocally(arrivedKey, language)
  if (isKept) keepLocally(chosenKey, '')
}

/** Redirects a path without prefix, unless English was chosen, to the language chosen last or the browser's own. */
export function followReadersLanguage(): boolean {
  const { pathname, search, hash } = location
  if (languageOf(pathname) !== 'en') return false
  const language = languageWanted(pathname, search)
  if (!language || language === 'en') return false
  location.replace(inLanguage(pathname, language) + search + hash)
  return true
}

function languageWanted(pathname: string, search: string): Language | undefined {
  const mailed = languageOfMailedLink(pathname, search)
  const chosen = readLocally(chosenKey)
  // Nobody is redirected without storage: readers who choose English could not stay there.
  if (mailed || chosen === undefined) return mailed
  return (
    (chosen === 'en' ? 'en' : undefined) ??
    ours(readLocally(arrivedKey)) ??
    navigator.languages.map((tag) => ours(tag.split('-')[0])).find((language) => language !== undefined)
  )
}

/** A mail's link names the language of the mail. Once the link is in the history entry, the page stays. */
function languageOfMailedLink(pathname: string, search: string): Language | undefined {
  if (pathname !== '/action') return undefined
  return history.state?.usr ? 'en' : ours(new URLSearchParams(search).get('lang'))
}

function ours(tag: string | null | undefined): Language | undefined {
  return languages.find((language) => language === tag)
}
