import { marksCache, mostPhotographs, photographsCache } from '../stored.ts'

/** Wikimedia Commons, where all photographs of the guide are. */
const origin = 'https://upload.wikimedia.org'

/**
 * Pages ask for photographs by CORS, which Commons allows, so that it can be seen whether one has arrived, and browsers
 * count its own size; an answer that cannot be looked into counts as several megabytes.
 */
export function isPhotograph({ url, mode, destination }: Request): boolean {
  return url.startsWith(`${origin}/`) && mode === 'cors' && destination === 'image'
}

/** The stored one, or else the one from the network, or else another size of the same. */
export async function photographFor(event: FetchEvent): Promise<Response> {
  const { request } = event
  // Opening a cache makes it: after everything was removed, nothing is stored.
  if (!(await caches.has(marksCache))) return fetch(request)
  const photographs = await caches.open(photographsCache)
  const stored = await photographs.match(request.url)
  if (stored) return stored
  try {
    const response = await fetch(request)
    if (response.ok) event.waitUntil(store(photographs, request.url, response.clone()))
    return response
  } catch (error) {
    const other = (await photographs.keys()).find(({ url }) => originalOf(url) === originalOf(request.url))
    const response = other && (await photographs.match(other))
    if (response) return response
    throw error
  }
}

/** The oldest make way. */
async function store(photographs: Cache, url: string, response: Response): Promise<void> {
  try {
    await photographs.put(url, response)
    const keys = await photographs.keys()
    for (const key of keys.slice(0, Math.max(0, keys.length - mostPhotographs))) await photographs.delete(key)
  } catch {
    // No room: it is on the screen all the same.
  }
}

/** Sizes differ in the last part of the address alone: guide/commons.ts. */
function originalOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/'))
}
