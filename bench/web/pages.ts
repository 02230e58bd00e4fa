import { readBuiltSite } from '#server/site/built-site.ts'
import { type Language, languageOf } from '#web/language/languages.ts'

export type BuiltPage = { path: string; html: string; language: Language }

/** Every page that the build has written, in every language. */
export function builtPages(siteFolder: string, origin: string): BuiltPage[] {
  return [...readBuiltSite(siteFolder, origin)].flatMap(([path, { isPage, bodies }]) =>
    isPage ? [{ path, html: Buffer.from(bodies.identity.bytes).toString(), language: languageOf(path) }] : [],
  )
}

/** What every unknown address is answered with, and status 404. */
export function isNotFoundPage({ path }: BuiltPage): boolean {
  return path.endsWith('/not-found')
}

/** Pages that lead nobody anywhere without an account or a mailed link ask search engines to leave them out. */
export function isForSearchEngines({ html }: BuiltPage): boolean {
  return !/<meta name="robots" content="noindex"/.test(html)
}
