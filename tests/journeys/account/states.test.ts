import type { Page } from '@playwright/test'
import { expectNoViolations, sidewaysOverflow, tooSmall } from '#tests/support/accessibility.ts'
import { beSignedIn, expect, inTheLongRun, newEmail, test } from '#tests/support/journey.ts'
import { mailedLink } from '#tests/support/mailbox.ts'
import { password } from '#tests/support/sign-ups.ts'

test.use({ viewport: { width: 360, height: 700 } })

for (const colorScheme of ['light', 'dark'] as const) {
  const when = colorScheme === 'light' ? {} : inTheLongRun
  test.describe(`on a small phone in ${colorScheme} colours`, when, () => {
    test.use({ colorScheme })

    test('a reset is accessible in every state', async ({ page, server }) => {
      const email = newEmail()
      await beSignedIn(page, email)
      await page.goto('/forgot')
      await page.getByRole('button', { name: 'Send me a link' }).click()
      await expect(page.locator('.problem-summary')).toBeVisible()
      await expectSound(page)
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Send me a link' }).click()
      await expect(page.locator('.done-note')).toBeVisible()
      await expectSound(page)
      await page.goto('/action')
      await expectHeading(page, 'Nothing to do here')
      const link = await mailedLink(server, email, 'resetPassword')
      await page.goto(link)
      await expectHeading(page, 'Choose a new password')
      await page.getByRole('button', { name: 'Set the new password' }).click()
      await expect(page.locator('.problem-summary')).toBeVisible()
      await expectSound(page)
      await page.getByLabel('New password', { exact: true }).fill('lamp and river')
      await page.getByLabel('Confirm new password', { exact: true }).fill('lamp and river')
      await page.getByRole('button', { name: 'Set the new password' }).click()
      await expectHeading(page, 'Your new password is set')
      await page.goto(link)
      await expectHeading(page, 'This link no longer works')
    })

    test('the links of an account are accessible in every state', async ({ page, server }) => {
      const email = newEmail()
      const newAddress = newEmail()
      await beSignedIn(page, email)
      await page.goto('/account')
      await page.getByRole('button', { name: 'Send me a verification email' }).click()
      await expect(page.locator('.done-note')).toBeVisible()
      await expectSound(page)
      await page.goto(await mailedLink(server, email, 'verifyEmail'))
      await expectHeading(page, 'Confirm your email address')
      await page.getByRole('button', { name: 'Confirm my email address' }).click()
      await expectHeading(page, 'Your email address is confirmed')
      await page.getByRole('link', { name: 'Open my account' }).click()
      await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
      await expectSound(page)
      await page.getByText('Change my email').click()
      await page.getByLabel('New email').fill(newAddress)
      await page.getByLabel('Current password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Send an email to the new address' }).click()
      await expect(page.locator('.done-note')).toBeVisible()
      await expectSound(page)
      await page.goto(await mailedLink(server, newAddress, 'verifyAndChangeEmail'))
      await expectHeading(page, 'Change your email address')
      await page.getByRole('button', { name: 'Change my email address' }).click()
      await expectHeading(page, 'Your email address has been changed')
      await page.goto(await mailedLink(server, email, 'recoverEmail'))
      await expectHeading(page, 'Undo the change of email address')
      await page.getByRole('button', { name: 'Undo the change' }).click()
      await expectHeading(page, 'The change is undone')
      await expect(page.getByText(`We’ve sent an email to ${email}`)).toBeVisible()
      await expectSound(page)
    })

    test('the account is accessible in every state', async ({ page }) => {
      await beSignedIn(page, newEmail())
      await page.goto('/account')
      await expectHeading(page, 'Your account')
      for (const [opener, button] of [
        ['Change my email', 'Send an email to the new address'],
        ['Change my password', 'Change my password'],
        ['Log out everywhere', 'Log out everywhere'],
      ] as const) {
        await page.getByText(opener, { exact: true }).first().click()
        await page.getByRole('button', { name: button }).click()
        await expect(page.locator('.problem-summary')).toBeVisible()
        await expectSound(page)
        await page.getByText(opener, { exact: true }).first().click()
      }
      await page.getByRole('button', { name: 'Delete my account…' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Delete my account for good' }).click()
      await expect(page.locator('.problem-summary')).toBeVisible()
      await expectSound(page)
      await dialog.locator('input[name=current_password]').fill(password)
      await dialog.getByRole('button', { name: 'Delete my account for good' }).click()
      await expectHeading(page, 'Your account has been deleted')
    })
  })
}

test("the account's targets are large enough for an unsteady finger, at twice the font size", async ({
  page,
}) => {
  await beSignedIn(page, newEmail())
  await page.goto('/account')
  await expect(page.getByText('Not confirmed')).toBeVisible()
  for (const opener of await page.locator('main summary').all()) {
    await opener.click()
    await expect(page.locator('.disclosure-content')).toHaveCount(1)
    expect(await tooSmall(page, 'button, summary, input')).toEqual([])
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
})

async function expectHeading(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
  await expectSound(page)
}

async function expectSound(page: Page): Promise<void> {
  await expectNoViolations(page)
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
}
