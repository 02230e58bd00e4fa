import { expectSound, tabTo, tooSmall } from '#tests/support/accessibility.ts'
import { beSignedIn, expect, inTheLongRun, newEmail, test } from '#tests/support/journey.ts'
import { password } from '#tests/support/sign-ups.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  const when = colorScheme === 'light' ? {} : inTheLongRun

  test(
    `the account is found by keyboard, and accessible in every state on a small phone, in ${colorScheme} colours`,
    when,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 700 })
      await page.emulateMedia({ colorScheme })
      // A long address whose domain browsers send in another form.
      const email = `subbulakshmi.venkataraman.${newEmail().replace('example.com', 'उदाहरण.भारत')}`
      await beSignedIn(page, email)
      await page.goto('/tirupati')
      await tabTo(page, 'Account')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Not confirmed')).toBeVisible()
      // The address breaks only before its "@" or a dot.
      const broken = await page.locator('.email').evaluate((email) => {
        const linesOf = (piece: Node) => {
          const range = document.createRange()
          range.selectNodeContents(piece)
          return range.getClientRects().length
        }
        return [...email.childNodes]
          .filter((piece) => linesOf(piece) > 1)
          .map(({ textContent }) => textContent)
      })
      expect(broken).toEqual([])
      await expectSound(page)

      await page.getByText('Change my email').click()
      await page.getByLabel('New email').fill(email)
      await page.getByLabel('Current password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Send an email to the new address' }).click()
      await expect(page.getByLabel('New email')).toHaveAccessibleDescription(
        /This is already your email address/,
      )
      await expectSound(page)
      for (const opener of await page.locator('main summary').all()) {
        if ((await opener.textContent()) !== 'Change my email') await opener.click()
        await expect(page.locator('.disclosure-content')).toHaveCount(1)
        expect(await tooSmall(page, 'button, summary, input')).toEqual([])
      }
      await page.getByRole('button', { name: 'Delete my account…' }).click()
      await page.getByRole('button', { name: 'Delete my account for good' }).click()
      await expect(page.locator('.problem-summary')).toBeVisible()
      await expectSound(page)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expectSound(page)
    },
  )
}
