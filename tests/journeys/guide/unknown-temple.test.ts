import { expect, runFor, test } from '#tests/support/journey.ts'
import { languages, prefixOf } from '#web/language/languages.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    for (const language of languages) {
      test(
        `an unknown temple is an address without a page, ${language}`,
        runFor(language),
        async ({ page }) => {
          const broken: string[] = []
          page.on('console', (message) => message.type() === 'error' && broken.push(message.text()))
          page.on('pageerror', (error) => broken.push(String(error)))
          const known = await page.goto(`${prefixOf(language)}/nowhere`, { waitUntil: 'networkidle' })
          const heading = await page.getByRole('heading', { level: 1 }).textContent()
          expect(known?.status()).toBe(404)
          for (const path of ['/temples/nowhere', '/temples/tirumala/nowhere']) {
            const answer = await page.goto(prefixOf(language) + path, { waitUntil: 'networkidle' })
            expect(answer?.status()).toBe(404)
            await expect(page.locator('html')).toHaveAttribute('lang', language)
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
            await expect(page.locator('main a.button')).toHaveAttribute(
              'href',
              `${prefixOf(language)}/temples`,
            )
          }
          expect(broken.filter((line) => !line.includes('404 (Not Found)'))).toEqual([])
        },
      )
    }
  })
}
