import { gateways } from '#guide/content/gateways.ts'
import { tirumala } from '#guide/content/temples/tirumala.ts'
import { temples } from '#guide/content/temples.ts'
import { expect, test } from '#tests/support/journey.ts'
import { readers } from '#tests/support/readers.ts'
import { translationsIn } from '#tests/support/translations.ts'
import { localeOf } from '#web/language/languages.ts'

/** Under "Getting there" on Tirumala's page. */
const figures = [
  ...gateways.flatMap(({ card, distances }) => (card && distances.tirumala) || []),
  tirumala.gettingThere,
  tirumala.coordinates,
]

for (const { language, prefix, width, when } of readers) {
  test.describe(`at ${width} px in ${language}`, when, () => {
    test.use({ viewport: { width, height: 800 } })
    const t = translationsIn(language)

    test('each figure says how sure it is, when it was checked and where it comes from', async ({ page }) => {
      await page.goto(`${prefix}/temples/tirumala`)
      const card = page.getByRole('region', { name: t('Getting there') })
      const { checkedOn } = tirumala.gettingThere
      const dayFormat = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
      const day = card.getByText(dayFormat.format(new Date(checkedOn)))
      await expect(day).toHaveCount(figures.filter((figure) => figure.checkedOn === checkedOn).length)
      await expect(day.first()).toBeHidden()
      await card.getByText(t('How sure is this?')).click()
      const sure = t('{what}: {certainty}')
        .replace('{what}', t('From Airport'))
        .replace('{certainty}', t('well sourced'))
      await expect(card.getByText(sure)).toBeVisible()
      await expect(day.first()).toBeVisible()
      await expect(card.getByRole('link', { name: 'Wikipedia: Tirupati Airport' })).toBeVisible()
    })
  })
}

test("a temple's page says how sure its picture and its listed deity are", async ({ page }) => {
  const { photograph, tradition } = temples[0] ?? {}
  await page.goto('/temples/tirumala')
  const about = page.getByRole('region', { name: 'About this temple' })
  await about.locator('.certainty summary').click()
  const statement = (text: string) => about.locator('.certainty dl > div', { hasText: text })
  await expect(statement('Photograph: fairly sure')).toContainText(photograph?.note ?? 'none')
  const copies = 'from saved copies of the pages'
  await expect(statement('Sources:').first()).toContainText(copies)
  await expect(statement('No source to cite.').first()).toContainText('Checked on')
  await expect(statement('No source to cite.').filter({ hasText: copies })).toHaveCount(0)
  await expect(statement('Vishnu and his consorts: well sourced')).toContainText(tradition?.note ?? 'none')
})

test('a name of our own rendering says so beside it, and a sourced one does not', async ({ page }) => {
  await page.goto('/temples/tirumala')
  const card = page.getByRole('region', { name: 'Show this to a driver' })
  const doubts = card.locator('.driver-doubt')
  await expect(doubts).toHaveText(['Our own rendering; not yet checked by a native reader.'])
  await expect(card.locator('dl > div', { has: page.locator('.driver-doubt') }).first()).toContainText('ಕನ್ನಡ')
  await card.getByText('How sure is this?').click()
  await expect(card.getByRole('link', { name: 'Dinamalar' })).toBeVisible()
})

test('a name of our own rendering says so on its page', async ({ page }) => {
  const t = translationsIn('kn')
  await page.goto('/kn/temples/tirumala')
  const about = page.getByRole('region', { name: t('About this temple') })
  await about.locator('.certainty summary').click()
  const value = temples.find(({ id }) => id === 'tirumala')?.localNames.kn.value ?? ''
  const name = about.locator('.certainty dl > div', { hasText: value })
  await expect(name).toContainText(t('not sure'))
  await expect(name).toContainText(t('No source to cite.'))
})

test.describe('twelve months after the check', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  for (const { language, prefix, width, when } of readers) {
    test(
      `a page marks what is old from India's midnight on at ${width} px in ${language}`,
      when,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        const hours = page.locator('.certainty', { hasText: 'AP7AM' })
        await page.clock.setFixedTime(new Date('2027-11-20T23:59:00+05:30'))
        await page.goto(`${prefix}/temples/tirumala`)
        await expect(page.locator('.opening-line')).not.toBeEmpty()
        await expect(hours.locator('.certainty-old')).toHaveCount(0)
        await page.clock.setFixedTime(new Date('2027-11-21T00:00:00+05:30'))
        await page.reload()
        await expect(hours.locator('.certainty-old')).toHaveText(
          translationsIn(language)('Checked over a year ago'),
        )
        await expect(hours.locator('.certainty-old')).toBeVisible()
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
