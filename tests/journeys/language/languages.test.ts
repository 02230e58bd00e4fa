import { chooseLanguage, expect, test } from '#tests/support/journey.ts'

test('the switch keeps the page, the query and the place, and is remembered', async ({ page }) => {
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

test("links stay in the page's language", async ({ page }) => {
  await page.goto('/hi/temples')
  await page.locator('.temple-name a').first().click()
  await expect(page).toHaveURL('/hi/temples/tirumala')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('तिरुमला वेंकटेश्वर मंदिर')
  await page.locator('.places a[href$="/map"]').click()
  await expect(page.locator('#place-tirumala').getByRole('link')).toHaveAttribute(
    'href',
    '/hi/temples/tirumala',
  )
})

test.describe('a browser that prefers Telugu', () => {
  test.use({ locale: 'te-IN' })

  test('is shown Telugu at the first visit, the language in an address, and English once it is chosen', async ({
    page,
  }) => {
    await page.goto('/temples?open=now')
    await expect(page).toHaveURL('/te/temples?open=now')
    // A mailed link also names its language.
    await page.goto('/action?mode=verifyEmail&oobCode=nothing&lang=hi')
    await expect(page).toHaveURL(/^[^?]*\/hi\/action/)
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
