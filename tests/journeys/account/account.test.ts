import { holdRequests } from '#tests/support/hold-requests.ts'
import {
  expect,
  expectSignedIn,
  expectSignedOut,
  fillRegistration,
  identityCalls,
  logIn,
  loginLink,
  logoutLink,
  newEmail,
  test,
} from '#tests/support/journey.ts'
import { password } from '#tests/support/sign-ups.ts'

test('a visitor registers by one press, logs out and logs in again, and is told of each once', async ({
  page,
}) => {
  const calls = identityCalls(page)
  const email = newEmail()
  const heading = page.getByRole('heading', { level: 1 })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await expectSignedOut(page)
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  await expect(heading).toHaveText('REGISTER NOW')
  await fillRegistration(page, email, password, password)
  const answer = await holdRequests(page, '**/accounts:signUp?*')
  const sent = page.waitForRequest(/accounts:signUp/)
  const button = page.getByRole('button', { name: 'REGISTER', exact: true })
  await button.click()
  expect((await sent).postDataJSON()).toMatchObject({ email, password, returnSecureToken: true })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await page.locator('input[name=email]').press('Enter')
  answer()
  await expect(page).toHaveURL(/\/tirupati$/)
  const registered = page
    .getByRole('status')
    .filter({ hasText: 'Your account is ready and you’re logged in.' })
  await expect(registered).toBeInViewport()
  await expectSignedIn(page)
  expect(calls).toEqual(['accounts:signUp', 'accounts:lookup'])

  await page.getByRole('banner').getByRole('link', { name: 'Temples' }).click()
  await expect(heading).toHaveText('Temples to visit near Tirupati')
  await page.locator('.top-bar-title').click()
  await expect(heading).toHaveText('Tirupati')
  await expect(registered).toHaveCount(0)
  await logoutLink(page).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(heading).toHaveText('USER LOGIN')
  await expectSignedOut(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeHidden()
  expect(calls.length).toBe(2)
  const loggedOut = page.getByRole('status').filter({ hasText: 'You’re logged out.' })
  await expect(loggedOut).toHaveCount(1)
  await expect.poll(async () => (await loggedOut.boundingBox())?.height).toBeGreaterThan(20)
  await page.locator('.top-bar-title').click()
  await expect(heading).toHaveText('Tirupati')
  await loginLink(page).click()
  await expect(heading).toHaveText('USER LOGIN')
  await expect(loggedOut).toHaveCount(0)

  await logIn(page, ` ${email.toUpperCase()} `, password)
  await expect(page).toHaveURL(/\/tirupati$/)
  await expectSignedIn(page)
  expect(calls.slice(2)).toEqual(['accounts:signInWithPassword', 'accounts:lookup'])
  await expect(page.locator('.done-note')).toHaveCount(0)
  await page.goBack()
  await expect(page).not.toHaveURL(/\/login$/)
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('region', { name: 'Email' })).toContainText(email)
})

test('who registers or logs in is led back to the page they were reading, if there is one', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto('/temples')
  await page.getByRole('checkbox', { name: 'Open now' }).check()
  await expect(page).toHaveURL(/\/temples\?open=now/)
  const list = page.url()
  await loginLink(page).click()
  await page.locator('main').getByRole('link', { name: 'Create an account' }).click()
  await fillRegistration(page, email, password, password)
  await page.getByRole('button', { name: 'REGISTER', exact: true }).click()
  await page.getByRole('status').getByRole('link', { name: 'Back to Temples to visit near Tirupati' }).click()
  await expect(page).toHaveURL(list)
  await page.locator('.places').getByRole('link', { name: 'Map' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map of the temples around Tirupati')
  await logoutLink(page).click()
  await expectSignedOut(page)
  await logIn(page, email, password)
  const note = page.getByRole('status').filter({ hasText: 'You’re logged in.' })
  await note.getByRole('link', { name: 'Back to Map of the temples around Tirupati' }).click()
  await expect(page).toHaveURL(/\/map$/)

  await logoutLink(page).click()
  await expectSignedOut(page)
  await page.goto('/nowhere')
  await loginLink(page).click()
  await logIn(page, email, password)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tirupati')
  await expectSignedIn(page)
  await expect(note).toHaveCount(0)
})
