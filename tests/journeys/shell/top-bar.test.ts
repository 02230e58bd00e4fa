import type { Page } from '@playwright/test'
import { chooseLanguage, expect, expectSignedOut, test } from '#tests/support/journey.ts'
import { inLanguage, languages } from '#web/language/languages.ts'

test.use({ viewport: { width: 360, height: 640 } })

for (const language of languages) {
  test(`the top bar leaves a small phone to the page, ${language}`, async ({ page }) => {
    await page.goto(inLanguage('/temples', language))
    const bar = page.getByRole('banner')
    const box = await bar.boundingBox()
    // Words of Tamil and Kannada are longer, and take a line more.
    expect(box?.height).toBeLessThanOrEqual(['ta', 'kn'].includes(language) ? 145 : 100)
    const links = bar.locator('a:visible:not(.visually-hidden)')
    await expect(links).toHaveCount(6)
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
  })
}

test('the links that the specification names stand in it', async ({ page }) => {
  await page.goto('/temples')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Welcome to Travel Visit' })).toBeVisible()
  await expectSignedOut(page)
})

test('a language is chosen by keyboard alone, and the button closes by Escape', async ({ page }) => {
  await page.goto('/temples')
  const button = languageButton(page)
  const telugu = page.locator('.language-switch').getByRole('link', { name: 'తెలుగు' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(telugu).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(telugu).toBeHidden()
  await expect(button).toBeFocused()
  const before = await page.getByRole('main').boundingBox()
  await page.keyboard.press('Space')
  await expect(telugu).toBeInViewport({ ratio: 1 })
  expect(await page.getByRole('main').boundingBox()).toEqual(before)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(telugu).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/te/temples')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a language is chosen', async ({ page }) => {
    await page.goto('/temples')
    await chooseLanguage(page, 'ಕನ್ನಡ')
    await expect(page).toHaveURL('/kn/temples')
  })
})

function languageButton(page: Page) {
  return page.locator('.language-switch summary')
}
