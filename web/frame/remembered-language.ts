import { type Language, languages } from '#messages/languages.ts'
import { inLanguage, languageOf } from '#web/language/languages.ts'
import { keepLocally } from '#web/shell/device/local-storage.ts'

const arrivedKey = 'language'
const chosenKey = 'to'

export function goTo(language: Language): void {
  keepLocally(chosenKey, language)
}

/** Called once a page has loaded: offline, a chosen language may not be stored and never open. */
export function rememberArrival(language: Language): void {
  try {
    if (localStorage[chosenKey] === language) localStorage[arrivedKey] = language
    delete localStorage[chosenKey]
  } catch {
    // Without storage, the path still names the language.
  }
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
  try {
    return (
      languageOfMailedLink(pathname, search) ??
      (localStorage[chosenKey] === 'en' ? 'en' : undefined) ??
      ours(localStorage[arrivedKey]) ??
      navigator.languages.map((tag) => ours(tag.split('-')[0])).find((language) => language !== undefined)
    )
  } catch {
    // Nobody is redirected without storage: readers who choose English could not stay there.
    return undefined
  }
}

/** A mail's link names the language of the mail. Once the link is in the history entry, the page stays. */
function languageOfMailedLink(pathname: string, search: string): Language | undefined {
  if (pathname !== '/action') return undefined
  return history.state?.usr ? 'en' : ours(new URLSearchParams(search).get('lang'))
}

function ours(tag: string | null | undefined): Language | undefined {
  return languages.find((language) => language === tag)
}
