import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { runAccounts } from '#identity/testing/accounts-command.ts'
import { tabTo } from './accessibility.ts'
import {
  expect,
  expectSignedIn,
  expectSignedOut,
  logIn,
  logoutLink,
  newEmail,
  password,
  register,
  test,
  waitForLife,
} from './journey.ts'
import { mailedLink } from './mailbox.ts'
import type { TestServer } from './server.ts'

const newPassword = 'lamp and river'

test('a guest is led to the login, and a member by the top bar to the account', async ({ page }) => {
  await page.goto('/account')
  await expect(page.getByText('Log in to see your account')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const email = newEmail()
  await register(page, email)
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('region', { name: 'Email' })).toContainText(email)
  await logoutLink(page).click()
  await expectSignedOut(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeHidden()
})

test('while a session is being restored the page for guests does not show', async ({ page, context }) => {
  const email = newEmail()
  await register(page, email)
  let answer = () => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  await context.route('**/__/firebase/init.json', async (route) => {
    await late
    await route.continue()
  })
  await page.goto('/account')
  await expect(page.getByText('Welcome back. One moment…')).toBeVisible()
  await expect(page.getByText('Log in to see your account')).toBeHidden()
  answer()
  await expect(page.getByRole('region', { name: 'Email' })).toContainText(email)
})

test('an address is confirmed by its mail, but not by a program that opens the link', async ({
  page,
  context,
  server,
}) => {
  const email = newEmail()
  await register(page, email)
  await page.goto('/account')
  await expect(page.getByText('Not confirmed')).toBeVisible()
  const [sent] = await Promise.all([
    page.waitForRequest(/accounts:sendOobCode/),
    page.getByRole('button', { name: 'Send me a verification mail' }).click(),
  ])
  expect(sent.headers()['x-firebase-locale']).toBe(await page.evaluate(() => navigator.language))
  await expect(page.locator('.done-note')).toBeFocused()
  await expect(page.locator('.done-note')).toContainText(`A mail is on its way to ${email}`)
  const link = await mailedLink(server, email, 'verifyEmail')

  const scanner = await context.newPage()
  await scanner.goto(link)
  await expect(scanner.getByRole('heading', { level: 1 })).toHaveText('Confirm your address')
  await page.reload()
  await expect(page.getByText('Not confirmed')).toBeVisible()

  const opened = await context.newPage()
  await opened.goto(`${link}&continueUrl=${encodeURIComponent(`${server.address}/temples`)}`)
  await opened.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')
  await expect(opened.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(opened.getByRole('link', { name: 'Go on where you were' })).toHaveAttribute(
    'href',
    `${server.address}/temples`,
  )
  // What a browser says when the tab is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await opened.getByRole('link', { name: 'Open my account' }).click()
  await expect(opened.getByText('Confirmed', { exact: true })).toBeVisible()

  await scanner.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(scanner.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await scanner.getByRole('link', { name: 'Open my account' }).click()
  await expect(scanner).toHaveURL(/\/account$/)
})

test('a link goes on to no other site', async ({ page, server }) => {
  const email = newEmail()
  await register(page, email)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Send me a verification mail' }).click()
  await page.goto(`${await mailedLink(server, email, 'verifyEmail')}&continueUrl=https://other.example/`)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('link', { name: 'Open my account' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go on where you were' })).toHaveCount(0)
})

test('an address changes once its own mail says so, and the old one can take it back', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  const email = newEmail()
  const newAddress = newEmail()
  await register(page, email)
  await page.goto('/account')
  await page.getByText('Change my email').click()
  await page.getByRole('button', { name: 'Send a mail to the new address' }).click()
  await expect(page.getByLabel('New email')).toHaveAccessibleDescription(/Enter your new email/)
  await page.getByLabel('New email').fill(email.toUpperCase())
  await page.getByLabel('Current password', { exact: true }).fill('hill and rain')
  await page.getByRole('button', { name: 'Send a mail to the new address' }).click()
  await expect(page.getByLabel('New email')).toHaveAccessibleDescription(/This is your address already/)
  await page.getByLabel('New email').fill(newAddress)
  await page.getByRole('button', { name: 'Send a mail to the new address' }).click()
  await expectWrongPassword(page, 'Your address was not changed')
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Send a mail to the new address' }).click()
  await expect(page.locator('.done-note')).toBeFocused()
  await expect(page.locator('.done-note')).toContainText(
    `Until then nothing changes: you go on with ${email}`,
  )
  const change = await mailedLink(server, newAddress, 'verifyAndChangeEmail')

  const mailbox = await anotherDevice(browser, server)
  await mailbox.goto('/login')
  await logIn(mailbox, email, password)
  await expectSignedIn(mailbox)
  await mailbox.goto('/logout')
  await expectSignedOut(mailbox)

  await mailbox.goto(change)
  await expect(mailbox.getByText(`changes from ${email} to ${newAddress}`)).toBeVisible()
  await mailbox.getByRole('button', { name: 'Change my address' }).click()
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Your address is changed')
  await mailbox.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(mailbox, email, password)
  await expect(mailbox.getByRole('alert')).toBeVisible()
  await logIn(mailbox, newAddress, password)
  await expectSignedIn(mailbox)
  await mailbox.goto('/account')
  await expect(mailbox.getByRole('region', { name: 'Email' })).toContainText(newAddress)
  await expect(mailbox.getByText('Confirmed', { exact: true })).toBeVisible()

  // Whoever holds the old mailbox did not want that.
  await page.goto(await mailedLink(server, email, 'recoverEmail'))
  await expect(page.getByText(`it is ${email} again`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The change is undone')
  await page.getByRole('button', { name: 'Mail me a link for a new password' }).click()
  await expect(page.locator('.done-note')).toContainText(`A mail is on its way to ${email}`)
  await page.goto(await mailedLink(server, email, 'resetPassword'))
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm new password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, email, newPassword)
  await expectSignedIn(page)
  await mailbox.goto('/temples')
  await expectSignedOut(mailbox)
  await mailbox.context().close()
})

test('a new password signs out every other device', async ({ page, browser, server }) => {
  test.slow()
  const email = newEmail()
  await register(page, email)
  const other = await anotherDevice(browser, server)
  await other.goto('/login')
  await logIn(other, email, password)
  await expectSignedIn(other)

  await page.goto('/account')
  await page.getByText('Change my password', { exact: true }).click()
  await page.getByRole('button', { name: 'Change my password' }).click()
  await expect(page.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
    'Enter your current password',
  )
  await changePassword(page, 'hill and rain', newPassword)
  await expectWrongPassword(page, 'Your password was not changed')
  await changePassword(page, password, 'short')
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /Choose a password of 8 characters or more/,
  )
  await changePassword(page, password, newPassword)
  await expect(page.locator('.done-note')).toBeFocused()
  await expect(page.locator('.done-note')).toContainText('every other device is signed out')
  await page.reload()
  await expectSignedIn(page)

  await other.goto('/temples')
  await expectSignedOut(other)
  await other.goto('/login')
  await logIn(other, email, password)
  await expect(other.getByRole('alert')).toBeVisible()
  await logIn(other, email, newPassword)
  await expectSignedIn(other)
  await other.context().close()
})

test('a tab whose session ended elsewhere says so, there and on the login screen', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  const email = newEmail()
  await register(page, email)
  const other = await anotherDevice(browser, server)
  await other.goto('/login')
  await logIn(other, email, password)
  await expectSignedIn(other)
  await other.goto('/account')
  await expect(other.getByRole('region', { name: 'Email' })).toContainText(email)
  await page.goto('/account')
  await page.getByText('Change my password', { exact: true }).click()
  await changePassword(page, password, newPassword)
  await expect(page.locator('.done-note')).toBeVisible()

  // What the page does when it is looked at again.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const note = other.getByRole('status').filter({ hasText: 'You have been signed out' })
  await expect(note).toContainText('the email or the password was changed')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your account')
  await other.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click()
  await expect(other).toHaveURL(/\/login$/)
  await expect(note).toBeVisible()
  await logIn(other, email, newPassword)
  await expectSignedIn(other)

  // Whoever logs out themselves hears nothing of it, and neither does a guest.
  await logoutLink(other).click()
  await expectSignedOut(other)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('USER LOGIN')
  await expect(note).toHaveCount(0)
  await other.goto('/account')
  await expect(other.getByText('Log in to see your account')).toBeVisible()
  await expect(note).toHaveCount(0)
  await other.context().close()
})

test('a page that opens with a session that has ended says so', async ({ page, browser, server }) => {
  const email = newEmail()
  await register(page, email)
  const other = await anotherDevice(browser, server)
  await other.goto('/login')
  await logIn(other, email, password)
  await expectSignedIn(other)
  await page.goto('/account')
  await page.getByText('Change my password', { exact: true }).click()
  await changePassword(page, password, newPassword)
  await expect(page.locator('.done-note')).toBeVisible()
  await other.goto('/account')
  await expect(other.getByRole('status').filter({ hasText: 'You have been signed out' })).toBeVisible()
  await other.context().close()
})

test('somebody signs out on every device', async ({ page, browser, server }) => {
  const email = newEmail()
  await register(page, email)
  const other = await anotherDevice(browser, server)
  await other.goto('/login')
  await logIn(other, email, password)
  await expectSignedIn(other)

  await page.goto('/account')
  await page.getByText('Sign out everywhere', { exact: true }).click()
  await page.getByLabel('Current password', { exact: true }).fill('hill and rain')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expectWrongPassword(page, 'You were not signed out')
  await expectSignedIn(page)
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out everywhere')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectSignedOut(page)

  await other.goto('/temples')
  await expectSignedOut(other)
  await other.goto('/login')
  await logIn(other, email, password)
  await expectSignedIn(other)
  await other.context().close()
})

test('a password that is too weak by now is to be changed instead', async ({ page }) => {
  await register(page, newEmail())
  await page.route('**/accounts:update?*', (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: 400, message: 'WEAK_PASSWORD : Password should be at least 20 characters' } },
    }),
  )
  await page.goto('/account')
  await page.getByText('Sign out everywhere', { exact: true }).click()
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.locator('.problem-summary')).toContainText('Change it above')
  await expectSignedIn(page)
})

test('somebody downloads what is stored about them', async ({ page, server }) => {
  const email = newEmail()
  await register(page, email)
  await page.goto('/account')
  // An operator's doing; the session that began before it goes on.
  const customClaims = { role: 'guide', temples: ['tirumala'] }
  await giveClaims(server, email, customClaims)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download what is stored about me' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('travel-visit-account.json')
  const text = await readFile(await download.path(), 'utf8')
  const { account, notInThisFile } = JSON.parse(text)
  expect(account).toMatchObject({ email, emailConfirmed: false, waysToSignIn: ['password'], customClaims })
  expect(Date.parse(account.createdAt)).toBeGreaterThan(Date.now() - 60_000)
  expect(notInThisFile.password).toContain('Nobody can read the password')
  expect(notInThisFile.earlier).toContain('that this page signs you in with does not show them')
  expect(text).not.toMatch(/token|eyJ/i)
})

test('an account is deleted after a question and the password', async ({ page }) => {
  const email = newEmail()
  await register(page, email)
  await page.goto('/account')
  const opener = page.getByRole('button', { name: 'Delete my account…' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText('This cannot be undone')
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(dialog.locator('input[name=current_password]')).toHaveAccessibleDescription(
    'Enter your current password',
  )
  await dialog.locator('input[name=current_password]').fill('hill and rain')
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(dialog.locator('input[name=current_password]')).toHaveAccessibleDescription(
    'That is not your current password.',
  )
  await expect(page.locator('.problem-summary')).toBeFocused()
  await dialog.locator('input[name=current_password]').fill(password)
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectSignedOut(page)
  await page.goto('/login')
  await logIn(page, email, password)
  await expect(page.getByRole('alert')).toHaveText('Credentials does not match')
  await register(page, email)
})

test('the account is found, and left, by keyboard alone', async ({ page }) => {
  await register(page, newEmail())
  await page.goto('/tirupati')
  await tabTo(page, 'Account')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  await tabTo(page, 'Change my password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Change my password' })).toBeVisible()
  for (const text of [password, newPassword, newPassword]) {
    // Past the button that shows what is typed.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(page.locator('.done-note')).toBeFocused()
  await tabTo(page, 'Delete my account…')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Delete my account…' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Show current password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(newPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')
})

test('an account without a signal says so and stays', async ({ page, context }) => {
  await register(page, newEmail())
  await page.goto('/account')
  await expect(page.getByText('Not confirmed')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send me a verification mail' }).click()
  await expect(page.locator('.problem-summary')).toContainText('You seem to be offline')
  await page.getByRole('button', { name: 'Download what is stored about me' }).click()
  await expect(page.getByText('Your file could not be made')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send me a verification mail' }).click()
  await expect(page.locator('.done-note')).toBeVisible()
})

async function anotherDevice(browser: Browser, { address }: TestServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: address })
  waitForLife(context)
  return context.newPage()
}

/** By the way that an operator has: an import of the account as it is, and with the claims. */
async function giveClaims({ dataDir }: TestServer, email: string, claims: object): Promise<void> {
  const { stdout } = await runAccounts({ dataDir }, ['export'])
  const users = JSON.parse(stdout).users.filter((user: { email: string }) => user.email === email)
  const file = { users: users.map((user: object) => ({ ...user, customAttributes: JSON.stringify(claims) })) }
  const { code, stderr } = await runAccounts({ dataDir }, ['import', '-', '--overwrite'], {
    input: JSON.stringify(file),
  })
  expect(code, stderr).toBe(0)
}

async function changePassword(page: Page, current: string, chosen: string): Promise<void> {
  await page.getByLabel('Current password', { exact: true }).fill(current)
  await page.getByLabel('New password', { exact: true }).fill(chosen)
  await page.getByLabel('Confirm new password', { exact: true }).fill(chosen)
  await page.getByRole('button', { name: 'Change my password' }).click()
}

async function expectWrongPassword(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(message)
  await expect(page.locator('.problem-summary')).toBeFocused()
  const field = page.getByLabel('Current password', { exact: true })
  await expect(field).toHaveAccessibleDescription('That is not your current password.')
}
