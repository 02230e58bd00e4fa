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
      await page.locator('#town a[href$=govindaraja] .mark').click()
      const [wayOn = ''] = t('~{distance} from here, about {time}').split('{distance}').slice(1)
      await expect(page.getByRole('dialog')).toContainText(wayOn.slice(0, wayOn.indexOf('{')))
      await page.keyboard.press('Escape')
      await context.setGeolocation(inChennai)
      await page.getByRole('button', { name: t('Near me') }).click()
      await expect(page.locator('.map .reader')).toHaveCount(0)
    })

    test('the map says why it does not show where the reader is', async ({ page, context }) => {
      await page.goto(`${prefix}/map`)
      const status = page.locator('main').getByRole('status')
      await page.getByRole('button', { name: t('Near me') }).click()
      await expect(status).toHaveText(t('Location is off for this site. You can allow it in your browser.'))
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation(inDelhi)
      await page.getByRole('button', { name: t('Near me') }).click()
      await expect(status).toHaveText(t('You’re more than 150 km from Tirupati.'))
      await expect(page.locator('.map .reader')).toHaveCount(0)
    })

    test('the list is sorted from where the reader is, with the way to each temple', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation(atKapilaTheertham)
      await page.goto(`${prefix}/temples?from=airport`)
      const from = page.getByRole('combobox', { name: t('From') })
      await from.selectOption(t('Near me'))
      const status = page.locator('.list-outcome').getByRole('status')
      await expect(status).toHaveText(t('Nearest to you first'))
      await expect(page.locator('article').first()).toHaveAttribute('id', 'kapila-theertham')
      await expect(page.locator('#govindaraja .temple-note')).toHaveText(
        language === 'en' ? '~4 km from here, about 15 min' : 'ఇక్కడి నుండి ~4 కి.మీ., సుమారు 15 ని.',
      )
      await expect(page).toHaveURL(`${prefix}/temples`)
      // Directions start where the phone is without saying where that is.
      const directions = page.locator('#govindaraja .temple-actions a').last()
      await expect(directions).not.toHaveAttribute('href', /origin/)
      await page.locator('#govindaraja .temple-name a').click()
      await expect(page).toHaveURL(`${prefix}/temples/govindaraja`)
      await page.goBack()
      await expect(status).toHaveText(t('Nearest to you first'))
      await expect(from).toHaveValue('near-me')
      await from.selectOption(t('Airport'))
      await expect(page.locator('.temple-note')).toHaveCount(0)
      await expect(page).toHaveURL(`${prefix}/temples?from=airport`)
    })

    test('the list says why it is not sorted from there, and stays as it was', async ({ page, context }) => {
      await page.goto(`${prefix}/temples?from=airport`)
      const from = page.getByRole('combobox', { name: t('From') })
      const status = page.locator('.list-outcome').getByRole('status')
      await expect(page.locator('.brief-opening').first()).not.toBeEmpty()
      await from.selectOption(t('Near me'))
      await expect(status).toHaveText(t('Location is off for this site. You can allow it in your browser.'))
      await expect(from).toHaveValue('airport')
      await expect(page.locator('article').first()).toHaveAttribute('id', 'appalayagunta')
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation(inDelhi)
      await from.selectOption(t('Near me'))
      await expect(status).toHaveText(t('You’re more than 150 km from Tirupati.'))
      await expect(from).toHaveValue('airport')
      await page.getByRole('checkbox', { name: t('Open now') }).check()
      await expect(status).not.toHaveText(t('You’re more than 150 km from Tirupati.'))
    })
  })
}

for (const path of ['/map', '/temples'])
  test(`the reader's position stays in the memory of the page, ${path}`, async ({ page, context }) => {
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
    const found = page.locator('.map .reader, .temple-note')
    const isAsked = () => page.evaluate(() => Reflect.has(window, 'asked'))
    await page.goto(path)
    expect(await isAsked()).toBe(false)
    if (path === '/map') await page.getByRole('button', { name: 'Near me' }).click()
    else await page.getByRole('combobox', { name: 'From' }).selectOption('Near me')
    await expect(found.first()).toBeVisible()
    expect(await isAsked()).toBe(true)
    const kept = await page.evaluate(() =>
      JSON.stringify([
        ...[location.href, { ...localStorage }, { ...sessionStorage }, history.state, document.cookie],
        ...[...document.links].map(({ href }) => href),
      ]),
    )
    expect([kept, ...sent].filter((text) => /13\.655|79\.4195/.test(text))).toEqual([])
    await page.reload()
    await expect(page.locator('h1')).toBeVisible()
    await expect(found).toHaveCount(0)
    expect(await isAsked()).toBe(false)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nobody is offered to be found', async ({ page }) => {
    await page.goto('/temples')
    await expect(page.getByRole('combobox', { name: 'From' })).toBeVisible()
    await expect(page.getByRole('option', { name: 'Near me' })).toHaveCount(0)
    await page.goto('/map')
    await expect(page.getByRole('button', { name: 'Near me' })).toBeHidden()
  })
})
