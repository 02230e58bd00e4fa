import type { Browser, Page } from '@playwright/test'
import { beSignedInAgain, expect, expectSignedIn, waitForHydration } from './journey.ts'
import type { TestServer } from './server.ts'
import { password } from './sign-ups.ts'

/** What visitors change their password to. */
export const newPassword = 'lamp and river'

/** Another device of the same visitor, signed in with the password of the registration, on this page. */
export async function anotherDevice(
  browser: Browser,
  { address }: TestServer,
  email: string,
  path = '/temples',
): Promise<Page> {
  const context = await browser.newContext({ baseURL: address })
  waitForHydration(context)
  const page = await context.newPage()
  await beSignedInAgain(page, email)
  await page.goto(path)
  await expectSignedIn(page)
  return page
}

export async function changePassword(page: Page, current: string, chosen: string): Promise<void> {
  await page.getByLabel('Current password', { exact: true }).fill(current)
  await page.getByLabel('New password', { exact: true }).fill(chosen)
  await page.getByLabel('Confirm new password', { exact: true }).fill(chosen)
  await page.getByRole('button', { name: 'Change my password' }).click()
}

/** Changes the password of the registration on the account's page. */
export async function chooseNewPassword(page: Page): Promise<void> {
  await page.goto('/account')
  await page.getByText('Change my password', { exact: true }).click()
  await changePassword(page, password, newPassword)
  await expect(page.locator('.done-note')).toBeVisible()
}

export async function expectWrongPassword(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(message)
  await expect(page.locator('.problem-summary')).toBeFocused()
  const field = page.getByLabel('Current password', { exact: true })
  await expect(field).toHaveAccessibleDescription('That isn’t your current password.')
}
