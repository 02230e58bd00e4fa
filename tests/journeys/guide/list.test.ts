import type { Page } from '@playwright/test'
import { expectAppTime } from '#tests/support/drawn/app-time.ts'
import { guide } from '#tests/support/guide.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'
import { shiftsOn, watchShifts } from '#tests/support/shifts.ts'

const { temples } = guide

const names = temples.map(({ name }) => name)

test('the list is sorted from where the reader is, remembers it, and is come back to as it was chosen', async ({
  page,
}) => {
  await page.goto('/temples')
  const directions = page.locator('#tirumala').getByRole('link', { name: 'Directions' })
  const google = 'https://www.google.com/maps/dir/?api=1&destination=13.68325%2C79.347194'
  await expect(directions).toHaveAttribute('href', google)
  await placeOf(page).selectOption('Bus stand')
  await expect(page).toHaveURL('/temples?from=busStand')
  await expect(namesOn(page).first()).toHaveText('Govindaraja Swami Temple')
  await expect(page.locator('.distance-lines [aria-current]').first()).toHaveText(/^From Bus Stand: 1Km/)
  await expect(directions).toHaveAttribute('href', `${google}&origin=13.6265%2C79.4255`)

  await openNow(page).check()
  const chosen = '/temples?from=busStand&open=now'
  await expect(page).toHaveURL(chosen)
  await page.locator('.temple-name a').first().click()
  const back = page.getByRole('main').getByRole('link', { name: 'Temples', exact: true })
  await back.click()
  await expect(page).toHaveURL(chosen)
  await expect(openNow(page)).toBeChecked()
  // The link to the list resets all but the place.
  await page.getByRole('banner').getByRole('link', { name: 'Temples' }).click()
  await expect(page).toHaveURL('/temples?from=busStand')
  await expect(openNow(page)).not.toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(chosen)
  await expect(openNow(page)).toBeChecked()
  await expect(page.locator('.temple-group').first()).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL('/temples?from=busStand')
  await expect(openNow(page)).not.toBeChecked()
  // A page opened directly knows of no choice.
  await page.goto('/temples/tirumala')
  await expect(back).toHaveAttribute('href', '/temples')

  await page.goto('/temples')
  await expect(page).toHaveURL('/temples?from=busStand')
  await expect(namesOn(page).first()).toHaveText('Govindaraja Swami Temple')
  await placeOf(page).selectOption('Anywhere')
  await expect(namesOn(page)).toHaveText(names)
  await page.goto('/temples')
  await expect(namesOn(page)).toHaveText(names)
})

test('a name is typed letter by letter; the list, the address and what is found elsewhere follow', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-30T10:00:00+05:30'))
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/temples')
  const search = searchBox(page)
  await search.focus()
  await page.keyboard.type('iskon ', { delay: 20 })
  await expect(page).toHaveURL('/temples?q=iskon')
  await placeOf(page).selectOption('Airport')
  await expect(page).toHaveURL('/temples?from=airport&q=iskon')
  await expect(search).toHaveValue('iskon ')
  await search.focus()
  await page.keyboard.type('temple', { delay: 20 })
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('iskon temple')
  await expect(namesOn(page)).toHaveText(['Iskon Temple'])

  await search.fill('laddu')
  const found = page.locator('.found-answers').getByRole('link')
  await expect(found).toHaveText(['How do I get laddus?'])
  await expect(statusOn(page)).toHaveText('1 answer')
  await search.fill('zzzz')
  await expect(statusOn(page)).toHaveText('Nothing found for “zzzz”')
  await expect(found).toHaveCount(0)

  await page.goto('/temples?from=airport&q=ಕಾಣಿಪಾಕಂ')
  await expect(search).toHaveValue('ಕಾಣಿಪಾಕಂ')
  await expect(namesOn(page)).toHaveText(['Kanipakam'])
  await search.fill('laddu')
  await found.click()
  await expect(page).toHaveURL(/\/good-to-know\/at-tirumala#laddus$/)
})

test(
  'the keyboard goes on after a search is taken back, and an old address of a filter opens the list',
  inTheLongRun,
  async ({ page }) => {
    await page.goto('/temples?from=railwayStation&tradition=shaiva&within=10&q=zzzz')
    const showAll = page.getByRole('button', { name: 'Show all temples' })
    await showAll.focus()
    await page.keyboard.press('Enter')
    await expect(statusOn(page)).toBeFocused()
    await expect(showAll).toHaveCount(0)
    await expect(searchBox(page)).toHaveValue('')
    await expect(page).toHaveURL('/temples?from=railwayStation')
    await expect(namesOn(page)).toHaveCount(temples.length)
    await page.keyboard.press('Tab')
    await expect(page.locator('article a').first()).toBeFocused()
  },
)

test('without its app the list asks for what is chosen by its address, which the app then answers', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/temples', { waitUntil: 'load' })
  const form = page.locator('.list-controls form')
  await placeOf(page).selectOption('Airport')
  await openNow(page).check()
  await searchBox(page).fill('kanipakam')
  await page.unrouteAll()
  await form.evaluate((form: HTMLFormElement) => form.submit())
  await expect(page).toHaveURL(/\/temples\?q=kanipakam&from=airport&open=now$/)
  await expect(namesOn(page)).toHaveText(['Kanipakam'])
  await expect(placeOf(page)).toHaveValue('airport')
  await expect(openNow(page)).toBeChecked()
  await expect(searchBox(page)).toHaveValue('kanipakam')
})

test('all of a card leads to its temple, but for its actions', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/temples')
  for (const part of ['.temple-picture', '.brief-opening', '.distance-lines']) {
    await page.locator('#kapila-theertham').locator(part).scrollIntoViewIfNeeded()
    const box = await page.locator('#kapila-theertham').locator(part).boundingBox()
    await page.mouse.click((box?.x ?? 0) + 9, (box?.y ?? 0) + 9)
    await expect(page).toHaveURL('/temples/kapila-theertham')
    await page.goBack()
    await expect(namesOn(page)).toHaveCount(temples.length)
  }
  await page.locator('#kapila-theertham').getByRole('button', { name: 'My day' }).click()
  await expect(page).toHaveURL('/temples')
})

test('a choice is seen and heard on the same screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.clock.setFixedTime(new Date('2026-11-30T14:10:00+05:30'))
  await page.goto('/temples')
  await expect(statusOn(page)).toHaveText(`All ${temples.length} temples`)
  await page.evaluate(() => {
    const heard: string[] = []
    Reflect.set(window, 'heard', heard)
    const status = document.querySelector('.list-outcome [role=status]')
    new MutationObserver(() => heard.push(status?.textContent ?? '')).observe(status ?? document, {
      characterData: true,
      childList: true,
      subtree: true,
    })
  })
  await placeOf(page).selectOption('Railway station')
  await expect(statusOn(page)).toHaveText('Nearest to the railway station first')
  await openNow(page).check()
  await expect(statusOn(page)).toHaveText(/^Nearest to the railway station first · Open now: \d$/)
  await expect(namesOn(page).first()).toBeInViewport()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
    .toEqual([
      'Nearest to the railway station first',
      expect.stringMatching(/^Nearest to the railway station first · Open now: \d$/),
    ])
})

test(
  'what is chosen before the page has started joins the choice of its link, of which nothing is remembered',
  inTheLongRun,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('from', localStorage.getItem('from') ?? 'busStand'))
    const start = await holdRequests(page, '**/assets/entry*.js')
    await page.goto('/temples?from=airport&q=temple', { waitUntil: 'load' })
    await openNow(page).check()
    start()
    await expect(page).toHaveURL('/temples?from=airport&open=now&q=temple')
    await expect(placeOf(page)).toHaveValue('airport')
    await expect(openNow(page)).toBeChecked()
    await expect(page.locator('.temple-group').first()).toBeVisible()
    await openNow(page).uncheck()
    await expect(page).toHaveURL('/temples?from=airport&q=temple')
    await page.goto('/temples')
    await expect(placeOf(page)).toHaveValue('busStand')
    await openNow(page).check()
    await expect(page).toHaveURL('/temples?from=busStand&open=now')
    await page.reload()
    await expect(openNow(page)).toBeChecked()
  },
)

test('a choice in one tab does not move the list in another', inTheLongRun, async ({ page, context }) => {
  await page.goto('/temples')
  await expect(page.locator('.brief-opening').first()).not.toBeEmpty()
  const other = await context.newPage()
  await other.goto('/temples')
  await placeOf(other).selectOption('Airport')
  await expect(other).toHaveURL('/temples?from=airport')
  await searchBox(page).fill('t')
  await expect(page).toHaveURL('/temples?q=t')
  await searchBox(page).clear()
  await expect(page).toHaveURL('/temples')
  await expect(namesOn(page)).toHaveText(names)
})

test('the list is sorted from where the reader is before any JavaScript, and nothing moves', async ({
  page,
}) => {
  // Eleven in the morning in India, because late in the evening nothing near is open.
  await page.clock.setFixedTime(new Date('2026-12-01T05:30:00Z'))
  await page.addInitScript(() => localStorage.setItem('from', 'airport'))
  await watchShifts(page)
  // The second that a filtered list waits for its scripts lasts ten, however busy this machine is.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.1 })
  for (const address of ['/temples?from=airport&open=now', '/temples']) {
    await page.goto(address)
    await expectAppTime(page)
    // The photograph has not arrived.
    await expect(page.locator('.temple-card').first().locator('img')).toHaveCount(1)
    expect(await shiftsOn(page), address).toEqual([])
  }
  const sorted = await namesFromTop(page)
  expect(sorted).not.toEqual(names)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/temples', { waitUntil: 'load' })
  await expect(page.locator('html')).toHaveAttribute('data-app')
  await expect.poll(() => namesFromTop(page)).toEqual(sorted)
})

function namesOn(page: Page) {
  return page.locator('.temple-name')
}

function placeOf(page: Page) {
  return page.getByRole('combobox', { name: 'From' })
}

function openNow(page: Page) {
  return page.getByRole('checkbox', { name: 'Open now' })
}

function statusOn(page: Page) {
  return page.locator('.list-outcome').getByRole('status')
}

function searchBox(page: Page) {
  return page.getByRole('searchbox', { name: 'Search temples and answers' })
}

/** In the order on the screen, row by row. */
function namesFromTop(page: Page): Promise<string[]> {
  return page.locator('.temple-card').evaluateAll((cards) =>
    cards
      .map((card) => ({
        name: card.querySelector('.temple-name')?.textContent ?? '',
        box: card.getBoundingClientRect(),
      }))
      .sort((one, other) => one.box.top - other.box.top || one.box.left - other.box.left)
      .map(({ name }) => name),
  )
}
