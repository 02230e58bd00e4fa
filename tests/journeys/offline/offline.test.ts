import { startFront } from '#tests/support/front.ts'
import { guide } from '#tests/support/guide.ts'
import {
  beSignedIn,
  chooseLanguage,
  expect,
  inTheLongRun,
  logoutLink,
  newEmail,
  test,
} from '#tests/support/journey.ts'
import { everythingStored, failures, openBrowser, stored, workerRests } from '#tests/support/offline.ts'
import { pages } from '#tests/support/pages.ts'
import { freePort } from '#tools/test/free-port.ts'

const { temples } = guide

test.use({ serviceWorkers: 'allow' })

// Nothing can be said at the travel desk without a network.
const offlinePages = pages.filter((path) => path !== '/desk')

test('after one visit every page opens in a new browser with the server gone, and a session comes back with it', async ({
  startServer,
  newFolder,
}) => {
  const environment = { PORT: String(await freePort()) }
  const server = await startServer(environment)
  const profile = newFolder()
  const first = await openBrowser(profile, server.address)
  const visit = await first.newPage()
  await beSignedIn(visit, newEmail())
  await visit.goto('/temples')
  await expect(logoutLink(visit)).toBeVisible()
  await stored(visit, 'en')
  // The ID token has expired by the next visit.
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

  const second = await openBrowser(profile, server.address)
  const page = await second.newPage()
  const failed = failures(page, server.address)
  for (const path of ['/tirupati', '/temples', '/temples/kanipakam', '/good-to-know', '/login', '/account']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    expect(response?.headers(), path).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeHidden()
    const staying = 'We can’t reach your account right now. You’re still logged in, and you can keep reading.'
    if (/login|account/.test(path)) await expect(page.getByText(staying)).toBeVisible()
    else await expect(page.locator('h1:visible'), path).not.toHaveText('')
  }
  const answers = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => `${path} ${(await fetch(path)).status}`)),
    offlinePages,
  )
  expect(answers).toEqual(offlinePages.map((path) => `${path} 200`))

  await page.goto('/tirupati')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('.top-bar a[href="/temples"]').click()
  await expect(page.locator('h1')).toHaveText('Temples to visit near Tirupati')
  const drawings = page.locator('.temple-picture-frame img:not(.temple-photograph)')
  await expect(drawings).toHaveCount(temples.length)
  for (const drawing of await drawings.all()) {
    await drawing.scrollIntoViewIfNeeded()
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  await expect(page.locator('.brief-opening').first()).toBeVisible()
  await page.locator('.temple-name a').first().click()
  await expect(page).toHaveURL('/temples/tirumala')
  await page.locator('.top-bar a[href="/map"]').click()
  await expect(page.locator('.map:visible')).toBeVisible()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
  expect(failed.filter((url) => !/init\.json|service-worker\.js/.test(url))).toEqual([])

  await startServer({ ...environment, DATA_DIR: server.dataDir })
  // The page retries every five seconds.
  await expect(logoutLink(page)).toBeVisible()
  await second.close()
})

test(
  'a language is stored once it is read, and without a network no page is said not to exist',
  inTheLongRun,
  async ({ server, page }) => {
    const { address, close } = await startFront(server)
    await page.goto(`${address}/map`)
    await stored(page, 'en')
    const hasTelugu = async () => (await everythingStored(page)).some(([url]) => url.includes('/te/'))
    expect(await hasTelugu()).toBe(false)
    await chooseLanguage(page, 'తెలుగు')
    await expect(page).toHaveURL(`${address}/te/map`)
    await stored(page, 'te')
    expect(await hasTelugu()).toBe(true)
    await page.goto(`${address}/te/nowhere`)
    await expect(page.locator('h1:visible')).toHaveText('ఈ పేజీ లేదు')
    await close()
    for (const [path, heading] of [
      ['/te/nowhere', 'ఈ పేజీ ఈ పరికరంలో లేదు'],
      ['/hi/nowhere', 'This page isn’t on this device'],
    ] as const) {
      const response = await page.goto(address + path)
      expect(response?.status()).toBe(404)
      await expect(page.locator('h1:visible')).toHaveText(heading)
    }
    await page.goto(`${address}/Te/Temples/Tirumala?from=airport`)
    await expect(page).toHaveURL(`${address}/te/temples/tirumala?from=airport`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'te')
  },
)

test.describe('a browser that prefers Telugu', () => {
  test.use({ locale: 'te-IN' })

  test(
    'stays on its page, in Telugu, when a language is chosen that is not on this device',
    inTheLongRun,
    async ({ server, page }) => {
      const { address, close } = await startFront(server)
      await page.goto(address)
      await expect(page).toHaveURL(`${address}/te`)
      await stored(page, 'te')
      await page.goto(`${address}/te/temples?q=kanipakam#kanipakam`)
      await close()
      for (const name of ['हिन्दी', 'English']) {
        await chooseLanguage(page, name)
        const notice = page.getByRole('status').filter({ hasText: name })
        await expect(notice).toContainText('నిల్వ లేదు')
        await expect(page).toHaveURL(`${address}/te/temples?q=kanipakam#kanipakam`)
        await expect(page.getByRole('article')).toHaveCount(1)
        await page.locator('.update-notice').getByRole('button').click()
        await expect(notice).toHaveCount(0)
      }
      await expect.poll(() => page.evaluate(() => localStorage.getItem('to'))).toBeNull()
      await page.goto(`${address}/te/map`)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('.update-notice')).toHaveCount(0)
      await page.goto(address)
      await expect(page).toHaveURL(`${address}/te`)
      await expect(page.locator('html')).not.toHaveAttribute('data-network')
      await expect(page.locator('h1')).toBeVisible()
    },
  )
})

test(
  'a page says what is stored, saves another language ahead, marks those that are not, and removes all for good',
  inTheLongRun,
  async ({ page, context }) => {
    await page.goto('/temples')
    await stored(page, 'en')
    await workerRests(page)
    await page.locator('.footer a[href="/offline"]').click()
    await expect(page.locator('.footer')).toContainText('saved on this device')
    const list = page.locator('main li')
    await expect(list.first()).toContainText('English: every page')
    await expect(list.first()).toContainText(String(new Date().getFullYear()))
    const bytes = await page.evaluate(async () => {
      const files = await (await caches.open('travel-visit-files')).matchAll()
      const sizes = await Promise.all(files.map(async (file) => (await file.blob()).size))
      return sizes.reduce((sum, size) => sum + size, 0)
    })
    const megabytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(bytes / 1_000_000)
    await expect(list.last()).toContainText(megabytes)

    const ahead = page.getByRole('group', { name: /^Save another language/ })
    await ahead.getByRole('button', { name: 'తెలుగు' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'తెలుగు: every page' })).toBeVisible()
    await expect(ahead.getByRole('button')).toHaveText(['हिन्दी', 'தமிழ்', 'ಕನ್ನಡ'])
    await context.setOffline(true)
    await ahead.getByRole('button', { name: 'हिन्दी' }).click()
    await expect(ahead.getByRole('status')).toContainText('That didn’t work')
    await page.locator('.language-switch summary').click()
    const unsaved = page.locator('.language-switch li', { hasText: 'Not saved on this device' })
    await expect(unsaved.getByRole('link')).toHaveText(['हिन्दी', 'தமிழ்', 'ಕನ್ನಡ'])
    await page.locator('.language-switch summary').click()
    await chooseLanguage(page, 'తెలుగు')
    await expect(page).toHaveURL('/te/offline')
    await expect(page.locator('html')).toHaveAttribute('lang', 'te')

    await context.setOffline(false)
    await chooseLanguage(page, 'English')
    await expect(page).toHaveURL('/offline')
    await page.getByRole('button', { name: 'Remove the saved guide' }).click()
    await expect(list).toHaveCount(0)
    await expect.poll(() => everythingStored(page)).toEqual([])
    await page.goto('/temples')
    await workerRests(page)
    expect(await everythingStored(page)).toEqual([])
    await page.goto('/offline')
    await page.getByRole('button', { name: 'Save the guide on this device' }).click()
    await expect(list.first()).toContainText('English')
  },
)

test('nothing of an account, and no code of a mailed link, is stored', async ({ server, page }) => {
  const email = newEmail()
  await beSignedIn(page, email)
  await page.goto('/account')
  await expect(page.getByText(email).first()).toBeVisible()
  await stored(page, 'en')
  await page.reload()
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
