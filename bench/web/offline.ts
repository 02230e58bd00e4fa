import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { openPhone } from './phone.ts'
import { atMost, type Target } from './targets.ts'

const most = 400_000

/** So long after a visit something new must have been stored, or all of it is there. */
const restMs = 5000

/** What a first visit in one language leaves on the phone to be read without a network, at the size it travels. */
export async function measureOffline(browser: Browser, address: string): Promise<Target> {
  const phone = await openPhone(browser)
  const page = await phone.newPage()
  await page.goto(`${address}/temples`, { waitUntil: 'networkidle' })
  const stored = await storedAtRest(page)
  const worker = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration()) !== undefined,
  )
  await phone.close()
  const what = 'the whole guide offline in one language'
  if (!worker) return { what, measured: 'no worker', limit: `at most ${most}`, met: false }
  const sizes = await Promise.all(stored.filter((url) => url.startsWith(address)).map(sizeAsItTravels))
  const files = sizes.filter((size) => size > 0)
  const total = files.reduce((sum, size) => sum + size, 0)
  const target = atMost(`${what}: ${files.length} files`, total, most, 'bytes')
  // A worker that has stored nothing keeps no guide.
  return { ...target, met: target.met && total > 0 }
}

/** The addresses in all of the caches, once they get no more. */
async function storedAtRest(page: Page): Promise<string[]> {
  for (let before = -1; ; await wait(restMs)) {
    const stored = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return [...new Set(requests.flat().map(({ url }) => url))]
    })
    if (stored.length === before) return stored
    before = stored.length
  }
}

/** 0 for what is a mark of the worker's own and no file of the site. */
async function sizeAsItTravels(url: string): Promise<number> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  let size = 0
  for await (const chunk of response) size += chunk.length
  return response.statusCode === 200 ? size : 0
}
