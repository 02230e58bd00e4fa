import { inLanguage, languageOf, prefixOf } from '#web/language/languages.ts'
import { spokenLanguage } from '#web/language/translate.ts'
import type { ShownPage } from '#web/shell/start/page.ts'

/** `pathname` is without the prefix of the language. Each entry of the history has a `key`. */
export type Location = Readonly<{
  pathname: string
  search: string
  hash: string
  state: unknown
  key: string
}>

export type Shown = Readonly<{ location: Location; page: ShownPage; isReturn: boolean; keepsScroll: boolean }>

export type Entry = { key?: string; usr?: unknown } | null

/** `address` begins with the path, which may begin with two slashes. */
export function locationAt(address: string, entry: Entry): Location {
  const { pathname, search, hash } = new URL(anywhere + address)
  const { usr: state = null, key = 'first' } = entry ?? {}
  const prefix = prefixOf(languageOf(pathname))
  return { pathname: pathname.slice(prefix.length) || '/', search, hash, state, key }
}

/** `to` is a page, with or without a query and a fragment, or what follows the page that is shown: "?q=laddu". */
export function addressOf(to: string, { pathname, search }: Location): string {
  if (to.startsWith('/')) return inLanguage(to, spokenLanguage())
  const address = new URL(to, anywhere + inLanguage(pathname, spokenLanguage()) + search)
  return address.pathname + address.search + address.hash
}

/** The build has no address. RFC 2606, section 2. */
const anywhere = 'http://page.invalid'
