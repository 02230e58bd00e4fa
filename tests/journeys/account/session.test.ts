import type { Page, Response } from '@playwright/test'
import { holdRequests } from '#tests/support/hold-requests.ts'
import {
  beSignedIn,
  createAccount,
  expect,
  expectSignedIn,
  expectSignedOut,
  fillRegistration,
  inTheLongRun,
  logIn,
  loginLink,
  logoutLink,
  newEmail,
  test,
} from '#tests/support/journey.ts'
import { password } from '#tests/support/sign-ups.ts'

test('a session survives a reload, and neither Login nor the page for guests shows meanwhile', async ({
  page,
  context,
}) => {
  const sawLogin = () => page.evaluate(() => Reflect.get(window, 'sawLogin'))
  await page.addInitScript(watchForLogin)
  await page.goto('/tirupati')
  await expectSignedOut(page)
  await expect.poll(sawLogin).toBe(true)

  const email = newEmail()
  await beSignedIn(page, email)
  for (const path of ['/temples', '/nowhere']) {
    await page.goto(path)
    await expectSignedIn(page)
    expect(await sawLogin(), path).toBe(false)
  }
  const answer = await holdRequests(context, '**/__/firebase/init.json')
  await page.goto('/account')
  await expect(page.getByText('Welcome back. One moment…')).toBeVisible()
  await expect(page.getByText('Log in to see and change your account')).toBeHidden()
  answer()
  await expect(page.getByRole('region', { name: 'Email' })).toContainText(email)
})

test(
  'who is signed in goes on from the forms for guests, in their language, even if a script does not arrive, once',
  inTheLongRun,
  async ({ page }) => {
    await beSignedIn(page, newEmail())
    for (const path of ['/te', '/kn/login']) {
      await page.goto(path)
      await expect(page).toHaveURL(`${path.slice(0, 3)}/tirupati`)
    }
    await page.route('**/assets/tirupati-*.js', (route) => route.abort())
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await page.goto('/register', { waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/tirupati$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tirupati')
    // The page has then tried again in vain, and opens no other document.
    await expect(page.locator('.load-failing')).toBeVisible()
    expect(documents).toEqual(['/register', '/tirupati'])
  },
)

test('signing in and out in one tab does so in the others, also in one that waits for the server', async ({
  page,
  context,
}) => {
  const email = newEmail()
  const other = await context.newPage()
  await other.goto('/temples')
  await expectSignedOut(other)
  await page.goto('/register')
  await fillRegistration(page, email, password, password)
  await page.getByRole('button', { name: 'REGISTER' }).click()
  await expectSignedIn(other)
  await other.getByRole('banner').getByRole('link', { name: 'Account' }).click()
  await expect(other.getByRole('region', { name: 'Email' })).toContainText(email)
  const waiting = await context.newPage()
  await waiting.route('**/__/firebase/init.json', (route) => route.fulfill({ status: 503 }))
  await waiting.goto('/temples')
  await expect(loginLink(waiting)).toBeHidden()
  await expect(logoutLink(waiting)).toBeHidden()
  await logoutLink(page).click()
  for (const tab of [page, other, waiting]) await expectSignedOut(tab)

  await logIn(page, email, password)
  await expectSignedIn(other)
  await logoutLink(other).click()
  await expectSignedOut(page)
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
  await expect.poll(() => storedKeys(page)).toEqual([])
})

test('a guest who opens logout sees the login screen, and nothing moves when it is there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login$/)
  await expectSignedOut(page)
  await expect(page.locator('.account-panel [inert]')).toHaveCount(0)
  const live = await placesOnScreen(page)

  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/logout', { waitUntil: 'load' })
  await expect.poll(() => placesOnScreen(page)).toEqual(live)
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

test('a logout holds while this tab and another restore the session on a slow line', async ({
  page,
  context,
}) => {
  await beSignedIn(page, newEmail())
  const answer = await holdRequests(context, '**/v1/accounts:lookup?*')
  const other = await context.newPage()
  const answers: Promise<Response>[] = []
  for (const [tab, path] of [
    [other, '/temples'],
    [page, '/login'],
  ] as const) {
    const asked = tab.waitForRequest('**/v1/accounts:lookup?*')
    answers.push(tab.waitForResponse('**/v1/accounts:lookup?*'))
    await tab.goto(path)
    await asked
  }
  await page.getByRole('link', { name: 'Log out instead' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expectSignedOut(page)
  answer()
  for (const answered of answers) await (await answered).finished()
  // Once another page has come, the answers have been taken, which must change nothing.
  for (const tab of [page, other]) {
    await tab.getByRole('banner').getByRole('link', { name: 'Info' }).click()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Good to know')
    await expectSignedOut(tab)
  }
  await expect.poll(() => storedKeys(page)).toEqual([])
})

test('with storage full a visitor is told so, and is logged in until the page is closed', async ({
  page,
}) => {
  const email = newEmail()
  await createAccount(page, email)
  await page.goto('/login')
  await page.evaluate(() => {
    for (let length = 4_000_000; length >= 100; length = Math.floor(length / 2)) {
      try {
        for (;;) localStorage.setItem(`full ${Math.random()}`, 'x'.repeat(length))
      } catch {
        // Shorter values fill the rest.
      }
    }
  })
  await page.reload()
  await expect(page.getByText('This browser doesn’t save anything here')).toBeVisible()
  await logIn(page, email, password)
  await expectSignedIn(page)
  await page.reload()
  await expectSignedOut(page)
})

test('with storage blocked a visitor signs in, out, and in again', async ({ page }) => {
  const email = newEmail()
  await createAccount(page, email)
  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: forbidden })
  })
  await page.goto('/login')
  await expect(page.getByText('This browser doesn’t save anything here')).toBeVisible()
  await logIn(page, email, password)
  await expectSignedIn(page)
  await logoutLink(page).click()
  await expectSignedOut(page)
  await logIn(page, email, password)
  await expectSignedIn(page)
})

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage))
}

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
