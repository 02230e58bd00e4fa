import type { Page } from '@playwright/test'
import { guide } from '#tests/support/guide.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'
import { everythingStored, failures, stored, storedGroups, workerRests } from '#tests/support/offline.ts'
import { filesCache, mostPhotographs, photographsCache } from '#web/offline/caches.ts'

const { temples } = guide

test.use({ serviceWorkers: 'allow' })

test(
  'with full storage the site goes on from the network, and nothing incomplete stays',
  inTheLongRun,
  async ({ server: { address }, page }) => {
    const failed = failures(page, address)
    await limitStorage(page, address, 300_000)
    const begun = page.context().waitForEvent('serviceworker')
    await page.goto(`${address}/temples`)
    await begun
    // The browser drops a worker that could not store its version.
    await expect.poll(() => hasWorker(page)).toBe(false)
    expect(await everythingStored(page)).toEqual([])
    for (const path of ['/map', '/te/good-to-know']) {
      await page.goto(address + path)
      await expect(page.locator('h1')).toBeVisible()
    }
    await page.locator('.top-bar a[href="/te/temples"]').click()
    await expect(page.getByRole('article')).toHaveCount(temples.length)
    expect(failed).toEqual([])

    await limitStorage(page, address, 50_000_000)
    await page.goto(`${address}/temples`)
    await stored(page, 'en')
  },
)

test(
  'what is stored is made whole after an eviction, and stays so when another language has no room or no files',
  inTheLongRun,
  async ({ server: { address }, page }) => {
    await page.goto(`${address}/temples`)
    await stored(page, 'en')
    await workerRests(page)
    const whole = await storedGroups(page)
    // The last of today's word is kept once it was asked for.
    const stays = async () =>
      (await everythingStored(page))
        .map(([url]) => url)
        .filter((url) => !url.endsWith('/.offline/today'))
        .sort()
    const before = await stays()
    // The browser evicts a part of what is stored.
    await page.evaluate(async (name) => {
      const files = await caches.open(name)
      for (const key of (await files.keys()).filter(({ url }) => /\/map\?|\.svg\?/.test(url)))
        await files.delete(key)
    }, filesCache)
    expect((await stays()).length).toBeLessThan(before.length)
    await page.reload()
    await expect.poll(stays).toEqual(before)

    // Only a newer page knows this language.
    expect(await askToKeep(page, 'ml')).toBe('failed')
    expect(await stays()).toEqual(before)

    const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
    await limitStorage(page, address, used + 100_000)
    await page.goto(`${address}/te/temples`)
    await expect(page.getByRole('article')).toHaveCount(temples.length)
    expect(await askToKeep(page, 'te')).toBe('failed')
    await workerRests(page)
    expect(await storedGroups(page)).toEqual(whole)
    await expect.poll(async () => (await stays()).length).toBe(before.length)
  },
)

test(
  'photographs that were seen stay, the newest of them, and are available offline',
  inTheLongRun,
  async ({ server, context, page }) => {
    const photograph = await drawnPhotograph(page)
    let network = true
    await context.route('https://upload.wikimedia.org/**', (route) =>
      network
        ? route.fulfill({
            contentType: 'image/png',
            body: photograph,
            headers: { 'access-control-allow-origin': '*' },
          })
        : route.abort(),
    )
    await page.goto(`${server.address}/temples`)
    await stored(page, 'en')
    await page.reload()
    const address = 'https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab'
    for (let number = 1; number <= mostPhotographs + 5; number += 1)
      expect(await photographWidth(page, `${address}/Photo_${number}.jpg/500px-Photo_${number}.jpg`)).toBe(8)
    const last = mostPhotographs + 5
    await expect
      .poll(() => photographs(page))
      .toContain(`${address}/Photo_${last}.jpg/500px-Photo_${last}.jpg`)
    await expect.poll(() => photographs(page)).toHaveLength(mostPhotographs)
    network = false
    // A fresh document, without the images that this one keeps in memory.
    await page.reload()
    expect(await photographWidth(page, `${address}/Photo_${last}.jpg/500px-Photo_${last}.jpg`)).toBe(8)
    // A stored photograph serves other sizes, too.
    expect(await photographWidth(page, `${address}/Photo_${last}.jpg/960px-Photo_${last}.jpg`)).toBe(8)
    expect(await photographWidth(page, `${address}/Photo_1.jpg/500px-Photo_1.jpg`)).toBe(0)
  },
)

async function limitStorage(page: Page, origin: string, quotaSize: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
}

function hasWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)
}

/** Asks the worker to store a language. Returns what became of it. */
function askToKeep(page: Page, language: string): Promise<unknown> {
  return page.evaluate(async (keep) => {
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data)
      active?.postMessage({ keep }, [port2])
    })
  }, language)
}

function photographs(page: Page): Promise<string[]> {
  return page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url),
    photographsCache,
  )
}

/** The width of a photograph, loaded as pages do; 0 if it fails. */
function photographWidth(page: Page, address: string): Promise<number> {
  return page.evaluate(async (src) => {
    const image = new Image()
    image.crossOrigin = 'anonymous'
    image.src = src
    await image.decode().catch(() => {})
    return image.naturalWidth
  }, address)
}

async function drawnPhotograph(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 6 })
    canvas.getContext('2d')?.fillRect(0, 0, 8, 6)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
}
