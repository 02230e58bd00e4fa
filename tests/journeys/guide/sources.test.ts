import { gateways } from '#guide/content/gateways.ts'
import { tirumala } from '#guide/content/temples/tirumala.ts'
import { expect, test } from '#tests/support/journey.ts'
import { readers } from '#tests/support/readers.ts'
import { translationsIn } from '#tests/support/translations.ts'
import { localeOf } from '#web/language/languages.ts'

for (const { language, prefix, width, when } of readers) {
  test.describe(`at ${width} px in ${language}`, when, () => {
    test.use({ viewport: { width, height: 800 } })
    const t = translationsIn(language)

    test('each figure says how sure it is, when it was checked and where it comes from', async ({ page }) => {
      await page.goto(`${prefix}/temples/tirumala`)
      const sources = page.getByRole('region', { name: t('Sources') })
      const dayFormat = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
      const sureness = { high: t('well sourced'), medium: t('fairly sure'), low: t('not sure') }
      await sources.locator('summary').click()
      for (const { id, card, distances } of gateways) {
        const fact = distances.tirumala
        if (!card || !fact) continue
        const entry = sources.locator(`#from-${id}-source`)
        await expect(entry).toContainText(`${t(card)}: ${sureness[fact.confidence]}`)
        await expect(entry).toContainText(dayFormat.format(new Date(fact.checkedOn)))
        await expect(entry.locator('li')).toHaveCount(fact.sources.length)
        await expect(entry).toBeVisible()
      }
      await expect(sources.getByRole('link', { name: 'Wikipedia: Tirupati Airport' })).toBeVisible()
    })

    test('"~" leads to why something is not sure, and from there back to where it is said', async ({
      page,
    }) => {
      await page.goto(`${prefix}/temples/tirumala`)
      const doubt = page.locator('.distance-lines .railwayStation .doubt').first()
      const entry = page.locator('#from-railwayStation-source')
      await expect(entry).toBeHidden()
      await doubt.click()
      await expect(entry).toBeInViewport()
      await expect(entry).toContainText(t('not sure'))
      await entry.locator('dt a').click()
      await expect(page.locator('#from-railwayStation')).toBeInViewport()
    })
  })
}

test('"~" on a card leads to the sources on the page of its temple, and Back to the card', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
  await page.goto('/temples')
  await page.locator('#tirumala .brief-opening .doubt').click()
  await expect(page).toHaveURL('/temples/tirumala#opening-hours-source')
  await expect(page.locator('#opening-hours-source')).toBeInViewport()
  await page.goBack()
  await expect(page.locator('#tirumala .doubt').first()).toBeInViewport()
})

test('an address that ends in nonsense opens its page', async ({ page }) => {
  await page.goto('/temples/tirumala#%')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tirumala')
  // On the page that is open, too.
  await page.goto('/temples/tirumala#%E0%A4%A')
  await page.getByRole('button', { name: 'Show a driver' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('so does "~" before a distance on a card, without a word or a stop for who listens or tabs', async ({
  page,
}) => {
  await page.goto('/temples')
  const line = page.locator('#iskcon .distance-lines .railwayStation')
  const box = await line.boundingBox()
  await expect(line).toMatchAriaSnapshot('- listitem: /^~ ?From Railway Station/')
  await expect(line.locator('a')).toHaveAttribute('tabindex', '-1')
  // Where the sign is seen.
  await line.click({ position: { x: 4, y: (box?.height ?? 0) / 2 } })
  await expect(page).toHaveURL('/temples/iskcon#from-railwayStation-source')
  await expect(page.locator('#from-railwayStation-source')).toBeInViewport()
  await page.locator('#from-railwayStation-source dt a').click()
  await expect(page.locator('#from-railwayStation')).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('"~" leads to the sources, too', async ({ page }) => {
    await page.goto('/temples/tirumala')
    await page.locator('.distance-lines .railwayStation .doubt').first().click()
    await expect(page.locator('#from-railwayStation-source')).toBeInViewport()
  })
})

test("a temple's page says how sure its picture and its listed deity are", async ({ page }) => {
  const { photograph, tradition } = tirumala
  await page.goto('/temples/tirumala')
  await page.locator('.sources summary').click()
  const entry = (text: string) => page.locator('.sources dl > div', { hasText: text })
  await expect(entry('Photograph: fairly sure')).toContainText(photograph?.note ?? 'none')
  await expect(entry('No source to name.').first()).toContainText('Checked on')
  await expect(entry('Vishnu and his consorts: well sourced')).toContainText(tradition.note ?? 'none')
})

test('a name of our own rendering is marked, and a sourced one is not', async ({ page }) => {
  await page.goto('/temples/tirumala')
  const names = page.locator('.other-names dd')
  await expect(names.filter({ has: page.locator('.doubt') })).toHaveText([/ತಿರುಮಲ/])
  await page.locator('#name-kn .doubt').click()
  await expect(page.locator('#name-kn-source')).toContainText(tirumala.localNames.kn.note ?? 'none')
  await expect(page.locator('#name-ta-source').getByRole('link', { name: 'Dinamalar' })).toBeVisible()
})

test('a name of our own rendering says so on its page', async ({ page }) => {
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

  for (const { language, prefix, width, when } of readers) {
    test(
      `a page marks what is old from India's midnight on at ${width} px in ${language}`,
      when,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        const sources = page.locator('.sources')
        await page.clock.setFixedTime(new Date('2027-11-20T23:59:00+05:30'))
        await page.goto(`${prefix}/temples/tirumala`)
        await expect(page.locator('.brief-opening')).not.toBeEmpty()
        await expect(sources.locator('.sources-old')).toHaveCount(0)
        await page.clock.setFixedTime(new Date('2027-11-21T00:00:00+05:30'))
        await page.reload()
        await expect(sources.locator('.sources-old')).toHaveText(
          translationsIn(language)('Checked over a year ago'),
        )
        await expect(sources.locator('.sources-old')).toBeVisible()
        await expect(page.locator('.brief-opening .doubt')).toHaveCount(1)
      },
    )
  }

  test('a card says of what is old that it is not sure', async ({ page }) => {
    const card = page.locator('#tirumala')
    const fromAirport = card.locator('.airport')
    await page.clock.setFixedTime(new Date('2027-11-20T23:59:00+05:30'))
    await page.goto('/temples')
    await expect(card.locator('.brief-opening')).toContainText('~1 am')
    await expect(fromAirport).not.toHaveClass(/unsure/)
    await page.clock.setFixedTime(new Date('2027-11-24T00:00:00+05:30'))
    await page.reload()
    await expect(fromAirport).toHaveClass(/unsure/)
  })
})

test('a card marks the figures that are not sure', async ({ page }) => {
  await page.goto('/temples')
  const marks = await page
    .locator('#iskcon .distance-lines li')
    .evaluateAll((figures) => figures.map((figure) => getComputedStyle(figure, '::before').content))
  expect(marks).toEqual(['"~"', '"~"', '"~"'])
  await expect(page.locator('#tirumala .airport')).not.toHaveClass(/unsure/)
})
