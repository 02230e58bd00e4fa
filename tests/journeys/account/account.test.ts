import {
  expect,
  expectSignedIn,
  expectSignedOut,
  fillRegistration,
  identityCalls,
  logIn,
  logoutLink,
  newEmail,
  register,
  test,
} from '#tests/support/journey.ts'
import { password } from '#tests/support/sign-ups.ts'

test('a visitor registers, signs out, comes back and signs in', async ({ page }) => {
  const calls = identityCalls(page)
  const email = newEmail()
  await page.goto('/')
  await expectSignedOut(page)
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('REGISTER NOW')
  await fillRegistration(page, email, password, password)
  const [sent] = await Promise.all([
    page.waitForRequest(/accounts:signUp/),
    page.getByRole('button', { name: 'REGISTER', exact: true }).click(),
  ])
  expect(sent.postDataJSON()).toMatchObject({ email, password, returnSecureToken: true })
  await expect(page).toHaveURL(/\/tirupati$/)
  await expectSignedIn(page)
  expect(calls).toEqual(['accounts:signUp', 'accounts:lookup'])

  await logoutLink(page).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('USER LOGIN')
  await expect(page.getByRole('button', { name: 'LOG IN', exact: true })).toHaveText('LOG IN')
  await expectSignedOut(page)
  expect(calls.length).toBe(2)

  await logIn(page, email.toUpperCase(), password)
  await expect(page).toHaveURL(/\/tirupati$/)
  await expectSignedIn(page)
  expect(calls.slice(2)).toEqual(['accounts:signInWithPassword', 'accounts:lookup'])
  await page.goBack()
  await expect(page).not.toHaveURL(/\/login$/)
})

test('registering shows once that it succeeded, and logging in does not', async ({ page }) => {
  const email = newEmail()
  const note = page.getByRole('status').filter({ hasText: 'Your account is ready and you’re logged in.' })
  await page.setViewportSize({ width: 360, height: 640 })
  await register(page, email)
  await expect(note).toBeInViewport()
  await page.reload()
  await expectSignedIn(page)
  await expect(note).toHaveCount(0)
  await logoutLink(page).click()
  await expectSignedOut(page)
  await logIn(page, email, password)
  await expect(page).toHaveURL(/\/tirupati$/)
  await expectSignedIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tirupati')
  await expect(note).toHaveCount(0)
})

test('who registers or logs in is led back to the page they were reading', async ({ page }) => {
  const email = newEmail()
  await page.goto('/temples/kanipakam')
  await page.locator('.places').getByRole('link', { name: 'Temples' }).click()
  await page.getByRole('checkbox', { name: 'Open now' }).check()
  await expect(page).toHaveURL(/\/temples\?open=now/)
  const list = page.url()
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await page.locator('main').getByRole('link', { name: 'Create an account' }).click()
  await fillRegistration(page, email, password, password)
  await page.getByRole('button', { name: 'REGISTER', exact: true }).click()
  await expect(page).toHaveURL(/\/tirupati$/)
  await page.getByRole('status').getByRole('link', { name: 'Back to Temples to visit near Tirupati' }).click()
  await expect(page).toHaveURL(list)
  await page.locator('.places').getByRole('link', { name: 'Map' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map of the temples around Tirupati')
  await logoutLink(page).click()
  await expectSignedOut(page)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'LOG IN', exact: true }).click()
  const note = page.getByRole('status').filter({ hasText: 'You’re logged in.' })
  await note.getByRole('link', { name: 'Back to Map of the temples around Tirupati' }).click()
  await expect(page).toHaveURL(/\/map$/)
  await page.locator('.top-bar-title').click()
  await expect(page).toHaveURL(/\/tirupati$/)
  await expect(note).toHaveCount(0)
  await logoutLink(page).click()
  await expectSignedOut(page)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'LOG IN', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tirupati')
  await expect(note).toHaveCount(0)
})

test('nobody is led back to an address that does not exist', async ({ page }) => {
  await page.goto('/nowhere')
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  await fillRegistration(page, newEmail(), password, password)
  await page.getByRole('button', { name: 'REGISTER', exact: true }).click()
  await expect(page.locator('.done-note')).toBeVisible()
  await expect(page.locator('.done-note a')).toHaveCount(0)
})
