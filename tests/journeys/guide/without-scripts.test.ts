import { guide } from '#tests/support/guide.ts'
import { chooseLanguage, expect, test } from '#tests/support/journey.ts'

const { goodToKnow, gateways, temples } = guide

test.use({ javaScriptEnabled: false })

test('without JavaScript every page reads, and shows no control that would not work', async ({ page }) => {
  for (const [path, text] of [
    ['/', 'USER LOGIN'],
    ['/', 'From Railway Station: 300m'],
    ['/register', 'REGISTER NOW'],
    ['/logout', 'USER LOGIN'],
    ['/forgot', 'Enter your account’s email'],
    ['/action', 'Link from an email'],
    ['/account', 'Log in to see and change your account'],
    ['/tirupati', 'Getting to Tirupati'],
    ['/temples', 'From Railway Station: 300m'],
    ['/temples/tirumala', 'Before you enter'],
    ['/map', 'Nearest to the railway station first'],
    ['/good-to-know', 'Telephone numbers'],
    ['/temples/nowhere', 'This page doesn’t exist'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(text).first(), path).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('Welcome to Travel Visit')
    if (!/^\/(temples|map|good|tirupati)/.test(path) || path.endsWith('nowhere')) continue
    for (const control of await page.locator('main :is(button, input, select:not([name=from]))').all())
      await expect(control, path).toBeHidden()
  }
})

test('without JavaScript the list is sorted from the place that is chosen, and a language is chosen', async ({
  page,
}) => {
  await page.goto('/temples')
  await expect(page.locator('#srikalahasti')).toContainText('Open at least ')
  const from = page.getByRole('combobox', { name: 'From' })
  await expect(from.getByRole('option', { name: 'Near me' })).toHaveCount(0)
  await from.selectOption('Railway station')
  const first = () =>
    page.locator('.temple-card').evaluateAll((cards) => {
      const topOf = (card: Element) => card.getBoundingClientRect().top
      return cards.toSorted((one, other) => topOf(one) - topOf(other))[0]?.id
    })
  await expect.poll(first).toBe('govindaraja')
  await expect(page.locator('#govindaraja .railwayStation')).toHaveCSS('font-weight', '700')
  await chooseLanguage(page, 'ಕನ್ನಡ')
  await expect(page).toHaveURL('/kn/temples')
})

test('without JavaScript a temple has its hours, its name in Telugu, its sources and its drawing', async ({
  page,
}) => {
  await page.goto('/temples/tirumala')
  const frame = page.locator('.temple-picture-frame')
  await expect(frame.locator('.temple-photograph')).toHaveCount(1)
  // The drawing has arrived, and the photograph has not.
  const arrived = () =>
    frame
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ complete, naturalWidth }) => complete && naturalWidth > 0),
      )
  await expect.poll(arrived).toEqual([true, false])
  const shown = await frame.screenshot()
  const drawing = await frame.screenshot({ style: '.temple-photograph { visibility: hidden }' })
  expect(shown.equals(drawing)).toBe(true)
  await page.locator('.distance-lines .railwayStation .doubt').first().click()
  await expect(page.locator('#from-railwayStation-source')).toBeInViewport()
  await page.goto('/temples/srikalahasti')
  await expect(page.locator('.temple-status')).toContainText('Open at least 6 am to 12:30 pm, 4 pm to 9 pm')
  await expect(page.locator('#way > :visible')).toContainText('From Railway Station')
  await expect(page.locator('.brief-opening')).toBeHidden()
  await expect(page.locator('main [lang=te]').first()).toContainText('శ్రీకాళహస్తీశ్వర స్వామి వారి ఆలయం')
})

test('without JavaScript the map is available in words, and every answer opens', async ({ page }) => {
  await page.goto('/map')
  for (const name of ['Tirupati town', 'Around Tirupati', 'Farther away'])
    await expect(page.getByRole('region', { name })).toBeVisible()
  const words = page
    .getByRole('region', { name: 'Nearest to the railway station first' })
    .getByRole('listitem')
  await expect(words).toHaveCount(temples.length + gateways.filter(({ map }) => map).length)
  await page.goto('/good-to-know')
  await page.getByRole('link', { name: 'Darshan at Tirumala' }).click()
  const questions = page.locator('.question')
  await expect(questions).toHaveCount(goodToKnow.filter(({ topic }) => topic === 'darshan').length)
  for (const question of await questions.all()) {
    await expect(question.locator('section')).toBeHidden()
    await question.locator('summary').click()
    await expect(question.locator('p').first()).toBeVisible()
  }
  await page.goto('/good-to-know')
  await page.getByRole('link', { name: 'Dress' }).click()
  await expect(page.locator('#dress')).toBeInViewport()
})
