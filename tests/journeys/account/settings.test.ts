import { readFile } from 'node:fs/promises'
import { runAccounts } from '#identity/testing/accounts-command.ts'
import { tabTo } from '#tests/support/accessibility.ts'
import { newPassword } from '#tests/support/account-settings.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import {
  beSignedIn,
  createAccount,
  expect,
  expectSignedIn,
  expectSignedOut,
  logIn,
  logoutLink,
  newEmail,
  register,
  test,
} from '#tests/support/journey.ts'
import type { TestServer } from '#tests/support/server.ts'
import { password } from '#tests/support/sign-ups.ts'

test('guests are sent to the login, and the top bar leads members to the account', async ({ page }) => {
  await page.goto('/account')
  await expect(page.getByText('Log in to see and change your account')).toBeVisible()
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

test('a long address breaks before its "@" or a dot on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await register(page, `subbulakshmi.venkataraman.${newEmail()}`)
  await page.goto('/account')
  const broken = await page.locator('.email').evaluate((email) => {
    const linesOf = (piece: Node) => {
      const range = document.createRange()
      range.selectNodeContents(piece)
      return range.getClientRects().length
    }
    return [...email.childNodes].filter((piece) => linesOf(piece) > 1).map(({ textContent }) => textContent)
  })
  expect(broken).toEqual([])
})

test('while a session is being restored the page for guests does not show', async ({ page, context }) => {
  const email = newEmail()
  await beSignedIn(page, email)
  const answer = await holdRequests(context, '**/__/firebase/init.json')
  await page.goto('/account')
  await expect(page.getByText('Welcome back. One moment…')).toBeVisible()
  await expect(page.getByText('Log in to see and change your account')).toBeHidden()
  answer()
  await expect(page.getByRole('region', { name: 'Email' })).toContainText(email)
})

test('visitors download what is stored about them', async ({ page, server }) => {
  const email = newEmail()
  await createAccount(page, email)
  const customClaims = { role: 'guide', temples: ['tirumala'] }
  await giveClaims(server, email, customClaims)
  await page.goto('/login')
  await logIn(page, email, password)
  await expectSignedIn(page)
  await page.goto('/account')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download what’s stored about me' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('travel-visit-account.json')
  const text = await readFile(await download.path(), 'utf8')
  const { account, notInThisFile } = JSON.parse(text)
  expect(account).toMatchObject({ email, emailConfirmed: false, waysToSignIn: ['password'], customClaims })
  expect(Date.parse(account.createdAt)).toBeGreaterThan(Date.now() - 60_000)
  expect(notInThisFile.password).toContain('Nobody can read it')
  expect(notInThisFile.earlier).toContain('that signs you in on this page doesn’t show them')
  expect(text).not.toMatch(/token|eyJ/i)
})

test('an account is deleted after a question and the password', async ({ page }) => {
  const email = newEmail()
  await beSignedIn(page, email)
  await page.goto('/account')
  const opener = page.getByRole('button', { name: 'Delete my account…' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText('It can’t be brought back')
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
    'That isn’t your current password.',
  )
  await expect(page.locator('.problem-summary')).toBeFocused()
  await dialog.locator('input[name=current_password]').fill(password)
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has been deleted')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectSignedOut(page)
  await page.goto('/login')
  await logIn(page, email, password)
  await expect(page.getByRole('alert')).toHaveText('Credentials does not match')
  await register(page, email)
})

test('the account is found, and left, by keyboard alone', async ({ page }) => {
  await beSignedIn(page, newEmail())
  await page.goto('/tirupati')
  await expectSignedIn(page)
  await tabTo(page, 'Account')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  await tabTo(page, 'Change my password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Change my password' })).toBeVisible()
  for (const text of [password, newPassword, newPassword]) {
    // Skips the button that shows the password.
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
  await expect(page.getByRole('heading', { name: 'Delete your account?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(newPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has been deleted')
})

test('the account page without a signal says so and stays', async ({ page, context }) => {
  await beSignedIn(page, newEmail())
  await page.goto('/account')
  await expect(page.getByText('Not confirmed')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send me a verification email' }).click()
  await expect(page.locator('.problem-summary')).toContainText('You seem to be offline')
  await page.getByRole('button', { name: 'Download what’s stored about me' }).click()
  await expect(page.getByText('We couldn’t prepare your file')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send me a verification email' }).click()
  await expect(page.locator('.done-note')).toBeVisible()
})

/** As an operator would: exports the account, deletes it, and imports it with the claims. */
async function giveClaims({ dataDir }: TestServer, email: string, claims: object): Promise<void> {
  const { stdout } = await runAccounts({ dataDir }, ['export'])
  const users = JSON.parse(stdout).users.filter((user: { email: string }) => user.email === email)
  const file = { users: users.map((user: object) => ({ ...user, customAttributes: JSON.stringify(claims) })) }
  await runAccounts({ dataDir }, ['delete', email, '--yes'])
  const { code, stderr } = await runAccounts({ dataDir }, ['import', '-'], { input: JSON.stringify(file) })
  expect(code, stderr).toBe(0)
}
