import {
  anotherDevice,
  changePassword,
  expectWrongPassword,
  newPassword,
} from '#tests/support/account-settings.ts'
import {
  beSignedIn,
  expect,
  expectSignedIn,
  expectSignedOut,
  logIn,
  logoutLink,
  newEmail,
  test,
} from '#tests/support/journey.ts'
import { password } from '#tests/support/sign-ups.ts'

test('a new password signs out every other device, which says so, there and on the login screen', async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail()
  await beSignedIn(page, email)
  const other = await anotherDevice(browser, server, email, '/account')
  await expect(other.getByRole('region', { name: 'Email' })).toContainText(email)
  await page.goto('/account')
  await page.getByText('Change my password', { exact: true }).click()
  await changePassword(page, 'hill and rain', newPassword)
  await expectWrongPassword(page, 'Your password wasn’t changed')
  await changePassword(page, password, newPassword)
  await expect(page.locator('.done-note')).toBeFocused()
  await expect(page.locator('.done-note')).toContainText('every other device is logged out')
  await page.reload()
  await expectSignedIn(page)

  // The visitor returns to the tab.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const note = other.getByRole('status').filter({ hasText: 'You’ve been logged out' })
  await expect(note).toContainText('the email or password was changed')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your account')
  await other.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click()
  await expect(other).toHaveURL(/\/login$/)
  await expect(note).toBeVisible()
  await logIn(other, email, password)
  await expect(other.getByRole('alert')).toBeVisible()
  await logIn(other, email, newPassword)
  await expectSignedIn(other)

  // Visitors who log out themselves, and guests, see no such note.
  await logoutLink(other).click()
  await expectSignedOut(other)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('USER LOGIN')
  await expect(note).toHaveCount(0)
  await other.goto('/account')
  await expect(other.getByText('Log in to see and change your account')).toBeVisible()
  await expect(note).toHaveCount(0)
  await other.context().close()
})

test('a visitor logs out everywhere, and a page that is opened with a session that has ended says so', async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail()
  await beSignedIn(page, email)
  const other = await anotherDevice(browser, server, email)
  await page.goto('/account')
  await page.getByText('Log out everywhere', { exact: true }).click()
  const leave = async (secret: string) => {
    await page.getByLabel('Current password', { exact: true }).fill(secret)
    await page.getByRole('button', { name: 'Log out everywhere' }).click()
  }
  await leave('hill and rain')
  await expectWrongPassword(page, 'You weren’t logged out')
  // An operator has asked for longer passwords meanwhile.
  await page.route('**/accounts:update?*', (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: 400, message: 'WEAK_PASSWORD : Password should be at least 20 characters' } },
    }),
  )
  await leave(password)
  await expect(page.locator('.problem-summary')).toContainText('Please change it above')
  await expectSignedIn(page)
  await page.unroute('**/accounts:update?*')
  await leave(password)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re logged out everywhere')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectSignedOut(page)

  await other.goto('/account')
  await expect(other.getByRole('status').filter({ hasText: 'You’ve been logged out' })).toBeVisible()
  await expectSignedOut(other)
  await other.context().close()
})
