import { marksCache, mostPhotographs, photographsCache } from '#web/offline/caches.ts'
import { settledWithin } from './settled-within.ts'

const origin = 'https://upload.wikimedia.org'

const patienceMs = 10_000
const storagePatienceMs = 3000

/** Requested with CORS: an opaque response hides failures, and counts as several megabytes against the quota. */
export function isPhotograph({ url, mode, destination }: Request): boolean {
  return url.startsWith(`${origin}/`) && mode === 'cors' && destination === 'image'
}

/** If neither storage nor the network has it in time, another stored size will do. */
export async function photographFor(event: FetchEvent): Promise<Response> {
  const { request } = event
  const lookUp = async () => {
    // Opening a cache creates it, and after everything was removed nothing may be stored.
    if (!(await caches.has(marksCache))) return undefined
    const photographs = await caches.open(photographsCache)
    return { photographs, stored: await photographs.match(request.url) }
  }
  const found = await settledWithin(storagePatienceMs, lookUp())
  if (!found) return fetch(request)
  const { photographs, stored } = found
  if (stored) return stored
  const asked = fetch(request)
  const response = await settledWithin(patienceMs, asked)
  if (response) {
    const isPicture = response.ok && response.headers.get('content-type')?.startsWith('image/')
    if (isPicture) event.waitUntil(store(photographs, request.url, response.clone()))
    return response
  }
  const other = (await photographs.keys()).find(({ url }) => originalOf(url) === originalOf(request.url))
  return (other && (await photographs.match(other))) ?? asked
}

async function store(photographs: Cache, url: string, response: Response): Promise<void> {
  try {
    await photographs.put(url, response)
    const keys = await photographs.keys()
    for (const key of keys.slice(0, Math.max(0, keys.length - mostPhotographs))) await photographs.delete(key)
  } catch {
    // Storage is full; the photograph is shown anyway.
  }
}

/** In the URLs that guide/commons.ts makes, sizes differ only in the last segment. */
function originalOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/'))
}
