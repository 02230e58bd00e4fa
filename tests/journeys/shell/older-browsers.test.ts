import type { Page } from '@playwright/test'
import { expect, expectSignedIn, inTheLongRun, newEmail, register, test } from '#tests/support/journey.ts'
import { stored } from '#tests/support/offline.ts'
import { expectSaved, fillDay } from '#tests/support/saved.ts'

const pages = [
  '/',
  '/register',
  '/action?mode=verifyEmail&oobCode=nothing&continueUrl=/temples',
  '/tirupati',
  '/temples?from=busStand&open=now&q=temple',
  '/temples/kanipakam',
  '/map',
  '/good-to-know',
  '/good-to-know/darshan',
  '/te/temples?from=airport',
  '/hi/temples/iskcon',
]

test.beforeEach(({ page }) => page.addInitScript(forgetWhatCameLater))

test('every page starts in a browser of spring 2022', inTheLongRun, async ({ page }) => {
  const broken = failuresOf(page)
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/te/temples')
  await page.locator('.search-box input').pressSequentially('kanipakam')
  await expect(page.locator('.temple-name')).toHaveCount(1)
  await expect(page).toHaveURL('/te/temples?q=kanipakam')
  expect(broken).toEqual([])
})

test(
  'an account is created, a day kept and saved as a file of every kind in a browser of spring 2022',
  inTheLongRun,
  async ({ page }) => {
    const broken = failuresOf(page)
    await register(page, newEmail())
    await page.goto('/account')
    await expectSignedIn(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
    await fillDay(page, ['iskcon'])
    await expectSaved(page)
    await page.goto('/day')
    await page.locator('.day-options > summary').click()
    const files = { ics: 'Add to calendar', gpx: 'Open in a map app', kml: 'Google Earth' }
    for (const [kind, name] of Object.entries(files)) {
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name }).click()
      expect((await saved).suggestedFilename()).toContain(`.${kind}`)
    }
    expect(broken).toEqual([])
  },
)

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'a browser of spring 2022 stores the guide, and reads it without a network',
    inTheLongRun,
    async ({ context, page, startServer }) => {
      await context.route('**/service-worker.js', async (route) => {
        const response = await route.fetch()
        const body = `(${forgetWhatCameLater})();${await response.text()}`
        await route.fulfill({ response, body })
      })
      const server = await startServer()
      await page.goto(`${server.address}/te/temples`)
      await stored(page, 'te')
      const [worker] = context.serviceWorkers()
      await expect
        .poll(() => worker?.evaluate(() => 'storage' in navigator || 'timeout' in AbortSignal))
        .toBe(false)
      await server.stop()
      await page.goto(`${server.address}/te/temples/kanipakam`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.temple-page')).toHaveCount(1)
    },
  )
})

function failuresOf(page: Page): string[] {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      failures.push(message.text())
  })
  return failures
}

/**
 * Runs in the page or the worker: removes the functions that Chrome 100, Firefox 100 or Safari 16.4 lack.
 */
function forgetWhatCameLater(): void {
  const later: Record<string, string[]> = {
    'URLSearchParams.prototype': ['size'],
    URL: ['canParse', 'parse'],
    AbortSignal: ['timeout', 'any'],
    'Intl.NumberFormat.prototype': ['formatRange', 'formatRangeToParts'],
    Array: ['fromAsync'],
    'Array.prototype': ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'],
    Object: ['groupBy'],
    Map: ['groupBy'],
    'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
    Promise: ['withResolvers', 'try'],
    'String.prototype': ['isWellFormed', 'toWellFormed'],
    'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    Uint8Array: ['fromBase64', 'fromHex'],
    RegExp: ['escape'],
    Response: ['json'],
    'Document.prototype': ['startViewTransition'],
    // Safari has no `requestIdleCallback`, and WebKit on Linux no `navigator.storage`.
    globalThis: ['Iterator', 'navigation', 'requestIdleCallback', 'scheduler', 'URLPattern'],
    'Navigator.prototype': ['storage'],
    'WorkerNavigator.prototype': ['storage'],
  }
  for (const [path, names] of Object.entries(later)) {
    const owner = path
      .split('.')
      .reduce<object | undefined>((owner, name) => owner && Reflect.get(owner, name), globalThis)
    if (owner) for (const name of names) Reflect.deleteProperty(owner, name)
  }
}
