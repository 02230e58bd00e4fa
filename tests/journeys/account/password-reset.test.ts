import type { Page } from '@playwright/test'
import { temples } from '#guide/content/temples.ts'
import { tabTo } from '#tests/support/accessibility.ts'
import { newPassword } from '#tests/support/account-settings.ts'
import {
  beSignedIn,
  chooseLanguage,
  createAccount,
  expect,
  expectSignedIn,
  expectSignedOut,
  logIn,
  newEmail,
  register,
  test,
  waitForHydration,
} from '#tests/support/journey.ts'
import { mailedLink, mailsTo } from '#tests/support/mailbox.ts'
import type { TestServer } from '#tests/support/server.ts'
import { call, password } from '#tests/support/sign-ups.ts'

test('a forgotten password is replaced by mail, which ends the old one and every session', async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail()
  await register(page, email)
  const forgetful = await browser.newContext({ baseURL: server.address })
  waitForHydration(forgetful)
  const other = await forgetful.newPage()
  await other.goto('/login')
  await other.getByRole('link', { name: 'Forgot your password?' }).click()
  await askForMail(other, email)
  await expect(other.locator('.done-note')).toBeFocused()

  const link = await mailedLink(server, email, 'resetPassword')
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(other.getByText(`For the account of ${email}`)).toBeVisible()
  await expect(other.locator('input[autocomplete=username]')).toHaveValue(email)
  await choose(other, newPassword)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your new password is set')
  await other.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(other, email, password)
  await expect(other.getByRole('alert')).toHaveText('Credentials does not match')
  await logIn(other, email, newPassword)
  await expectSignedIn(other)

  await page.goto('/temples')
  await expectSignedOut(page)

  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await other.getByRole('link', { name: 'Send me a new link' }).click()
  await expect(other).toHaveURL(/\/forgot$/)
  await forgetful.close()
})

test('a browser that is signed in is signed out by its own reset', async ({ page, server }) => {
  const email = newEmail()
  await beSignedIn(page, email)
  await page.goto('/forgot')
  await askForMail(page, email)
  await page.goto(await mailedLink(server, email, 'resetPassword'))
  await choose(page, newPassword)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new password is set')
  await expectSignedOut(page)
})

test('an address without an account gets the same answer, and no mail', async ({ page, server }) => {
  const unknown = newEmail()
  const known = newEmail()
  await createAccount(page, known)
  const answers = []
  for (const email of [unknown, known]) {
    await page.goto('/forgot')
    await askForMail(page, email)
    answers.push((await page.locator('.account-panel').innerText()).replaceAll(email, 'ADDRESS'))
  }
  expect(answers[0]).toBe(answers[1])
  await mailedLink(server, known, 'resetPassword')
  expect(await mailsTo(server, unknown)).toEqual([])
})

test('a mail can be requested again, or for another address', async ({ page, server }) => {
  const email = newEmail()
  await createAccount(page, email)
  await page.goto('/forgot')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email')
  await expect(page.locator('.problem-summary')).toBeFocused()
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/doesn’t look like an email/)
  await askForMail(page, newEmail())
  await page.getByRole('button', { name: 'Use another email' }).click()
  await askForMail(page, email)
  await mailedLink(server, email, 'resetPassword')
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText('Sent again')).toBeVisible()
  await expect(page.locator('.done-note')).toBeFocused()
  await page.goto(await mailedLink(server, email, 'resetPassword', 2))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
})

test('a refused password leaves the link valid', async ({ page, server }) => {
  await page.goto(await newResetLink(page, server))
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('Choose a password', { exact: true }).last()).toBeVisible()
  await choose(page, newPassword, 'lamp and rain')
  await expect(page.getByLabel('Confirm new password', { exact: true })).toHaveAccessibleDescription(
    'The two passwords don’t match',
  )
  await choose(page, 'short')
  await expect(page.getByRole('alert')).toHaveText('Your password wasn’t changed')
  await expect(page.locator('.problem-summary')).toBeFocused()
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /Choose a password of 8 characters or more/,
  )
  await choose(page, newPassword)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new password is set')
})

test("a link's code disappears from the address, goes nowhere else and survives a reload", async ({
  page,
  server,
}) => {
  const link = await newResetLink(page, server)
  const code = String(new URL(link).searchParams.get('oobCode'))
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url() !== link) seen.push(request.url(), request.headers().referer ?? '')
  })
  await page.goto(link)
  await expect(page).toHaveURL(`${server.address}/action`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  expect(seen.filter((text) => text !== '' && !text.startsWith(server.address))).toEqual([])
  await page.getByRole('link', { name: 'Temples' }).click()
  await expect(page.getByRole('article')).toHaveCount(temples.length)
  expect(seen.length).toBeGreaterThan(10)
  expect(seen.filter((text) => text.includes(code))).toEqual([])
})

test('the page for links sends no referrer with its first request', async ({ request }) => {
  const html = await (await request.get('/action')).text()
  const referrer = html.indexOf('<meta name="referrer" content="no-referrer"/>')
  expect(referrer).toBeGreaterThan(0)
  expect(html.search(/<link|<img|<script/)).toBeGreaterThan(referrer)
})

test.describe('a browser that prefers English', () => {
  test.use({ locale: 'en-IN' })

  test('keeps an English link on a reload, though its reader has chosen Telugu', async ({ page, server }) => {
    const email = newEmail()
    await createAccount(page, email)
    await page.goto('/temples')
    await chooseLanguage(page, 'తెలుగు')
    await expect(page).toHaveURL('/te/temples')
    await call(server.address, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const link = await mailedLink(server, email, 'resetPassword')
    expect(link).toContain('lang=en')
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
    await expect(page).toHaveURL('/action')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
    await expect(page).toHaveURL('/action')
    await page.goto('/action?again')
    await expect(page).toHaveURL('/te/action')
  })

  test('keeps a link when its reader chooses another language', async ({ page, server }) => {
    const email = newEmail()
    const link = await newResetLink(page, server, email)
    const code = String(new URL(link).searchParams.get('oobCode'))
    const seen: string[] = []
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) seen.push(request.url())
      seen.push(request.headers().referer ?? '')
    })
    await page.goto(link)
    for (const [name, address, heading] of [
      ['తెలుగు', '/te/action', 'కొత్త పాస్‌వర్డ్ పెట్టుకోండి'],
      ['English', '/action', 'Choose a new password'],
      ['हिन्दी', '/hi/action', 'नया पासवर्ड चुनें'],
    ] as const) {
      await chooseLanguage(page, name)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveURL(address)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
    for (const field of await page.locator('input[autocomplete=new-password]').all()) {
      await field.fill(newPassword)
    }
    await page.locator('main form [type=submit]').click()
    await page.locator('.go-on a').click()
    await expect(page).toHaveURL('/hi/login')
    const signIn = { email, password: newPassword }
    expect((await call(server.address, 'accounts:signInWithPassword', signIn)).status).toBe(200)
    expect(seen.filter((text) => text.includes(code))).toEqual([])
  })

  test('has mails in the language of the page that asks for them', async ({ page, server }) => {
    const email = newEmail()
    await createAccount(page, email)
    await page.goto('/te/forgot')
    await page.locator('input[name=email]').fill(email)
    await page.locator('main form [type=submit]').click()
    expect(await mailedLink(server, email, 'resetPassword')).toContain('lang=te')
    const [mail] = await mailsTo(server, email)
    expect(mail?.subject).toBe('Travel Visit కోసం కొత్త పాస్‌వర్డ్ పెట్టుకోండి')
  })
})

for (const query of ['', '?mode=resetPassword', '?mode=signIn&oobCode=abc', '?mode=other&oobCode=abc']) {
  test(`the page for links says what it is for when opened as "/action${query}"`, async ({ page }) => {
    await page.goto(`/action${query}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to do here')
  })
}

test('an unknown code is explained in a sentence', async ({ page }) => {
  await page.goto('/action?mode=resetPassword&oobCode=abc&apiKey=travel-visit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('main')).not.toContainText('auth/')
})

test('without a signal a link can be tried again', async ({ page, context, server }) => {
  const email = newEmail()
  await createAccount(page, email)
  // With its JavaScript, which is requested after the first paint.
  await page.goto('/forgot', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('You seem to be offline')).toBeVisible()
  await context.setOffline(false)
  await askForMail(page, email)

  await page.route('**/accounts:resetPassword?*', (route) => route.abort())
  await page.goto(await mailedLink(server, email, 'resetPassword'))
  await expect(page.getByText('We couldn’t reach our server')).toBeVisible()
  await page.unroute('**/accounts:resetPassword?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
})

test('a password is reset by keyboard alone', async ({ page, server }) => {
  const email = newEmail()
  await createAccount(page, email)
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, 'Forgot your password?')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/forgot$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.locator('.done-note')).toBeFocused()

  await page.goto(await mailedLink(server, email, 'resetPassword'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(newPassword)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(newPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new password is set')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, 'Log in')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})

/** The link that resets the password of a new account, requested on its page. */
async function newResetLink(page: Page, server: TestServer, email = newEmail()): Promise<string> {
  await createAccount(page, email)
  await page.goto('/forgot')
  await askForMail(page, email)
  return mailedLink(server, email, 'resetPassword')
}

/** Requests a reset mail on its page. */
async function askForMail(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(`If ${email} has an account here`)).toBeVisible()
}

async function choose(page: Page, first: string, second = first): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(first)
  await page.getByLabel('Confirm new password', { exact: true }).fill(second)
  await page.getByRole('button', { name: 'Set the new password' }).click()
}
