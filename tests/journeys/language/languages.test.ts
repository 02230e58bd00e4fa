import { chooseLanguage, expect, test } from '#tests/support/journey.ts'
import { languages } from '#web/language/languages.ts'

for (const width of [360, 1280]) {
  test(`the switch keeps the page, the query and the place, and is remembered, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/temples?from=airport#kanipakam')
    await chooseLanguage(page, 'తెలుగు')
    await expect(page).toHaveURL('/te/temples?from=airport#kanipakam')
    await expect(page.locator('html')).toHaveAttribute('lang', 'te')
    await page.goto('/tirupati')
    await expect(page).toHaveURL('/te/tirupati')
    await chooseLanguage(page, 'English')
    await expect(page).toHaveURL('/tirupati')
    await page.goto('/temples')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
}

test("links stay in the page's language", async ({ page }) => {
  await page.goto('/hi/temples')
  await page.locator('.temple-name a').first().click()
  await expect(page).toHaveURL('/hi/temples/tirumala')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('तिरुमला वेंकटेश्वर मंदिर')
})

test.describe('a browser that prefers Telugu', () => {
  test.use({ locale: 'te-IN' })

  test('is shown Telugu at the first visit, and keeps the query', async ({ page }) => {
    await page.goto('/temples?open=now')
    await expect(page).toHaveURL('/te/temples?open=now')
  })

  test('follows the language in an address, and shows English to readers who chose it', async ({ page }) => {
    await page.goto('/hi/temples')
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await chooseLanguage(page, 'English')
    await expect(page).toHaveURL('/temples')
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test.describe('a browser that prefers Tetum, whose code begins like that of Telugu', () => {
  test.use({ locale: 'tet' })

  test('is shown English', async ({ page }) => {
    await page.goto('/tirupati')
    await expect(page.locator('h1')).toBeVisible()
    await expect(page).toHaveURL('/tirupati')
  })
})

test('a mailed link opens in the language of its mail', async ({ page }) => {
  await page.goto('/action?mode=verifyEmail&oobCode=nothing&lang=hi')
  await expect(page).toHaveURL(/^[^?]*\/hi\/action/)
})

test('every page links to itself in every language, and each of them links back', async ({
  page,
  request,
}) => {
  for (const path of ['/temples', '/te/temples/tirumala', '/hi/login']) {
    await page.goto(path)
    const alternates = await page
      .locator('link[rel=alternate]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), (link as HTMLLinkElement).href] as const),
      )
    expect(alternates.map(([language]) => language)).toEqual([
      ...languages.map((language) => `${language}-IN`),
      'x-default',
    ])
    for (const [language, address] of alternates) {
      const html = await (await request.get(address)).text()
      expect(html).toContain(`<html lang="${language === 'x-default' ? 'en' : language?.slice(0, 2)}"`)
      for (const [, other] of alternates) expect(html).toContain(`href="${other}"`)
      expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
      expect(html).not.toContain('.invalid')
    }
  }
})

test('an unknown address is answered in its own language', async ({ page }) => {
  const response = await page.goto('/te/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'te')
})
