import { type Language, languageOf, languages, prefixOf } from '#web/language/languages.ts'
import { addressOf } from '../site-files.ts'
import { matchFile } from './files.ts'
import { keptMarks } from './marks.ts'
import { groups, version } from './scope.ts'
import { versionOf } from './versions.ts'

/** Whether an address is, or may have been in an older version, a file that is stored; all others are left alone. */
export function isSiteFile(address: string): boolean {
  return /^\/assets\/|\.data$/.test(address) || Object.values(groups).some((files) => address in files)
}

/** A file for a document, of the version that the document is of. */
export async function answerFile({ request, clientId }: FetchEvent, address: string): Promise<Response> {
  return (await stored(address, () => versionOf(clientId))) ?? fetch(request)
}

/**
 * A new document, of this version. Its query is for the page's own script and stays with it: it may hold the code of a
 * mailed link.
 */
export async function answerNavigation(request: Request): Promise<Response> {
  const { pathname, search, origin } = new URL(request.url)
  const address = addressOf(pathname)
  const page = await storedPage(address)
  if (page) return page
  // Phones like to begin with a capital letter.
  const lowered = address.toLowerCase()
  if (lowered !== address && (await storedPage(lowered))) return Response.redirect(origin + lowered + search)
  try {
    return await fetch(request)
  } catch (error) {
    const notFound = await storedNotFound(languageOf(lowered))
    if (!notFound) throw error
    return withoutNetwork(notFound)
  }
}

/** In the language of the address, or else in one that is stored. */
async function storedNotFound(asked: Language): Promise<Response | undefined> {
  for (const language of [asked, ...languages]) {
    const page = await storedPage(`${prefixOf(language)}/not-found`)
    if (page) return page
  }
  return undefined
}

function storedPage(address: string): Promise<Response | undefined> {
  return stored(address, async () => version)
}

/** Undefined where nothing is stored, and where the storage cannot be read: the network may have it. */
async function stored(address: string, versionFor: () => Promise<string>): Promise<Response | undefined> {
  try {
    const wanted = await versionFor()
    const mark = (await keptMarks()).find(
      (mark) => mark.version === wanted && mark.revisions[address] !== undefined,
    )
    return mark && (await matchFile(address, mark.revisions[address] as string))
  } catch {
    return undefined
  }
}

/** Nobody can tell now whether such a page exists: the style sheet shows what the page says for that. */
async function withoutNetwork(notFound: Response): Promise<Response> {
  const html = await notFound.text()
  return new Response(html.replace('<html ', '<html data-network="none" '), {
    status: 404,
    headers: notFound.headers,
  })
}
