import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { chooseLanguage, expect, fillRegistration, newEmail, register, test } from '#tests/support/journey.ts'
import { everythingStored, failures, openBrowser, stored } from '#tests/support/offline.ts'
import { pages } from '#tests/support/pages.ts'
import { readers } from '#tests/support/readers.ts'
import { password } from '#tests/support/sign-ups.ts'
import { translationsIn } from '#tests/support/translations.ts'
import { freePort } from '#tools/test/free-port.ts'

test.use({ serviceWorkers: 'allow' })

let profile: string
test.beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'travel-visit-profile-'))
})
test.afterEach(() => rmSync(profile, { recursive: true, force: true }))

for (const { language, prefix, width, when } of readers) {
  test.describe(`at ${width} px in ${language}`, when, () => {
    test('after one visit every page opens in a new browser, with the server gone', async ({
      startServer,
    }) => {
      const server = await startServer()
      const first = await openBrowser(profile, width)
      const visit = await first.newPage()
      await visit.goto(`${server.address}${prefix}/temples`)
      await stored(visit, language)
      await first.close()
      await server.stop()

      const second = await openBrowser(profile, width)
      const page = await second.newPage()
      const failed = failures(page, server.address)
      for (const path of pages) {
        const response = await page.goto(`${server.address}${prefix}${path}`.replace(/(?<=te)\/$/, ''))
        expect(response?.status(), path).toBe(200)
        expect(response?.headers(), path).toMatchObject({
          'content-security-policy': expect.stringContaining("default-src 'none'"),
          'permissions-policy': expect.stringContaining('camera=()'),
          'referrer-policy': 'strict-origin-when-cross-origin',
          'x-frame-options': 'DENY',
        })
        await expect(page.locator('html'), path).toHaveAttribute('lang', language)
        await expect(page.locator('h1:visible'), path).not.toHaveText('')
      }
      await page.goto(`${server.address}${prefix}/temples`)
      for (const drawing of await page.locator('.temple-picture-frame img:not(.temple-photograph)').all()) {
        await drawing.scrollIntoViewIfNeeded()
        await expect
          .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
      }
      await expect(page.locator('.brief-opening').first()).toBeVisible()
      expect(failed).toEqual([])
      await second.close()
    })

    test('links lead from page to page with the server gone', async ({ startServer, page }) => {
      const server = await startServer()
      await page.setViewportSize({ width, height: 780 })
      await page.goto(`${server.address}${prefix}/tirupati`)
      await stored(page, language)
      await server.stop()
      const failed = failures(page, server.address)
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      await page.locator(`.top-bar a[href="${prefix}/temples"]`).click()
      await page.locator('.temple-name a').first().click()
      await expect(page).toHaveURL(`${server.address}${prefix}/temples/tirumala`)
      await expect(page.locator('h1')).toBeVisible()
      await page.locator(`.top-bar a[href="${prefix}/map"]`).click()
      await expect(page.locator('svg[role], .temple-map svg').first()).toBeVisible()
      await page.locator(`.top-bar a[href="${prefix}/good-to-know"]`).click()
      await expect(page).toHaveURL(`${server.address}${prefix}/good-to-know`)
      expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
      expect(failed).toEqual([])
    })
  })
}

for (const { language, prefix, width, when } of readers) {
  test(
    `at ${width} px in ${language}, an expired session is neither lost nor in the way, and comes back with the server`,
    when,
    async ({ startServer }) => {
      const t = translationsIn(language)
      const environment = { PORT: String(await freePort()) }
      const server = await startServer(environment)
      const logout = (page: Page) => page.getByRole('banner').locator(`a[href="${prefix}/logout"]`)
      const first = await openBrowser(profile, width)
      const visit = await first.newPage()
      await visit.goto(`${server.address}${prefix}/register`)
      await fillRegistration(visit, newEmail(), password, password)
      await visit.getByRole('main').locator('[type=submit]').click()
      await expect(logout(visit)).toBeVisible()
      await stored(visit, language)
      await visit.evaluate(() => {
        for (const [key, value] of Object.entries(localStorage)) {
          if (!key.startsWith('firebase:authUser:')) continue
          const user = JSON.parse(value)
          user.stsTokenManager.expirationTime = 0
          localStorage.setItem(key, JSON.stringify(user))
        }
      })
      await first.close()
      await server.stop()

      const second = await openBrowser(profile, width)
      const page = await second.newPage()
      const staying =
        'We can’t reach your account right now. You’re still logged in, and you can keep reading.'
      for (const path of ['/temples', '/tirupati', '/temples/kanipakam', '/login', '/account']) {
        await page.goto(server.address + prefix + path)
        if (/login|account/.test(path)) await expect(page.getByText(t(staying))).toBeVisible()
        else await expect(page.locator('h1')).toBeVisible()
        await expect(page.getByRole('banner').locator(`a[href="${prefix}/login"]`)).toBeHidden()
      }
      await page.goto(`${server.address}${prefix}/temples`)
      await page.locator('.list-more summary').click()
      await page.getByRole('searchbox').fill('kanipakam')
      await expect(page.getByRole('article')).toHaveCount(1)

      await startServer({ ...environment, DATA_DIR: server.dataDir })
      // The page retries every five seconds.
      await expect(logout(page)).toBeVisible()
      await second.close()
    },
  )
}

test('a language is stored once it is read, and not before', async ({ startServer, page }) => {
  const server = await startServer()
  await page.goto(`${server.address}/map`)
  await stored(page, 'en')
  const hasTelugu = async () => (await everythingStored(page)).some(([url]) => url.includes('/te/'))
  expect(await hasTelugu()).toBe(false)
  await chooseLanguage(page, 'తెలుగు')
  await stored(page, 'te')
  expect(await hasTelugu()).toBe(true)
  await server.stop()
  await page.goto(`${server.address}/te/temples/srikalahasti`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'te')
  const unread = await page.goto(`${server.address}/hi/nowhere`)
  expect(unread?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This page isn’t on this device' })).toBeVisible()
})

test('without a network, the switch to a language that is not saved stays on the page and says so', async ({
  startServer,
  page,
}) => {
  const server = await startServer()
  await page.goto(`${server.address}/te/temples`)
  await stored(page, 'te')
  await page.goto(`${server.address}/te/temples?q=kanipakam#kanipakam`)
  await server.stop()
  for (const name of ['हिन्दी', 'English']) {
    await chooseLanguage(page, name)
    const notice = page.getByRole('status').filter({ hasText: name })
    await expect(notice).toContainText('నిల్వ లేదు')
    await expect(page).toHaveURL(`${server.address}/te/temples?q=kanipakam#kanipakam`)
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.locator('.update-notice').getByRole('button').click()
    await expect(notice).toHaveCount(0)
  }
  await page.goto(`${server.address}/te/map`)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.update-notice')).toHaveCount(0)
})

test('another language is saved ahead, and the switch marks those that are not', async ({
  startServer,
  page,
  context,
}) => {
  const server = await startServer()
  await page.goto(`${server.address}/offline`)
  await stored(page, 'en')
  await expect(page.locator('.footer')).toContainText('Saved on this phone')
  const ahead = page.getByRole('group', { name: /^Save another language/ })
  await ahead.getByRole('button', { name: 'తెలుగు' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'తెలుగు: every page' })).toBeVisible()
  await expect(ahead.getByRole('button')).toHaveText(['हिन्दी', 'தமிழ்', 'ಕನ್ನಡ'])
  await context.setOffline(true)
  await ahead.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(ahead.getByRole('status')).toContainText('That didn’t work')
  await page.locator('.language-switch summary').click()
  const unsaved = page.locator('.language-switch li', { hasText: 'Not saved on this phone' })
  await expect(unsaved.getByRole('link')).toHaveText(['हिन्दी', 'தமிழ்', 'ಕನ್ನಡ'])
  await page.locator('.language-switch summary').click()
  await server.stop()
  await chooseLanguage(page, 'తెలుగు')
  await expect(page).toHaveURL(`${server.address}/te/offline`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'te')
})

test.describe('a browser that prefers Telugu', () => {
  test.use({ locale: 'te-IN' })

  test('keeps opening in Telugu when another language was chosen but is not on this device', async ({
    startServer,
    page,
  }) => {
    const server = await startServer()
    await page.goto(server.address)
    await expect(page).toHaveURL(`${server.address}/te`)
    await stored(page, 'te')
    await server.stop()
    await chooseLanguage(page, 'English')
    await expect(page.getByRole('status').filter({ hasText: 'English' })).toBeVisible()
    await expect(page).toHaveURL(`${server.address}/te`)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('to'))).toBeNull()
    await page.goto(server.address)
    await expect(page).toHaveURL(`${server.address}/te`)
    await expect(page.locator('html')).not.toHaveAttribute('data-network')
    await expect(page.locator('h1')).toBeVisible()
  })
})

test('without a network no page is said not to exist', async ({ startServer, page }) => {
  const server = await startServer()
  await page.goto(`${server.address}/te/temples`)
  await stored(page, 'te')
  await page.goto(`${server.address}/te/nowhere`)
  await expect(page.locator('h1:visible')).toHaveText('ఈ పేజీ లేదు')
  await server.stop()
  const response = await page.goto(`${server.address}/te/nowhere`)
  expect(response?.status()).toBe(404)
  await expect(page.locator('h1:visible')).toHaveText('ఈ పేజీ ఈ పరికరంలో లేదు')
  await page.goto(`${server.address}/Te/Temples/Tirumala?from=airport`)
  await expect(page).toHaveURL(`${server.address}/te/temples/tirumala?from=airport`)
})

test('nothing of an account, and no code of a mailed link, is stored', async ({ server, page }) => {
  const email = newEmail()
  await register(page, email)
  await stored(page, 'en')
  await page.goto('/account')
  await expect(page.getByText(email).first()).toBeVisible()
  await page.goto('/action?mode=verifyEmail&oobCode=a-code-of-somebody&apiKey=any')
  await expect(page.locator('h1')).toBeVisible()
  await expect(page).toHaveURL('/action')
  const everything = await everythingStored(page)
  expect(everything.length).toBeGreaterThan(50)
  const tokens = await page.evaluate(() =>
    Object.values(localStorage).flatMap((value) => value.match(/eyJ[\w.-]+/g) ?? []),
  )
  expect(tokens.length).toBeGreaterThan(0)
  for (const [url, content] of everything) {
    expect(url).toMatch(new RegExp(`^${server.address}/(\\.offline/|[^?]*\\?revision=[\\w.-]+$)`))
    expect(url).not.toMatch(/init\.json|\/v1|healthz/)
    for (const secret of [email, 'a-code-of-somebody', ...tokens]) expect(content).not.toContain(secret)
  }
})
