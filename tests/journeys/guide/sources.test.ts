import { gateways } from '#guide/content/gateways.ts'
import { tirumala } from '#guide/content/temples/tirumala.ts'
import { expect, test } from '#tests/support/journey.ts'
import { translationsIn } from '#tests/support/translations.ts'

test('each figure says how sure it is, when it was checked and where it comes from; "~" leads there and back', async ({
  page,
}) => {
  await page.goto('/temples/tirumala')
  const railwayStation = page.locator('#from-railwayStation-source')
  await expect(railwayStation).toBeHidden()
  await page.locator('.distance-lines .railwayStation .doubt').first().click()
  await expect(railwayStation).toBeInViewport()
  await expect(railwayStation).toContainText('not sure')
  await railwayStation.locator('dt a').click()
  await expect(page.locator('#from-railwayStation')).toBeInViewport()

  const sources = page.getByRole('region', { name: 'Sources' })
  const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
  const sureness = { high: 'well sourced', medium: 'fairly sure', low: 'not sure' }
  for (const { id, card, distances } of gateways) {
    const fact = distances.tirumala
    if (!card || !fact) continue
    const entry = sources.locator(`#from-${id}-source`)
    await expect(entry).toContainText(`${card}: ${sureness[fact.confidence]}`)
    await expect(entry).toContainText(dayFormat.format(new Date(fact.checkedOn)))
    await expect(entry.locator('li')).toHaveCount(fact.sources.length)
    await expect(entry).toBeVisible()
  }
  await expect(sources.getByRole('link', { name: 'Wikipedia: Tirupati Airport' })).toBeVisible()
  const { photograph, tradition } = tirumala
  const entry = (text: string) => sources.locator('dl > div', { hasText: text })
  await expect(entry('Photograph: fairly sure')).toContainText(photograph?.note ?? 'none')
  await expect(entry('Vishnu and his consorts: well sourced')).toContainText(tradition.note ?? 'none')
})

test('"~" on a card leads to the sources on the page of its temple, without a stop for who tabs, and Back to the card', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
  await page.goto('/temples')
  const marks = await page
    .locator('#iskcon .distance-lines li')
    .evaluateAll((figures) => figures.map((figure) => getComputedStyle(figure, '::before').content))
  expect(marks).toEqual(['"~"', '"~"', '"~"'])
  await expect(page.locator('#tirumala .airport')).not.toHaveClass(/unsure/)
  const hours = page.locator('#tirumala').getByText('Hours: ')
  expect(await hours.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"~ "')
  await page.locator('#tirumala .brief-opening .doubt').click()
  await expect(page).toHaveURL('/temples/tirumala#opening-hours-source')
  await expect(page.locator('#opening-hours-source')).toBeInViewport()
  await page.goBack()
  await expect(page.locator('#tirumala .doubt').first()).toBeInViewport()

  const line = page.locator('#iskcon .distance-lines .railwayStation')
  await expect(line).toMatchAriaSnapshot('- listitem: /^~ ?From Railway Station/')
  await expect(line.locator('a')).toHaveAttribute('tabindex', '-1')
  // The sign is at the start of the line.
  const box = await line.boundingBox()
  await line.click({ position: { x: 4, y: (box?.height ?? 0) / 2 } })
  await expect(page).toHaveURL('/temples/iskcon#from-railwayStation-source')
  await expect(page.locator('#from-railwayStation-source')).toBeInViewport()
})

test('an address that ends in nonsense opens its page', async ({ page }) => {
  await page.goto('/temples/tirumala#%')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tirumala')
  // This navigation stays on the page that is open.
  await page.goto('/temples/tirumala#%E0%A4%A')
  await page.getByRole('button', { name: 'Show a driver' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a name of our own rendering is marked and says so, and a sourced one is not', async ({ page }) => {
  await page.goto('/temples/tirumala')
  const names = page.locator('.other-names dd')
  await expect(names.filter({ has: page.locator('.doubt') })).toHaveText([/ತಿರುಮಲ/])
  await page.locator('#name-kn .doubt').click()
  await expect(page.locator('#name-kn-source')).toContainText(tirumala.localNames.kn.note ?? 'none')
  await expect(page.locator('#name-ta-source').getByRole('link', { name: 'Dinamalar' })).toBeVisible()
  const t = translationsIn('kn')
  await page.goto('/kn/temples/tirumala')
  await page.locator('.sources summary').click()
  const name = page.locator('#own-name-source')
  await expect(name).toContainText(tirumala.localNames.kn.value)
  await expect(name).toContainText(t('not sure'))
  await expect(name).toContainText(t('No source to name.'))
})

test.describe('twelve months after the check', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test("pages mark what is old from India's midnight on, and cards what is no longer sure", async ({
    page,
  }) => {
    const old = page.locator('.sources-old')
    const fromAirport = page.locator('#tirumala .airport')
    await page.clock.setFixedTime(new Date('2027-11-20T23:59:00+05:30'))
    await page.goto('/temples/tirumala')
    await expect(page.locator('.brief-opening')).not.toBeEmpty()
    await expect(old).toHaveCount(0)
    await page.clock.setFixedTime(new Date('2027-11-21T00:00:00+05:30'))
    await page.reload()
    await expect(old).toHaveText('Checked over a year ago')
    await expect(old).toBeVisible()
    // The temple's hours were checked later than the rest.
    const doubt = page.locator('.brief-opening .doubt')
    await page.clock.setFixedTime(new Date('2027-11-26T02:00:00+05:30'))
    await page.reload()
    await expect(page.locator('.brief-opening')).toContainText('opens 3')
    await expect(doubt).toHaveCount(0)
    await page.clock.setFixedTime(new Date('2027-11-27T02:00:00+05:30'))
    await page.reload()
    await expect(doubt).toHaveCount(1)
    await page.clock.setFixedTime(new Date('2027-11-20T23:59:00+05:30'))
    await page.goto('/temples')
    await expect(page.locator('#tirumala .brief-opening')).toContainText('closed from 1:30')
    await expect(fromAirport).not.toHaveClass(/unsure/)
    await page.clock.setFixedTime(new Date('2027-11-27T00:00:00+05:30'))
    await page.reload()
    await expect(page.locator('#tirumala .brief-opening')).toContainText('Ask first')
    await expect(fromAirport).toHaveClass(/unsure/)
  })
})
