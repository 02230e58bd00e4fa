import type { Page } from '@playwright/test'
import { expectNoViolations, tabTo } from '#tests/support/accessibility.ts'
import { guide } from '#tests/support/guide.ts'
import { expect, expectSignedIn, fillRegistration, newEmail, register, test } from '#tests/support/journey.ts'
import { password } from '#tests/support/sign-ups.ts'

const { temples } = guide

test('axe finds nothing on a refused form and on the pages of a member', async ({ page }) => {
  await page.goto('/register')
  await page.getByRole('button', { name: 'REGISTER' }).click()
  await expect(page.locator('.problem-summary')).toBeFocused()
  await expectNoViolationsInEitherColours(page)
  await register(page, newEmail())
  await expectNoViolationsInEitherColours(page)
})

test('a visitor registers and reads the guide by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.goto('/')
  await tabTo(page, 'Register')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'REGISTER NOW' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(newEmail())
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tirupati$/)
  await expectSignedIn(page)

  await tabTo(page, `See all ${temples.length} temples`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(temples.length)
  await tabTo(page, 'Tirumala')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tirumala')
})

test('a page that was navigated to starts at its heading, Back at the link that had led away, a part at itself', async ({
  page,
}) => {
  for (const path of ['/register', '/temples']) {
    await page.goto(path)
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab')
      const { outlineStyle, outlineWidth } = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
        return { outlineStyle, outlineWidth }
      })
      expect(`${outlineStyle} ${outlineWidth}`, `${path}, step ${step}`).toBe('solid 3px')
    }
  }
  const link = page.locator('#iskcon').getByRole('link', { name: 'Iskon Temple', exact: true })
  await link.press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Iskon Temple')
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.goto('/good-to-know')
  await page.getByRole('link', { name: 'Phones' }).press('Enter')
  await expect(page.locator('#phones-and-shoes')).toBeFocused()
})

test('the spinner does not move with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/accounts:signUp?*', () => {})
  await page.goto('/register')
  await fillRegistration(page, newEmail(), password, password)
  await page.getByRole('button', { name: 'REGISTER' }).click()
  await expect(page.getByRole('button', { name: 'REGISTER' })).toBeDisabled()
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
})

async function expectNoViolationsInEitherColours(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoViolations(page)
  }
}
