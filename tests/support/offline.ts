import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { marksCache, storedPrefix } from '#web/offline/caches.ts'
import { waitForHydration } from './journey.ts'

/** A browser with a persistent profile, which can be closed and opened again. */
export async function openBrowser(profile: string, baseURL: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    ...test.info().project.use.launchOptions,
    baseURL,
    viewport: { width: 360, height: 780 },
  })
  waitForHydration(context)
  return context
}

/** The completely stored groups of files, with their versions, such as "3f…-Xy/te". */
export async function storedGroups(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ marksCache, storedPrefix }) => {
      if (!(await caches.has(marksCache))) return []
      const keys = await (await caches.open(marksCache)).keys()
      const paths = keys.map(({ url }) => new URL(url).pathname)
      return paths
        .filter((path) => path.startsWith(storedPrefix))
        .map((path) => path.slice(storedPrefix.length))
    },
    { marksCache, storedPrefix },
  )
}

/**
 * Waits until a language and the shared files are stored, and the worker controls the page. These are hundreds of files: no
 * limit but that of the journey.
 */
export async function stored(page: Page, language: string): Promise<void> {
  await expect
    .poll(async () => (await storedGroups(page)).map((group) => group.split('/')[1]), { timeout: 0 })
    .toEqual(expect.arrayContaining(['shared', language]))
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Waits until the lock for storing files is free. */
export async function workerRests(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(async () => {
    const { held = [], pending = [] } = await navigator.locks.query()
    return held.length + pending.length === 0
  })
}

/** The URLs of all stored files, and their contents as text. */
export function everythingStored(page: Page): Promise<[url: string, content: string][]> {
  return page.evaluate(async () => {
    const entries: [string, string][] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys())
        entries.push([key.url, (await (await cache.match(key))?.text()) ?? ''])
    }
    return entries
  })
}

/** Records failed requests to our own origin from now on, page errors, and Content-Security-Policy violations. */
export function failures(page: Page, address: string): string[] {
  const found: string[] = []
  page.on('requestfailed', (request) => {
    // Leaving a page aborts what is still loading, such as its icon.
    const isAborted = request.failure()?.errorText === 'net::ERR_ABORTED'
    // Today's word can't be told before any has come.
    const isOptional = request.url().endsWith('/api/today')
    if (request.url().startsWith(address) && !isAborted && !isOptional) found.push(request.url())
  })
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) found.push(message.text())
  })
  page.on('pageerror', (error) => found.push(error.message))
  return found
}
