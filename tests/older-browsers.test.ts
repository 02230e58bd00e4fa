import type { Page } from '@playwright/test'
import { expect, expectSignedIn, inTheLongRun, newEmail, register, test } from './journey.ts'

const pages = [
  '/',
  '/register',
  '/action?mode=verifyEmail&oobCode=nothing&continueUrl=/temples',
  '/tirupati',
  '/temples?from=busStand&within=10&q=temple',
  '/temples/kanipakam',
  '/map',
  '/good-to-know',
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
  await page.locator('.list-search input').pressSequentially('kanipakam')
  await expect(page.locator('.temple-name')).toHaveCount(1)
  await expect(page).toHaveURL('/te/temples?q=kanipakam')
  expect(broken).toEqual([])
})

test('an account can be made in a browser of spring 2022', async ({ page }) => {
  const broken = failuresOf(page)
  await register(page, newEmail())
  await page.goto('/account')
  await expectSignedIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  expect(broken).toEqual([])
})

test('scripts and styles are written as such browsers read them', inTheLongRun, async ({ page, request }) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text()
    for (const [, style = ''] of html.matchAll(/<style>(.*?)<\/style>/gs)) {
      expect(style.match(/@media[^{]*[<>][^{]*/), `${path}: a range in a media query`).toBeNull()
      expect(style.match(/:lang\([^)]*,[^)]*\)/), `${path}: a list of languages`).toBeNull()
      expect(style.match(/\{[^{}]*\{[^{}]*&/), `${path}: a rule in a rule`).toBeNull()
    }
  }
  const scripts: string[] = []
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.url()))
  for (const path of pages) await page.goto(path, { waitUntil: 'networkidle' })
  for (const script of new Set(scripts)) {
    const source = await (await request.get(script)).text()
    // Where an expression is not known, the whole file is refused.
    expect(source.match(/.{20}\(\?<[=!].{20}/)?.[0], script).toBeUndefined()
  }
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

/** Runs in the page: takes away what Chrome 100, Firefox 100 or Safari 16.4 do not have, so far as pages could call it. */
function forgetWhatCameLater(): void {
  const later: [object, string[]][] = [
    [URLSearchParams.prototype, ['size']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['timeout', 'any']],
    [Intl.NumberFormat.prototype, ['formatRange', 'formatRangeToParts']],
    [Array, ['fromAsync']],
    [Array.prototype, ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [Promise, ['withResolvers', 'try']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [RegExp, ['escape']],
    [Response, ['json']],
    [Document.prototype, ['startViewTransition']],
    [globalThis, ['Iterator', 'navigation', 'scheduler', 'URLPattern']],
  ]
  for (const [owner, names] of later) for (const name of names) Reflect.deleteProperty(owner, name)
  const { supports } = DOMTokenList.prototype
  DOMTokenList.prototype.supports = function (token) {
    return token !== 'modulepreload' && supports.call(this, token)
  }
}
