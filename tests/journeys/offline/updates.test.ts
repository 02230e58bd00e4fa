import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { buildAnotherVersion } from '#tests/support/another-version.ts'
import { type Front, startFront } from '#tests/support/front.ts'
import { expect, inTheLongRun, test as journey } from '#tests/support/journey.ts'
import { failures, stored, storedGroups, workerRests } from '#tests/support/offline.ts'
import { freePort } from '#tools/test/free-port.ts'

/** A site whose server can be replaced by one with a later version. */
type Site = Front & { bringLaterVersion: () => Promise<void> }

const test = journey.extend<{ site: Site }, { laterVersion: string }>({
  laterVersion: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const folder = await buildAnotherVersion()
      await use(folder)
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  site: async ({ startServer, laterVersion }, use) => {
    const front = await startFront()
    const start = async (environment: Record<string, string>) => {
      const port = await freePort()
      await startServer({ ...environment, PUBLIC_URL: front.address, PORT: String(port) })
      front.pointTo({ port })
    }
    await start({})
    await use({ ...front, bringLaterVersion: () => start({ SITE_FOLDER: laterVersion }) })
    await front.close()
  },
})

test.use({ serviceWorkers: 'allow' })
// In one worker, which makes the later version once.
test.describe.configure({ mode: 'default' })

const newVersion = 'A new version of the guide is ready.'
const show = 'Show the new version'
const later = 'Later'

test('a new version is announced quietly, and shown on request', async ({ site, page }) => {
  await page.goto(`${site.address}/good-to-know`)
  await stored(page, 'en')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await workerRests(page)
  site.takeRequested()
  await site.bringLaterVersion()
  await lookForUpdate(page)
  const notice = page.getByText(newVersion)
  await expect(notice).toBeVisible()
  // Unchanged files are not downloaded again.
  const requested = site.takeRequested().filter((path) => path !== '/service-worker.js')
  expect(requested.length).toBeGreaterThan(0)
  for (const path of requested) expect(path).toMatch(/good-to-know|manifest-\w+\.js/)
  await expect(page.locator('html')).not.toHaveAttribute('data-version')
  await page.getByRole('button', { name: later }).click()
  await expect(notice).toBeHidden()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)

  // A language that is read while the new version waits takes nothing from it, though the old worker tries to store
  // it.
  await page.goto(`${site.address}/te/good-to-know`)
  await expect.poll(() => site.takeRequested()).toContain('/offline/te.json')
  await workerRests(page)
  // Another document stays with the version, because another tab may be open.
  await page.goto(`${site.address}/good-to-know`)
  await expect(page.locator('html')).not.toHaveAttribute('data-version')
  await page.getByRole('button', { name: show }).click()
  await expect(page.locator('html')).toHaveAttribute('data-version', 'later')
  await expect(notice).toBeHidden()
  await site.close()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-version', 'later')
  await expect(page.locator('h1')).toBeVisible()
})

test(
  'two tabs with two versions keep working, each with its own files',
  inTheLongRun,
  async ({ site, page, context }) => {
    const old = page
    await old.goto(`${site.address}/temples`)
    await stored(old, 'en')
    await site.bringLaterVersion()
    const young = await context.newPage()
    await young.goto(`${site.address}/good-to-know`)
    await lookForUpdate(young)
    await young.getByRole('button', { name: show }).click()
    await expect(young.locator('html')).toHaveAttribute('data-version', 'later')
    await site.close()

    // No server has the old page's script any more, and this tab has not loaded it yet.
    const failed = failures(old, site.address)
    const scripts = scriptsOf(old)
    await old.evaluate(() => Object.assign(window, { sameDocument: true }))
    await old.locator(`.top-bar a[href="/good-to-know"]`).click()
    await expect(old).toHaveURL(/good-to-know$/)
    await expect(old.locator('.good-to-know h1')).toBeVisible()
    await expect.poll(() => old.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
    expect(scripts.some((path) => /good-to-know-(?!later)/.test(path))).toBe(true)
    await young.locator(`.top-bar a[href="/map"]`).click()
    await expect(young.locator('.map:visible')).toBeVisible()
    expect(failed).toEqual([])
    expect(await versions(young)).toHaveLength(2)

    await old.reload()
    await expect(old.locator('html')).toHaveAttribute('data-version', 'later')
    await expect.poll(() => versions(young)).toHaveLength(1)
  },
)

test(
  'with the server gone in the middle of an update, the old version stays complete',
  inTheLongRun,
  async ({ site, page }) => {
    await page.goto(`${site.address}/temples`)
    await stored(page, 'en')
    const whole = await storedGroups(page)
    await site.bringLaterVersion()
    site.takeRequested()
    const gone = site.close(2)
    await lookForUpdate(page).catch(() => {})
    await gone
    const came = site.takeRequested().filter((path) => path !== '/service-worker.js')
    expect(came).toHaveLength(2)
    expect(await storedGroups(page)).toEqual(whole)
    const failed = failures(page, site.address)
    for (const path of ['/good-to-know', '/temples', '/map', '/temples/kanipakam']) {
      await page.goto(site.address + path)
      await expect(page.locator('html')).not.toHaveAttribute('data-version')
      await expect(page.locator('h1')).toBeVisible()
    }
    expect(failed.filter((url) => !url.endsWith('/service-worker.js'))).toEqual([])

    await site.open()
    await lookForUpdate(page)
    await expect(page.getByText(newVersion)).toBeVisible()
    const requested = site.takeRequested()
    for (const path of came) expect(requested).not.toContain(path)
  },
)

/** Checks for an update, as browsers do at the next visit, or pages when they return from the background. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    await new Promise<void>((resolve) => {
      const { installing } = registration
      if (!installing) return resolve()
      installing.addEventListener('statechange', () => resolve())
    })
  })
}

function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

async function versions(page: Page): Promise<string[]> {
  return [...new Set((await storedGroups(page)).map((group) => group.split('/')[0] as string))]
}
