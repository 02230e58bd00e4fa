import { nearestAddress, withSearch } from '#guide/links/nearest-address.ts'
import { type Language, languages } from '#messages/languages.ts'
import { inLanguage, languageOf, prefixOf } from '#web/language/languages.ts'
import { unsavedParameter } from '#web/offline/caches.ts'
import { addressOf, isPage } from '#web/offline/offline-files.ts'
import { notFoundAddress } from '#web/site-format.ts'
import { matchFile } from './cached-files.ts'
import { readMarksAnew, storedMarks } from './marks.ts'
import { ownPage } from './own-page.ts'
import { groups, version } from './scope.ts'
import { settledWithin } from './settled-within.ts'
import { storeLanguages } from './store-languages.ts'
import { versionOf } from './versions.ts'

/** For the network, if the page is stored in another language. */
const patienceMs = 1500
/** For the rest of such a page, or an address that is not stored in any language. */
const longPatienceMs = 10_000
const storagePatienceMs = 5000

export function isOfflineFile(address: string): boolean {
  return /^\/assets\/|\.json$/.test(address) || Object.values(groups).some((files) => address in files)
}

export async function serveFile({ request, clientId }: FetchEvent, address: string): Promise<Response> {
  return (await stored(address, () => versionOf(clientId))) ?? fetch(request)
}

/** The query is ignored: it is for the page's own script, and may hold the code of a mailed link. */
export async function serveNavigation(event: FetchEvent): Promise<Response> {
  const { request } = event
  const { pathname, search, origin, href } = new URL(request.url)
  const page = await storedPage(addressOf(pathname))
  if (page) return page
  const near = nearestAddress(pathname, isListedPage)
  const meant = new URL(near === undefined ? href : withSearch(near, search), origin)
  const address = addressOf(meant.pathname)
  if (meant.pathname !== pathname && (await storedPage(address))) return Response.redirect(meant.href)
  const language = languageOf(address)
  const saved = await inSavedLanguage(address, languageOf(new URL(request.referrer || origin).pathname))
  if (saved) {
    const asked = ownPage(request)
    const page = await settledWithin(patienceMs, asked)
    // A line may also hang after the page's beginning.
    if (page && (await settledWithin(longPatienceMs, page.clone().arrayBuffer()))) return page
    event.waitUntil(keepAfter(asked, language))
    return Response.redirect(origin + saved + unsaved(meant.search, language) + meant.hash)
  }
  // What the site doesn't have may be anything, such as the login page of a station's Wi-Fi.
  const answer = fetch(request)
  const notFound = await storedNotFound(language)
  if (!notFound) return answer
  return (await settledWithin(longPatienceMs, answer)) ?? withoutNetwork(notFound)
}

/** On a slow line the page comes too late for this try, but the next one finds its language stored. */
async function keepAfter(asked: Promise<Response | undefined>, language: Language): Promise<void> {
  const page = await asked.catch(() => undefined)
  if (!page) return
  void page.body?.cancel()
  await storeLanguages([language]).catch(() => {})
}

function isListedPage(address: string): boolean {
  return isPage(address) && Object.values(groups).some((files) => address in files)
}

async function inSavedLanguage(address: string, from: Language): Promise<string | undefined> {
  for (const language of [from, ...languages]) {
    const saved = inLanguage(address, language)
    if (await storedPage(saved)) return saved
  }
  return undefined
}

function unsaved(search: string, language: Language): string {
  return `${search ? `${search}&` : '?'}${unsavedParameter}=${language}`
}

async function storedNotFound(asked: Language): Promise<Response | undefined> {
  for (const language of [asked, ...languages]) {
    const page = await storedPage(prefixOf(language) + notFoundAddress)
    if (page) return page
  }
  return undefined
}

function storedPage(address: string): Promise<Response | undefined> {
  return stored(address, async () => version)
}

let isLeftAloneUntil = 0

async function stored(address: string, versionFor: () => Promise<string>): Promise<Response | undefined> {
  const lookUp = async () => {
    const wanted = await versionFor()
    const mark = (await storedMarks()).find(
      (mark) => mark.version === wanted && mark.revisions[address] !== undefined,
    )
    return (mark && (await matchFile(address, mark.revisions[address] as string))) ?? null
  }
  // Opening a page takes several look-ups; storage that hangs may delay it once.
  if (Date.now() < isLeftAloneUntil) return undefined
  const answer = await settledWithin(
    storagePatienceMs,
    lookUp().catch(() => null),
  )
  if (answer === undefined) {
    isLeftAloneUntil = Date.now() + storagePatienceMs
    readMarksAnew()
  }
  return answer ?? undefined
}

/** Offline it is unknown whether the page exists; a style on `data-network` shows the text for that. */
async function withoutNetwork(notFound: Response): Promise<Response> {
  const html = await notFound.text()
  return new Response(html.replace('<html ', '<html data-network="none" '), {
    status: 404,
    headers: notFound.headers,
  })
}
