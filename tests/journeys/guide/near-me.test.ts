import { expect, test } from '#tests/support/journey.ts'
import { readers } from '#tests/support/readers.ts'
import { translationsIn } from '#tests/support/translations.ts'

/** Beside the tank of Kapila Theertham. */
const atKapilaTheertham = { latitude: 13.655, longitude: 79.4195 }
const inChennai = { latitude: 13.08, longitude: 80.27 }
const inDelhi = { latitude: 28.64, longitude: 77.22 }

for (const { language, prefix, width, when } of readers) {
  const t = translationsIn(language)

  test.describe(`at ${width} px in ${language}`, when, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the map shows where the reader is', async ({ page, context }) => {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation(atKapilaTheertham)
      await page.goto(`${prefix}/map`)
      await expect(page.locator('.map .reader')).toHaveCount(0)
      await page.getByRole('button', { name: t('Near me') }).click()
      await expect(page.locator('.map .reader')).toHaveCount(3)
      const distance = language === 'en' ? '3 km north' : '3 కి.మీ.'
      await expect(page.locator('main').getByRole('status')).toContainText(distance)
      const [reader, temple] = await Promise.all(
        ['#town .reader', '#town a[href$=kapila-theertham] .mark'].map((mark) =>
          page.locator(mark).boundingBox(),
        ),
      )
      if (!reader || !temple) throw new Error('The map shows no reader, or no temple')
      expect(Math.hypot(reader.x - temple.x, reader.y - temple.y)).toBeLessThan(30)
      await context.setGeolocation(inChennai)
      await page.getByRole('button', { name: t('Near me') }).click()
      await expect(page.locator('.map .reader')).toHaveCount(0)
    })

    test('the map says why it does not show where the reader is', async ({ page, context }) => {
      await page.goto(`${prefix}/map`)
      const status = page.locator('main').getByRole('status')
      await page.getByRole('button', { name: t('Near me') }).click()
      await expect(status).toHaveText(
        t('This site isn’t allowed to see where you are. You can change that in your browser’s settings.'),
      )
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation(inDelhi)
      await page.getByRole('button', { name: t('Near me') }).click()
      await expect(status).toHaveText(t('You’re more than 150 km from Tirupati.'))
      await expect(page.locator('.map .reader')).toHaveCount(0)
    })
  })
}

test('where the reader is stays in the memory of the page', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(atKapilaTheertham)
  await page.addInitScript(() => {
    const { getCurrentPosition } = Geolocation.prototype
    Geolocation.prototype.getCurrentPosition = function (...how) {
      Reflect.set(window, 'asked', true)
      getCurrentPosition.apply(this, how)
    }
  })
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/map')
  expect(await page.evaluate(() => Reflect.has(window, 'asked'))).toBe(false)
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.locator('.map .reader').first()).toBeVisible()
  expect(await page.evaluate(() => Reflect.has(window, 'asked'))).toBe(true)
  const kept = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      document.cookie,
    ]),
  )
  expect([kept, ...sent].filter((text) => /13\.65|79\.41/.test(text))).toEqual([])
  await page.reload()
  await expect(page.locator('.map .reader')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.has(window, 'asked'))).toBe(false)
})
