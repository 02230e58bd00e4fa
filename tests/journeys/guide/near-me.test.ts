import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'

/** This place is beside the tank of Kapila Theertham. */
const atKapilaTheertham = { latitude: 13.655, longitude: 79.4195 }
const inDelhi = { latitude: 28.64, longitude: 77.22 }

const refused = 'Location is off for this site. You can allow it in your browser.'
const tooFar = 'You’re more than 150 km from Tirupati.'

test('the map shows where the reader is, or says why not, and keeps it in the memory of the page', async ({
  page,
  context,
}) => {
  const { isAsked, expectKeptNowhere } = await watchPosition(page)
  await page.goto('/map')
  expect(await isAsked()).toBe(false)
  const status = page.locator('.map-box:visible').getByRole('status')
  const nearMe = page.getByRole('button', { name: 'Near me' })
  const reader = page.locator('.map-box:visible .reader')
  await nearMe.click()
  await expect(status).toHaveText(refused)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(atKapilaTheertham)
  await nearMe.click()
  await expect(reader).toHaveCount(1)
  await expect(status).toContainText('3 km north')
  await expect(async () => {
    const here = await reader.boundingBox()
    const temple = await page.locator('.map-box:visible [data-place=kapila-theertham] .mark').boundingBox()
    if (!here || !temple) throw new Error('The map shows no reader, or no temple')
    expect(Math.hypot(here.x - temple.x, here.y - temple.y)).toBeLessThan(30)
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Nearest to you first' })).toBeVisible()
  await expect(page.locator('.place-list li').first()).toContainText('Kapila Theertham')
  await expect(page.locator('.place-list li').first()).toContainText(' from here, about ')
  await expectKeptNowhere()
  await context.setGeolocation(inDelhi)
  await nearMe.click()
  await expect(status).toHaveText(tooFar)
  await expect(reader).toHaveCount(0)
})

test('the list is sorted from where the reader is, or says why not, and keeps it in the memory of the page', async ({
  page,
  context,
}) => {
  const { isAsked, expectKeptNowhere } = await watchPosition(page)
  await page.goto('/temples?from=airport')
  expect(await isAsked()).toBe(false)
  const from = page.getByRole('combobox', { name: 'From' })
  const status = page.locator('.list-outcome').getByRole('status')
  await expect(page.locator('.brief-opening').first()).not.toBeEmpty()
  await from.selectOption('Near me')
  await expect(status).toHaveText(refused)
  await expect(from).toHaveValue('airport')
  await expect(page.locator('article').first()).toHaveAttribute('id', 'appalayagunta')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(inDelhi)
  await from.selectOption('Near me')
  await expect(status).toHaveText(tooFar)
  await expect(from).toHaveValue('airport')

  await context.setGeolocation(atKapilaTheertham)
  await from.selectOption('Near me')
  await expect(status).toHaveText('Nearest to you first')
  await expect(page.locator('article').first()).toHaveAttribute('id', 'kapila-theertham')
  await expect(page.locator('#govindaraja .temple-note')).toHaveText('About 4 km from here, about 15 min')
  await expect(page).toHaveURL('/temples')
  // Directions start where the phone is without saying where that is.
  await expect(page.locator('#govindaraja .temple-actions a')).not.toHaveAttribute('href', /origin/)
  await page.locator('#govindaraja .temple-name a').click()
  await expect(page).toHaveURL('/temples/govindaraja')
  await page.goBack()
  await expect(status).toHaveText('Nearest to you first')
  await expect(from).toHaveValue('near-me')
  await expectKeptNowhere()
  await page.reload()
  await expect(page.locator('.temple-note')).toHaveCount(0)
  expect(await isAsked()).toBe(false)
})

/** Watches whether the page asks for the reader's position, and where it goes. */
async function watchPosition(page: Page) {
  await page.addInitScript(() => {
    const { getCurrentPosition } = Geolocation.prototype
    Geolocation.prototype.getCurrentPosition = function (...how) {
      Reflect.set(window, 'asked', true)
      getCurrentPosition.apply(this, how)
    }
  })
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  return {
    isAsked: () => page.evaluate(() => Reflect.has(window, 'asked')),
    async expectKeptNowhere() {
      const kept = await page.evaluate(() =>
        JSON.stringify([
          ...[location.href, { ...localStorage }, { ...sessionStorage }, history.state, document.cookie],
          ...[...document.links].map(({ href }) => href),
        ]),
      )
      expect([kept, ...sent].filter((text) => /13\.655|79\.4195/.test(text))).toEqual([])
    },
  }
}
