import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoViolations, tabTo } from '#tests/support/accessibility.ts'
import { anotherDevice } from '#tests/support/account-settings.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import {
  expect,
  expectSignedIn,
  expectSignedOut,
  fillRegistration,
  inTheLongRun,
  logoutLink,
  newEmail,
  register,
  test,
} from '#tests/support/journey.ts'
import {
  addButton,
  beSignedInOnList,
  beSignedInWith,
  expectDay,
  expectNothingSaved,
  expectSaved,
  expectUnsaved,
  fillDay,
  storedRecord,
} from '#tests/support/saved.ts'
import { password } from '#tests/support/sign-ups.ts'

const api = '**/api/visits'

test('logging out leaves nothing of the account in any tab, not even in an open form, nor for who comes next', async ({
  page,
  context,
}) => {
  const email = newEmail()
  await beSignedInWith(page, email, 'iskcon')
  const other = await context.newPage()
  await other.goto('/seen')
  await expectSaved(other)
  const card = (name: string) =>
    other.locator('.seen-temple', { has: other.locator(`a[href="/temples/${name}"]`) })
  await card('iskcon').locator('.favourite').click()
  await expect(other.getByRole('button', { name: 'Undo' })).toBeVisible()

  await logoutLink(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Log out?' })).toBeFocused()
  await expect(page.getByText('They’re removed from this device.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Stay logged in' }).click()
  await expectSignedIn(page)
  await expectDay(page, ['iskcon'])
  await card('kanipakam').getByRole('button', { name: 'Mark as seen' }).click()
  await card('kanipakam').getByLabel('Note').fill('For me alone')
  await expect.poll(async () => JSON.stringify(await storedRecord(other))).toContain('For me alone')
  await logoutLink(page).click()
  await page.getByRole('button', { name: 'Log out and lose them' }).click()
  await expectSignedOut(page)
  await expectNothingSaved(page)
  await expectSignedOut(other)
  await expect(other.getByLabel('Note')).toHaveCount(0)
  await expect(other.getByRole('button', { name: 'Undo' })).toHaveCount(0)

  // What a guest adds now is the next account's, and nothing else.
  await fillDay(page, ['tirumala'])
  await register(page, newEmail())
  await other.bringToFront()
  await expectSignedIn(other)
  await expectSaved(other)
  await expectDay(other, ['tirumala'])
  await expect.poll(async () => JSON.stringify(await storedRecord(other))).not.toMatch(/For me alone|iskcon/)
})

test('logging out asks before it loses what is not saved', async ({ page, context }) => {
  await beSignedInOnList(page, newEmail())
  await context.route(api, (route) => route.abort())
  await addButton(page, 'iskcon').click()
  await expectUnsaved(page)
  const heading = page.getByRole('heading', { level: 1, name: 'Log out anyway?' })
  await logoutLink(page).click()
  await expect(heading).toBeFocused()
  await page.getByRole('link', { name: 'Stay logged in' }).click()
  await expect(page).toHaveURL('/day')
  await expectDay(page, ['iskcon'])
  await page.goto('/logout')
  await expect(heading).toBeFocused()
  await page.getByRole('button', { name: 'Log out and lose them' }).click()
  await expect(page).toHaveURL('/login')
  await expectNothingSaved(page)
})

test('what one account could not send is never sent as the next one on the same page', async ({ page }) => {
  await beSignedInOnList(page, newEmail())
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  const tokens: (string | undefined)[] = []
  await page.route(api, async (route) => {
    const request = route.request()
    if (request.method() !== 'PUT' || !request.postData()?.includes('iskcon')) return route.continue()
    tokens.push(request.headers().authorization)
    // The server answers as for an ended session; by then the page may have given up.
    if (tokens.length === 1) await held.then(() => route.fulfill({ status: 401 })).catch(() => {})
    else await route.continue()
  })
  await addButton(page, 'iskcon').click()
  await expect.poll(() => tokens.length).toBe(1)
  await logoutLink(page).click()
  await page.getByRole('button', { name: 'Log out and lose them' }).click()
  await expectSignedOut(page)
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  await fillRegistration(page, newEmail(), password, password)
  await page.getByRole('button', { name: 'REGISTER' }).click()
  await expectSignedIn(page)
  answer()
  await expectSaved(page)
  await page.goto('/temples')
  await addButton(page, 'tirumala').click()
  await expectSaved(page)
  await expectDay(page, ['tirumala'])
  expect(tokens).toHaveLength(1)
})

test('an account can be downloaded and, by keyboard alone, deleted with all that it kept, here and at the server, or not at all', async ({
  page,
  context,
}) => {
  const email = newEmail()
  await beSignedInWith(page, email, 'iskcon')
  await page.goto('/account')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download what’s stored about me' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('travel-visit-account.json')
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ account: { email }, days: [{ stops: [{ temple: 'iskcon' }] }] })
  expect(text).not.toMatch(/token|eyJ[\w-]+\./i)

  const opener = page.getByRole('button', { name: 'Delete my account…' })
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const secret = dialog.locator('input[name=current_password]')
  await tabTo(page, 'Delete my account…')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('It can’t be brought back')
  // The dialog's entry in the history is left a moment after it is hidden.
  const gone = () => expect(page.locator('.delete-dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await gone()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Delete your account?' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await gone()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.goBack()
  await gone()
  await expect(page).toHaveURL(/\/account$/)
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Delete your account?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('hill and rain')
  await page.keyboard.press('Enter')
  await expect(secret).toHaveAccessibleDescription('That isn’t your current password.')
  await expect(page.locator('.problem-summary')).toBeFocused()
  await context.route(api, (route) => route.fulfill({ status: 503 }))
  await secret.fill(password)
  await page.keyboard.press('Enter')
  await expect(secret).not.toHaveAccessibleDescription('That isn’t your current password.')
  await expect(page.getByRole('alert')).toContainText('Your account wasn’t deleted')
  await context.unroute(api)
  await page.reload()
  await expectSignedIn(page)
  await expectSaved(page)
  await expectDay(page, ['iskcon'])

  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  const release = await holdRequests(context, '**/accounts:delete?*')
  await deleteAccount(page)
  expect((await deleted).status()).toBe(204)
  await page.goBack()
  await expect(dialog).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has been deleted')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectSignedOut(page)
  await expectNothingSaved(page)
  await register(page, email)
  await expectSaved(page)
  await expectDay(page, [])
})

test(
  'a day that went with the account, deleted on another phone, does not go without a word',
  inTheLongRun,
  async ({ page, browser, server }) => {
    const email = newEmail()
    await beSignedInWith(page, email, 'iskcon')
    const other = await anotherDevice(browser, server, email)
    await expectDay(other, ['iskcon'])
    await other.route(api, (route) => route.abort())
    await addButton(other, 'tirumala').click()
    await expectUnsaved(other)
    await other.unroute(api)
    await page.goto('/account')
    await deleteAccount(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has been deleted')

    await other.goto('/day')
    const said = other.getByRole('status').filter({ hasText: 'the account was deleted' })
    await expect(said).toBeVisible()
    await expect(other.getByRole('button', { name: 'Plan my day', exact: true })).toBeVisible()
    await expectNothingSaved(other)
    await other.reload()
    await expect(other.getByText('Saved on this device')).toBeVisible()
    await expect(said).toHaveCount(0)
    await other.context().close()
  },
)

async function deleteAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.locator('input[name=current_password]').fill(password)
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click()
}
