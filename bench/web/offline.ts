import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { type Language, languages, prefixOf } from '#web/language/languages.ts'
import { keptPrefix, marksCache } from '#web/offline/caches.ts'
import { startCountingProxy } from './counting-proxy.ts'
import { atMost, type Figure } from './figures.ts'
import { openPhone } from './phone.ts'

const most = 400_000

/** The timeout for storing the guide. */
const patienceMs = 60_000

/** What a first visit downloads, in the largest language, until the whole guide is available offline. */
export async function measureOffline(browser: Browser, address: string): Promise<Figure> {
  const measured: Figure[] = []
  let heaviest = 0
  for (const language of languages) {
    const { files, bytes } = await firstVisit(browser, address, language)
    if (bytes <= heaviest) continue
    heaviest = bytes
    const what = `the whole guide offline in one language, from nothing: ${files} files, ${language}`
    measured.push(atMost(what, bytes, most, 'bytes'))
  }
  return measured.at(-1) as Figure
}

async function firstVisit(browser: Browser, address: string, language: Language) {
  const proxy = await startCountingProxy(address)
  const phone = await openPhone(browser)
  const page = await phone.newPage()
  await page.goto(`${proxy.address}${prefixOf(language)}/temples`)
  await stored(page, language)
  await phone.close()
  proxy.close()
  return proxy.counted()
}

/** Waits until the worker reports the language as complete. */
async function stored(page: Page, language: Language): Promise<void> {
  for (const start = Date.now(); Date.now() - start < patienceMs; await wait(100)) {
    const groups = await page.evaluate(
      async ({ marksCache, keptPrefix }) => {
        if (!(await caches.has(marksCache))) return []
        const keys = await (await caches.open(marksCache)).keys()
        return keys.filter(({ url }) => url.includes(keptPrefix)).map(({ url }) => url.split('/').at(-1))
      },
      { marksCache, keptPrefix },
    )
    if (groups.includes('shared') && groups.includes(language)) return
  }
  throw new Error(`The guide was not stored in ${language}`)
}
