import { gateways } from '#guide/content/gateways.ts'
import { temples } from '#guide/content/temples.ts'
import { sidewaysOverflow } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/journey.ts'
import { readers } from '#tests/support/readers.ts'
import { translationsIn } from '#tests/support/translations.ts'
import { languages } from '#web/language/languages.ts'

const ruleNames = new Set(temples.flatMap(({ beforeYouEnter }) => Object.keys(beforeYouEnter)))

for (const { language, prefix, width, when } of readers) {
  const t = translationsIn(language)

  test.describe(`at ${width} px in ${language}`, when, () => {
    test.use({ viewport: { width, height: 800 } })

    test("each temple answers a visitor's questions, in the order of a visit", async ({ page }) => {
      test.slow()
      await page.clock.setFixedTime(new Date('2026-11-23T10:00:00+05:30'))
      for (const { id, name, localNames, coordinates, beforeYouEnter } of temples) {
        await page.goto(`${prefix}/temples/${id}`)
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 }), id).toHaveText(
          language === 'en' ? name : localNames[language].value,
        )
        await expect(main.getByRole('heading', { level: 2 })).toHaveText([
          t('About this temple'),
          t('Opening hours'),
          t('Show this to a driver'),
          t('Getting there'),
          t('Before you enter'),
          t('Festivals'),
        ])
        await expect(main.locator('.opening-line'), id).not.toBeEmpty()

        const driver = page.getByRole('region', { name: t('Show this to a driver') })
        const large = driver.locator('.driver-name')
        await expect(large).toHaveText(localNames.te.value)
        const size = await large.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
        expect(size, id).toBeGreaterThanOrEqual(24)
        const others = driver.locator('dl').first().locator('dt')
        const scripts = await others.evaluateAll((terms) => terms.map((term) => term.getAttribute('lang')))
        expect(new Set([language, 'te', ...scripts]), id).toEqual(new Set(languages))

        await expect(main.locator('.distance-lines li')).toHaveCount(
          gateways.filter(({ card }) => card).length,
        )
        const { latitude, longitude } = coordinates.value
        const links = main.locator('.map-links a')
        await expect(links.nth(0)).toHaveAttribute('href', new RegExp(`^geo:${latitude},${longitude}\\b`))
        await expect(links.nth(1)).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\//)
        await expect(links.nth(2)).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//)

        const rules = page.getByRole('region', { name: t('Before you enter') })
        const stated = Object.values(beforeYouEnter)
        await expect(rules.locator('dt')).toHaveCount(ruleNames.size + stated.length)
        const known = stated.filter((rule) => typeof rule?.value === 'string')
        await expect(rules.getByText(t('We don’t know. Please ask at the temple.'))).toHaveCount(
          ruleNames.size - known.length,
        )
        expect(await sidewaysOverflow(page), id).toBeLessThanOrEqual(0)
      }
    })
  })
}

test('a visit takes as long as in the guide, by the ticket where that matters', async ({ page }) => {
  await page.goto('/temples/vakula-matha')
  const hours = page.getByRole('region', { name: 'Opening hours' })
  await expect(hours).toContainText('20 to 75 minutes, usually 40 minutes')
  await page.goto('/temples/kapila-theertham')
  await expect(hours).toContainText('20 minutes to 2 hours, usually 1 hour')
  await page.goto('/temples/tirumala')
  await expect(hours.locator('.visit-lines li')).toHaveText([
    'Without a ticket or token: 5 to 40 hours, usually 10 hours',
    'With a timed token (SSD): 3 to 7 hours, usually 5 hours',
    'With a Special Entry ticket (300 rupees): 2 to 6 hours, usually 3.5 hours',
    'With a Divya Darshan token, after the climb: 3 to 8 hours, usually 5 hours (not sure)',
  ])
})
