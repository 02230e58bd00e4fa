import type { Page } from '@playwright/test'
import { expectSound, tabTo } from '#tests/support/accessibility.ts'
import { anotherDevice, newPassword } from '#tests/support/account-settings.ts'
import {
  beSignedIn,
  chooseLanguage,
  createAccount,
  expect,
  expectSignedIn,
  expectSignedOut,
  inTheLongRun,
  logIn,
  newEmail,
  test,
} from '#tests/support/journey.ts'
import { mailedLink, mailsTo } from '#tests/support/mailbox.ts'
import { call, password } from '#tests/support/sign-ups.ts'

test('a forgotten password is replaced by mail and keyboard alone, which ends the old one, the link and every session', async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail()
  const heading = page.getByRole('heading', { level: 1 })
  await page.setViewportSize({ width: 360, height: 700 })
  await beSignedIn(page, email)
  const other = await anotherDevice(browser, server, email)
  await page.goto('/forgot')
  await tabTo(page, 'Skip to content')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.locator('.done-note')).toBeFocused()
  await expectSound(page)

  const link = await mailedLink(server, email, 'resetPassword')
  await page.goto(link)
  await expect(heading).toHaveText('Choose a new password')
  await expect(heading).toBeFocused()
  await expect(page.getByText(`For the account of ${email}`)).toBeVisible()
  await expect(page.locator('input[autocomplete=username]')).toHaveValue(email)
  const first = page.getByLabel('New password', { exact: true })
  const choose = async (chosen: string) => {
    await first.fill('')
    await page.keyboard.type(chosen)
    // Skips the button that shows the password.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(chosen)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await choose('short')
  await expect(page.getByRole('alert')).toHaveText('Your password wasn’t changed')
  await expect(page.locator('.problem-summary')).toBeFocused()
  await expect(first).toHaveAccessibleDescription(/Choose a password of 8 characters or more/)
  await expectSound(page)
  await choose(newPassword)
  await expect(heading).toHaveText('Your new password is set')
  await expect(heading).toBeFocused()
  await expectSignedOut(page)
  await tabTo(page, 'Log in')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page, email, password)
  await expect(page.getByRole('alert')).toHaveText('Credentials does not match')
  await logIn(page, email, newPassword)
  await expectSignedIn(page)
  await other.goto('/temples')
  await expectSignedOut(other)
  await other.context().close()

  await page.goto(link)
  await expect(heading).toHaveText('This link no longer works')
  await expect(heading).toBeFocused()
  await expectSound(page)
  await page.getByRole('link', { name: 'Send me a new link' }).click()
  await expect(page).toHaveURL(/\/forgot$/)
})

test('a mail can be requested again or for another address, and nobody hears which have an account', async ({
  page,
  server,
}) => {
  const [unknown, known] = [newEmail(), newEmail()]
  await createAccount(page, known)
  await page.goto('/forgot')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email')
  await expect(page.locator('.problem-summary')).toBeFocused()
  const answerTo = async (email: string) =>
    (await page.locator('.account-panel').innerText()).replaceAll(email, 'ADDRESS')
  await askForMail(page, unknown)
  const answer = await answerTo(unknown)
  await page.getByRole('button', { name: 'Use another email' }).click()
  await askForMail(page, known)
  await expect.poll(() => answerTo(known)).toBe(answer)
  await mailedLink(server, known, 'resetPassword')
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText('Sent again')).toBeVisible()
  await expect(page.locator('.done-note')).toBeFocused()
  await page.goto(await mailedLink(server, known, 'resetPassword', 2))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  expect(await mailsTo(server, unknown)).toEqual([])
})

test("a link's code leaves the address and goes nowhere else, and the link outlasts a missing signal and a reload", async ({
  page,
  request,
  server,
}) => {
  const html = await (await request.get('/action')).text()
  const referrer = html.indexOf('<meta name="referrer" content="no-referrer"/>')
  expect(referrer).toBeGreaterThan(0)
  // A request before this element would reveal the address with its code.
  expect(html.search(/<link|<img|<script/)).toBeGreaterThan(referrer)

  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/action')
  await expect(heading).toHaveText('Nothing to do here')
  const email = newEmail()
  await createAccount(page, email)
  await call(server.address, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
  const link = await mailedLink(server, email, 'resetPassword')
  const code = String(new URL(link).searchParams.get('oobCode'))
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url() !== link) seen.push(request.url(), request.headers().referer ?? '')
  })
  await page.route('**/accounts:resetPassword?*', (route) => route.abort())
  await page.goto(link)
  await expect(page.getByText('We couldn’t reach our server')).toBeVisible()
  await page.unroute('**/accounts:resetPassword?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading).toHaveText('Choose a new password')
  await expect(page).toHaveURL(`${server.address}/action`)
  await page.reload()
  await expect(heading).toHaveText('Choose a new password')
  expect(seen.filter((text) => text !== '' && !text.startsWith(server.address))).toEqual([])
  await page.getByRole('link', { name: 'Temples' }).click()
  await expect(heading).toHaveText('Temples to visit near Tirupati')
  expect(seen.length).toBeGreaterThan(10)
  expect(seen.filter((text) => text.includes(code))).toEqual([])
})

test.describe('a browser that prefers English', () => {
  test.use({ locale: 'en-IN' })

  test(
    'has a mail in the language of the page that asks for it, and keeps its link in any',
    inTheLongRun,
    async ({ page, server }) => {
      const email = newEmail()
      await createAccount(page, email)
      await page.goto('/temples')
      await chooseLanguage(page, 'తెలుగు')
      await expect(page).toHaveURL('/te/temples')
      await page.goto('/te/forgot')
      await page.locator('input[name=email]').fill(email)
      await page.locator('main form [type=submit]').click()
      expect(await mailedLink(server, email, 'resetPassword')).toContain('lang=te')
      expect((await mailsTo(server, email))[0]?.subject).toBe('Travel Visit కోసం కొత్త పాస్‌వర్డ్ పెట్టుకోండి')

      // Somebody else has asked for this one.
      await call(server.address, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
      const link = await mailedLink(server, email, 'resetPassword', 2)
      expect(link).toContain('lang=en')
      const code = String(new URL(link).searchParams.get('oobCode'))
      const seen: string[] = []
      page.on('request', (request) => {
        if (!request.isNavigationRequest()) seen.push(request.url())
        seen.push(request.headers().referer ?? '')
      })
      const opens = async (path: string, heading: string) => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page).toHaveURL(path)
      }
      await page.goto(link)
      await opens('/action', 'Choose a new password')
      await page.reload()
      await opens('/action', 'Choose a new password')
      await chooseLanguage(page, 'हिन्दी')
      await opens('/hi/action', 'नया पासवर्ड चुनें')
      await page.reload()
      await opens('/hi/action', 'नया पासवर्ड चुनें')
      const fields = page.locator('input[autocomplete=new-password]')
      await expect(fields).toHaveCount(2)
      for (const field of await fields.all()) await field.fill(newPassword)
      await page.locator('main form [type=submit]').click()
      await page.locator('.go-on a').click()
      await expect(page).toHaveURL('/hi/login')
      const signIn = { email, password: newPassword }
      expect((await call(server.address, 'accounts:signInWithPassword', signIn)).status).toBe(200)
      expect(seen.filter((text) => text.includes(code))).toEqual([])
      await page.goto('/action?again')
      await expect(page).toHaveURL('/hi/action')
    },
  )
})

/** Requests a reset mail on its page. */
async function askForMail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(`If ${email} has an account here`)).toBeVisible()
  await expect(page.locator('.done-note')).toBeFocused()
}
