import { type Language, languages } from '#messages/languages.ts'
import { todayAddress } from '#web/guide/today/today-texts.ts'
import { languageOf } from '#web/language/languages.ts'
import type { FromWorker, ToWorker } from '#web/offline/caches.ts'
import { addressOf } from '#web/offline/offline-files.ts'
import { isPhotograph, photographFor } from './photographs.ts'
import { worker } from './scope.ts'
import { isOfflineFile, serveFile, serveNavigation } from './serve-stored.ts'
import { serveToday } from './serve-today.ts'
import { storeLanguages, storeVersion } from './store-languages.ts'
import { becomeCurrent, discardOlder } from './versions.ts'

// If the download is cut off, this version is not installed and the previous one stays.
worker.addEventListener('install', (event) => event.waitUntil(storeVersion()))

worker.addEventListener('activate', (event) => event.waitUntil(becomeCurrent()))

worker.addEventListener('message', (event) => {
  const message: ToWorker = event.data
  if (message === 'activate') event.waitUntil(worker.skipWaiting())
  else if (message !== 'opened') event.waitUntil(storeAhead(message.keep, event.ports[0]))
  else if (event.source instanceof WindowClient) event.waitUntil(documentOpened(event.source))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET') return
  if (isPhotograph(request)) event.respondWith(photographFor(event))
  if (origin !== worker.location.origin) return
  if (pathname === todayAddress) event.respondWith(serveToday(request))
  const address = addressOf(pathname)
  if (request.mode === 'navigate') event.respondWith(serveNavigation(event))
  else if (isOfflineFile(address)) event.respondWith(serveFile(event, address))
})

/** The document that this one replaced may have been the last of its version. */
async function documentOpened({ url }: WindowClient): Promise<void> {
  await discardOlder()
  await storeLanguages([languageOf(new URL(url).pathname)])
}

/** A page of a newer version may know a language that this worker does not. */
async function storeAhead(language: Language, asking: MessagePort | undefined): Promise<void> {
  const answer = (message: FromWorker) => asking?.postMessage(message)
  if (!languages.includes(language)) {
    answer('failed')
    return
  }
  try {
    await storeLanguages([language])
    answer('stored')
  } catch {
    answer('failed')
  }
}
