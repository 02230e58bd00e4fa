import { readBuiltSite } from '#server/site/built-site.ts'
import { type Language, languageOf } from '#web/language/languages.ts'
import { notFoundAddress } from '#web/site-format.ts'

export type BuiltPage = { path: string; html: string; language: Language }

/** Every page that the build has written, in every language. */
export function builtPages(siteFolder: string, origin: string): BuiltPage[] {
  return [...readBuiltSite(siteFolder, origin)].flatMap(([path, { isPage, bodies }]) =>
    isPage ? [{ path, html: Buffer.from(bodies.identity.bytes).toString(), language: languageOf(path) }] : [],
  )
}

/** The page for unknown addresses, served with status 404. */
export function isNotFoundPage({ path }: BuiltPage): boolean {
  return path.endsWith(notFoundAddress)
}

/** Pages that are useless without an account or a mailed link ask not to be indexed. */
export function isForSearchEngines({ html }: BuiltPage): boolean {
  return !/<meta name="robots" content="noindex"/.test(html)
}
