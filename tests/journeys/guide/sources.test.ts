import assert from 'node:assert/strict'
import { expectNoViolations } from '#tests/support/accessibility.ts'
import { guide } from '#tests/support/guide.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'
import { translationsIn } from '#tests/support/translations.ts'

const { gateways } = guide
const tirumala = guide.temples.find(({ id }) => id === 'tirumala') ?? assert.fail()

test('each figure says how sure it is, when it was checked and where it comes from; a doubt opens it in place', async ({
  page,
}) => {
  await page.goto('/temples/tirumala')
  const railwayStation = page.locator('#from-railwayStation-source')
  await expect(railwayStation).toBeHidden()
  const doubt = page.locator('.distance-lines .railwayStation .doubt')
  await expect(doubt).toHaveAccessibleName(/^20\sto\s24\skm \(not sure\)$/)
  const source = page.getByRole('dialog', { name: 'not sure' })
  // By keyboard and by tap; closed by Escape, its button, or a tap elsewhere.
  await doubt.focus()
  await page.keyboard.press('Enter')
  await expect(source).toContainText(
    gateways.find(({ id }) => id === 'railwayStation')?.distances.tirumala?.note ?? '',
  )
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(source).toHaveCount(0)
  await expect(doubt).toBeFocused()
  await doubt.click()
  await source.getByRole('button', { name: 'Close' }).click()
  await expect(source).toHaveCount(0)
  await doubt.click()
  const distance = async () => {
    const [value, box] = [await doubt.boundingBox(), await source.boundingBox()]
    return Math.abs((box?.y ?? 0) - (value?.y ?? 0) - (value?.height ?? 0))
  }
  await expect.poll(distance).toBeLessThan(16)
  await page.locator('h1').click()
  await expect(source).toHaveCount(0)

  const sources = page.getByRole('region', { name: 'Sources' })
  await sources.locator('summary').click()
  await expect(railwayStation).toContainText('not sure')
  await railwayStation.locator('dt a').click()
  await expect(page.locator('#from-railwayStation')).toBeInViewport()
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
  const { photograph } = tirumala
  const entry = (text: string) => sources.locator('dl > div', { hasText: text })
  await expect(entry('Photograph: fairly sure')).toContainText(photograph?.note ?? 'none')
})

test('a card bears the sign of doubt, which is explained once, and leads to the page with the sources', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-30T14:10:00+05:30'))
  await page.goto('/temples')
  const marked = page.locator('#iskcon .distance-lines li').filter({ has: page.locator('.doubt-mark') })
  await expect(marked).toHaveText([/16-19Km.*\(not sure\)$/, /3-5Km.*\(not sure\)$/, /3-5Km.*\(not sure\)$/])
  await expect(page.locator('#tirumala .airport .doubt-mark')).toHaveCount(0)
  await expect(page.locator('.doubt-note')).toHaveText('Not sure: please ask at the temple')
  // Hours that differ are no doubt about those on which all agree.
  await expect(page.locator('#tirumala .brief-opening')).toHaveClass(/open$/)
  await expect(page.locator('#srinivasa-mangapuram .brief-opening')).toHaveClass(/unsure$/)
  await expect(page.locator('#kapila-theertham .brief-opening')).toHaveClass(/open doubted$/)
  await page.locator('#iskcon .temple-name a').click()
  await page.locator('.distance-lines .railwayStation .doubt').first().click()
  await expect(page.locator('.doubt-source')).toBeVisible()
})

test('an address that ends in nonsense opens its page', inTheLongRun, async ({ page }) => {
  await page.goto('/temples/tirumala#%')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tirumala')
  // This navigation stays on the page that is open.
  await page.goto('/temples/tirumala#%E0%A4%A')
  await page.getByRole('button', { name: 'Driver' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test(
  'a name of our own rendering is marked and says so, and a sourced one is not',
  inTheLongRun,
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-30T10:00:00+05:30'))
    await page.goto('/temples/tirumala')
    const names = page.locator('.other-names dd')
    await page.locator('.more-menu summary').click()
    await expect(names.filter({ has: page.locator('.doubt') })).toHaveText([/ತಿರುಮಲ/])
    await page.locator('#name-kn .doubt').click()
    await expect(page.locator('.doubt-source')).toContainText(tirumala.localNames.kn.note ?? 'none')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.locator('.sources summary').click()
    await expect(page.locator('#name-ta-source').getByRole('link', { name: 'Dinamalar' })).toBeVisible()
    const t = translationsIn('kn')
    await page.goto('/kn/temples/tirumala')
    await page.locator('.sources summary').click()
    const name = page.locator('#own-name-source')
    await expect(name).toContainText(tirumala.localNames.kn.value)
    await expect(name).toContainText(t('not sure'))
    await expect(name).toContainText(t('No source to name.'))
  },
)

test.describe('twelve months after the check', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test(
    "pages mark what is old from India's midnight on, and cards what is no longer sure",
    inTheLongRun,
    async ({ page }) => {
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
      const doubt = page.locator('.brief-opening.doubted')
      await page.clock.setFixedTime(new Date('2027-11-26T02:00:00+05:30'))
      await page.reload()
      await expect(page.locator('.brief-opening')).toContainText('opens 3')
      await expect(doubt).toHaveCount(0)
      await page.clock.setFixedTime(new Date('2027-11-27T02:00:00+05:30'))
      await page.reload()
      await expect(doubt).toHaveCount(1)
      await page.clock.setFixedTime(new Date('2027-11-20T23:59:00+05:30'))
      await page.goto('/temples')
      await expect(page.locator('#tirumala .brief-opening')).toContainText('May be open until 1:30')
      await expect(fromAirport.locator('.doubt-mark')).toHaveCount(0)
      await page.clock.setFixedTime(new Date('2027-11-27T00:00:00+05:30'))
      await page.reload()
      await expect(page.locator('#tirumala .brief-opening')).toHaveClass(/unsure$/)
      await expect(fromAirport.locator('.doubt-mark')).toHaveCount(1)
    },
  )
})
