import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { temples } from '#guide/content/temples.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import {
  beSignedIn,
  createAccount,
  expect,
  expectSignedIn,
  expectSignedOut,
  logIn,
  loginLink,
  logoutLink,
  newEmail,
  register,
  test,
  waitForHydration,
} from '#tests/support/journey.ts'
import { password } from '#tests/support/sign-ups.ts'

test('a session survives a reload, and no frame shows Login meanwhile', async ({ page }) => {
  await beSignedIn(page, newEmail())
  await page.addInitScript(watchForLogin)
  for (const path of ['/tirupati', '/temples', '/nowhere']) {
    await page.goto(path)
    await expectSignedIn(page)
    expect(await page.evaluate(() => Reflect.get(window, 'sawLogin')), path).toBe(false)
  }
})

test('the watch for Login sees it when nobody is signed in', async ({ page }) => {
  await page.addInitScript(watchForLogin)
  await page.goto('/tirupati')
  await expectSignedOut(page)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'sawLogin'))).toBe(true)
})

test('a session survives a restart of the browser', async ({ server }) => {
  const profile = mkdtempSync(join(tmpdir(), 'travel-visit-profile-'))
  const email = newEmail()
  await inBrowser(profile, server.address, (page) => register(page, email))
  await inBrowser(profile, server.address, async (page) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/tirupati$/)
    await expectSignedIn(page)
  })
  rmSync(profile, { recursive: true, force: true })
})

test('a signed-in visitor who opens the login screen or the registration goes on to the destination', async ({
  page,
}) => {
  await beSignedIn(page, newEmail())
  for (const path of ['/', '/login', '/register']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/tirupati$/)
    await expectSignedIn(page)
  }
})

test('a signed-in visitor goes on in the language of the page', async ({ page }) => {
  await beSignedIn(page, newEmail())
  for (const path of ['/te', '/kn/login']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(`${path.slice(0, 3)}/tirupati`)
  }
})

test('signing in and out in one tab does so in the others', async ({ page, context }) => {
  const email = newEmail()
  const other = await context.newPage()
  await other.goto('/temples')
  await expectSignedOut(other)

  await register(page, email)
  await expectSignedIn(other)
  await logoutLink(page).click()
  await expectSignedOut(page)
  await expectSignedOut(other)

  await logIn(page, email, password)
  await expectSignedIn(other)
  await logoutLink(other).click()
  await expectSignedOut(page)
})

test('logout, opened by its address, signs out and shows the login screen', async ({ page }) => {
  await beSignedIn(page, newEmail())
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('USER LOGIN')
  await expectSignedOut(page)
  await page.reload()
  await expectSignedOut(page)
})

test('logging out is confirmed once, on the login screen', async ({ page }) => {
  const note = page.getByRole('status').filter({ hasText: 'You’re logged out.' })
  await register(page, newEmail())
  await logoutLink(page).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(note).toHaveCount(1)
  expect((await note.boundingBox())?.height).toBeGreaterThan(20)
  await page.getByRole('banner').getByRole('link', { name: 'Temples' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temples to visit near Tirupati')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('USER LOGIN')
  await expect(note).toHaveCount(0)
})

test('signing out works silently when the SDK cannot be loaded', async ({ page }) => {
  await beSignedIn(page, newEmail())
  const aborted = page.waitForEvent('requestfailed', (request) => /firebase/.test(request.url()))
  await page.route('**/assets/firebase-*.js', (route) => route.abort())
  await page.goto('/temples')
  await aborted
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/logout')
  await expectSignedOut(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('a session whose account is gone ends at the next page load', async ({ page, server }) => {
  await register(page, newEmail())
  await page.evaluate(async (origin) => {
    const stored = Object.entries(localStorage).find(([key]) => key.startsWith('firebase:authUser:'))?.[1]
    const idToken = JSON.parse(stored ?? '{}').stsTokenManager.accessToken
    await fetch(`${origin}/v1/accounts:delete?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken }),
    })
  }, server.address)
  await page.goto('/tirupati')
  await expectSignedOut(page)
})

test('a session survives an outage and is restored afterwards', async ({ page, context }) => {
  await beSignedIn(page, newEmail())
  await context.route('**/v1/accounts:lookup?*', (route) => route.abort())
  await page.goto('/temples')
  await expectSignedIn(page)
  await context.unroute('**/v1/accounts:lookup?*')
  await page.reload()
  await expectSignedIn(page)
})

test('a destination whose JavaScript does not arrive is loaded as a document, once', async ({ page }) => {
  await beSignedIn(page, newEmail())
  await page.route('**/assets/tirupati-*.js', (route) => route.abort())
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await page.goto('/login')
  await expect(page).toHaveURL(/\/tirupati$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tirupati')
  // Waits for another document that must not come.
  await page.waitForTimeout(1000)
  expect(documents).toEqual(['/login', '/tirupati'])
})

test('a session is restored by itself once the server is back', async ({ page, context }) => {
  await beSignedIn(page, newEmail())
  await context.route('**/__/firebase/init.json', (route) => route.fulfill({ status: 503 }))
  await page.goto('/temples')
  await expect(page.getByRole('article')).toHaveCount(temples.length)
  await expect(loginLink(page)).toBeHidden()
  await expect(logoutLink(page)).toBeHidden()
  await context.unroute('**/__/firebase/init.json')
  await expect(logoutLink(page)).toBeVisible()
})

test('a guest who opens logout sees the login screen, and nothing moves when it is there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login$/)
  await expectSignedOut(page)
  const live = await placesOnScreen(page)

  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/logout', { waitUntil: 'load' })
  expect(await placesOnScreen(page)).toEqual(live)
  await expect(page.getByLabel('Email')).toBeVisible()
  // The form is inert until it works, so that nothing typed is lost.
  await page.getByLabel('Email').focus()
  await expect(page.locator('.account-panel :focus')).toHaveCount(0)
})

function placesOnScreen(page: Page): Promise<string[]> {
  return page
    .locator('main :is(h1, h2, p:not(.visually-hidden), label, input, button, img)')
    .evaluateAll((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect())))
}

test('signing out does not wait for a server that does not answer', async ({ page, context }) => {
  await beSignedIn(page, newEmail())
  const answer = await holdRequests(context, '**/v1/accounts:lookup?*')
  const asked = page.waitForRequest(/accounts:lookup/)
  await page.goto('/temples')
  await asked
  // There is no link to logout while the session is being restored, so navigate directly.
  await page.evaluate(() => Reflect.get(window, '__reactRouterDataRouter').navigate('/logout'))
  await expect(page).toHaveURL(/\/login$/)
  await expectSignedOut(page)
  const answered = page.waitForResponse(/accounts:lookup/)
  answer()
  await answered
  // Waits for the answer to be taken, which must change nothing.
  await page.waitForTimeout(500)
  await expectSignedOut(page)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('a logout holds while another tab restores the session on a slow line', async ({ page, context }) => {
  const email = newEmail()
  await beSignedIn(page, email)
  for (const leave of ['/logout', 'Log out instead']) {
    const answer = await holdRequests(context, '**/v1/accounts:lookup?*')
    const other = await context.newPage()
    await other.goto('/temples')
    await page.goto(leave === '/logout' ? leave : '/login')
    if (leave !== '/logout') await page.getByRole('link', { name: leave }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expectSignedOut(page)
    answer()
    await expectSignedOut(other)
    // Waits for an answer to be taken, which must change nothing.
    await page.waitForTimeout(500)
    await expectSignedOut(page)
    expect(await page.evaluate(() => Object.keys(localStorage)), leave).toEqual([])
    await context.unroute('**/v1/accounts:lookup?*')
    await other.close()
    await page.reload()
    await logIn(page, email, password)
    await expectSignedIn(page)
  }
})

test('with storage full a visitor is told so, and is logged in until the page is closed', async ({
  page,
}) => {
  const email = newEmail()
  await createAccount(page, email)
  await page.goto('/temples')
  await page.evaluate(() => {
    for (let length = 4_000_000; length >= 100; length = Math.floor(length / 2)) {
      try {
        for (;;) localStorage.setItem(`full ${Math.random()}`, 'x'.repeat(length))
      } catch {
        // The rest is filled with less.
      }
    }
  })
  await page.goto('/login')
  await expect(page.getByText('This browser doesn’t save anything here')).toBeVisible()
  await logIn(page, email, password)
  await expectSignedIn(page)
  await page.reload()
  await expectSignedOut(page)
})

test('with storage blocked a visitor signs in, out, and in again', async ({ page }) => {
  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: forbidden })
  })
  await page.goto('/register')
  await expect(page.getByText('This browser doesn’t save anything here')).toBeVisible()
  const email = newEmail()
  await register(page, email)
  await logoutLink(page).click()
  await expectSignedOut(page)
  await logIn(page, email, password)
  await expectSignedIn(page)
})

test('a stored session of another provider is deleted once, and the SDK loads no more', async ({ page }) => {
  await page.goto('/temples')
  await page.evaluate(() => localStorage.setItem('firebase:authUser:other-key:[DEFAULT]', '{}'))
  await page.reload()
  await expectSignedOut(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.reload({ waitUntil: 'networkidle' })
  await expectSignedOut(page)
  expect(loaded.filter((url) => /firebase/.test(url))).toEqual([])
})

test('signing out elsewhere is seen by a tab that waits for the server', async ({ page, context }) => {
  await register(page, newEmail())
  const waiting = await context.newPage()
  await waiting.route('**/__/firebase/init.json', (route) => route.fulfill({ status: 503 }))
  await waiting.goto('/temples')
  await expect(waiting.getByRole('article')).toHaveCount(temples.length)
  await logoutLink(page).click()
  await expectSignedOut(page)
  await expectSignedOut(waiting)
})

/** Runs in the page: records whether any frame shows the link Login. */
function watchForLogin(): void {
  Reflect.set(window, 'sawLogin', false)
  const look = () => {
    const links = [...document.querySelectorAll('header a')]
    const login = links.find((link) => link.textContent === 'Login')
    if (login?.checkVisibility({ visibilityProperty: true })) Reflect.set(window, 'sawLogin', true)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function inBrowser(profile: string, baseURL: string, walk: (page: Page) => Promise<void>) {
  const { launchOptions } = test.info().project.use
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL })
  waitForHydration(context)
  const page = await context.newPage()
  await walk(page)
  // Browsers write storage to disk a moment after it changes.
  await expect(async () => expect(await loginLink(page).count()).toBe(0)).toPass()
  await context.close()
}
