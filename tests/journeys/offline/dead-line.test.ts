import type { Page, Worker } from '@playwright/test'
import { type Front, portalPage, startFront } from '#tests/support/front.ts'
import { isHydrated } from '#tests/support/is-hydrated.ts'
import { chooseLanguage, expect, inTheLongRun, test } from '#tests/support/journey.ts'
import { everythingStored, stored } from '#tests/support/offline.ts'

test.use({ serviceWorkers: 'allow' })

let front: Front
test.beforeEach(async ({ server }) => {
  front = await startFront(server)
})
test.afterEach(async () => {
  front.spoil(() => undefined)
  await front.close()
})

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'हिन्दी' })

test(
  'whatever was tapped before, a stored page opens within three seconds on a line that hangs, or before a portal',
  inTheLongRun,
  async ({ page, context }) => {
    await page.goto(`${front.address}/temples`)
    await stored(page, 'en')
    const other = await context.newPage()
    front.spoil(() => 'hang')
    const worker = context.serviceWorkers()[0] as Worker
    await worker.evaluate(haltClock, 3000)
    // Another tab waits longer for a page that is not stored.
    const unknown = other.goto(`${front.address}/nowhere`, { waitUntil: 'commit' })
    await chooseLanguage(page, 'हिन्दी')
    await opens(page, '/temples', '/temples')
    await opens(page, '/hi/temples/kanipakam?from=airport', '/temples/kanipakam?from=airport')
    await expect(notice(page)).toBeVisible()
    await expect.poll(() => worker.evaluate(endWaitsOf, 10_000)).toBe(true)
    await unknown
    await expect(other.locator('h1:visible')).toHaveText('This page isn’t on this device')
    await other.close()
    await page.evaluate(() => localStorage.setItem('language', 'hi'))
    await opens(page, '/day', '/day')
    await expect(notice(page)).toBeVisible()

    front.spoil(() => 'portal')
    await opens(page, '/hi/temples/kanipakam', '/temples/kanipakam')
    await page.goto(`${front.address}/nowhere`, { waitUntil: 'load' })
    await expect(page.locator('h1:visible')).toHaveText(/Wi-Fi/)
    front.spoil(() => undefined)
    // However slow the machine is, the line is not too slow.
    await worker.evaluate(haltClock, -1)
    await page.goto(`${front.address}/temples`)
    await expect(page).toHaveURL(`${front.address}/hi/temples`)
    await stored(page, 'hi')
    for (const [url, content] of await everythingStored(page)) expect(content, url).not.toContain(portalPage)
  },
)

async function opens(page: Page, path: string, shown: string): Promise<void> {
  await page.goto(front.address + path, { waitUntil: 'commit' })
  await expect(page).toHaveURL(front.address + shown)
  await expect(page.locator('h1').first()).toBeVisible()
  await page.waitForFunction(isHydrated)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
}

/** Runs in the worker: what it waits for no longer than this is over at once, the rest when `endWaitsOf` says so. */
function haltClock(mostMs: number): void {
  const { setTimeout } = globalThis
  const longer: { ms: number; end: () => void }[] = []
  const waitFor = (end: () => void, ms = 0) => (ms <= mostMs ? setTimeout(end) : longer.push({ ms, end }))
  Object.assign(globalThis, { setTimeout: waitFor, longer })
}

/** Runs in the worker. False if it waits for nothing that long. */
function endWaitsOf(length: number): boolean {
  const longer: { ms: number; end: () => void }[] = Reflect.get(globalThis, 'longer')
  const over = longer.filter(({ ms }) => ms === length)
  for (const { end } of over) end()
  return over.length > 0
}

test(
  'a page starts once a portal ends, and one that comes too slowly or in part gives way to what is stored',
  inTheLongRun,
  async ({ page }) => {
    front.spoil((path) => (path.startsWith('/assets/') ? 'portal' : undefined))
    await page.goto(`${front.address}/temples`, { waitUntil: 'load' })
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    front.spoil(() => undefined)
    await again.click()
    await page.waitForFunction(isHydrated)
    await stored(page, 'en')

    front.spoil((path) => (path.startsWith('/hi/') ? 'late' : undefined))
    await chooseLanguage(page, 'हिन्दी')
    await expect(notice(page)).toBeVisible()
    front.spoil(() => undefined)
    // The page that comes in the end is stored, and opens at the next try.
    await stored(page, 'hi')
    await chooseLanguage(page, 'हिन्दी')
    await expect(page).toHaveURL(`${front.address}/hi/temples`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')

    front.spoil((path) => (path.startsWith('/ta/') ? 'stuck' : undefined))
    await page.goto(`${front.address}/ta/temples`, { waitUntil: 'commit' })
    await expect(page.getByRole('status').filter({ hasText: 'தமிழ்' })).toBeVisible()
    await expect(page).toHaveURL(`${front.address}/temples`)
  },
)
