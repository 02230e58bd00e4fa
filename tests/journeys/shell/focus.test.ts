import { expect, test } from '#tests/support/journey.ts'

test('a page that was navigated to starts at its heading', async ({ page }) => {
  await page.goto('/temples')
  await page.getByRole('link', { name: 'Iskon Temple', exact: true }).first().press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Iskon Temple')
  await expect(heading).toBeFocused()
})

test('Back returns to the link that had led away', async ({ page }) => {
  await page.goto('/temples')
  const link = page.locator('#iskcon').getByRole('link', { name: 'Iskon Temple', exact: true })
  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
})

test('a link to a part of a page leads there, for the keyboard too', async ({ page }) => {
  await page.goto('/good-to-know')
  await page.getByRole('link', { name: 'Telephone numbers' }).press('Enter')
  await expect(page.locator('#helplines')).toBeFocused()
})
