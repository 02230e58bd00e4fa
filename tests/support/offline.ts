import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { keptPrefix, marksCache } from '#web/offline/stored.ts'
import { keepPhotographsOut, waitForLife } from './journey.ts'

/** A browser that keeps what it stores in a folder, and so can be closed and opened again. */
export async function openBrowser(profile: string, width = 360): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    viewport: { width, height: 780 },
  })
  await keepPhotographsOut(context)
  waitForLife(context)
  return context
}

/** The groups of files that are stored as a whole, each with its version: "3f…-Xy/te". */
export async function kept(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ marksCache, keptPrefix }) => {
      if (!(await caches.has(marksCache))) return []
      const keys = await (await caches.open(marksCache)).keys()
      const paths = keys.map(({ url }) => new URL(url).pathname)
      return paths.filter((path) => path.startsWith(keptPrefix)).map((path) => path.slice(keptPrefix.length))
    },
    { marksCache, keptPrefix },
  )
}

/** Until a language is stored, with what all share, and the page has its files from the worker. */
export async function stored(page: Page, language: string): Promise<void> {
  await expect
    .poll(async () => (await kept(page)).map((group) => group.split('/')[1]), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['shared', language]))
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** The addresses of all that is stored, and their contents as text. */
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

/** What our own addresses did not answer from now on, and every complaint about a policy. */
export function failures(page: Page, address: string): string[] {
  const found: string[] = []
  page.on('requestfailed', (request) => {
    // A page that is left gives up what was still on its way, such as its icon.
    const isGivenUp = request.failure()?.errorText === 'net::ERR_ABORTED'
    if (request.url().startsWith(address) && !isGivenUp) found.push(request.url())
  })
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) found.push(message.text())
  })
  page.on('pageerror', (error) => found.push(error.message))
  return found
}
