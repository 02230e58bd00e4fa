import type { Page, Request } from '@playwright/test'
import type { TempleId } from '#guide/temple-ids.ts'
import { expectNoViolations } from '#tests/support/accessibility.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'
import { addButton, dayCount, expectDay, fillDay } from '#tests/support/saved.ts'

test.use({ viewport: { width: 360, height: 780 } })

test('a temple added on the list, its page or the map is counted, stays after a reload, and goes by a second tap', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/temples')
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
  // The scripts that store entries are not loaded until a temple is added.
  expect(asked.filter((url) => /\/(store|write|sync)-/.test(url))).toEqual([])
  const places = page.locator('nav.places')
  const before = await places.getByRole('link').evaluateAll(boxes)
  // A double tap adds, and does not take out again: at once, however slow the machine is, but as soon as the button
  // shows the first.
  await addButton(page, 'govindaraja').evaluate(async (button: HTMLElement) => {
    button.click()
    await Promise.resolve()
    button.click()
  })
  await addButton(page, 'kapila-theertham').click()
  await expect(addButton(page, 'govindaraja')).toHaveAttribute('aria-pressed', 'true')
  await expect(places.getByRole('link', { name: /^My day ?, Temples: 2$/ })).toBeVisible()
  await expect(dayCount(page)).toHaveCSS('--day-count', '"2"')
  // The count has its place from the beginning, so nothing else moves for it.
  await expect.poll(() => places.getByRole('link').evaluateAll(boxes)).toEqual(before)
  await expectDay(page, ['govindaraja', 'kapila-theertham'])

  await page.reload()
  await expect(addButton(page, 'govindaraja')).toHaveAttribute('aria-pressed', 'true')
  await expect(addButton(page, 'tirumala')).toHaveAttribute('aria-pressed', 'false')
  await addButton(page, 'govindaraja').click()
  await expect(addButton(page, 'govindaraja')).toHaveAttribute('aria-pressed', 'false')
  await expectDay(page, ['kapila-theertham'])

  await page.goto('/temples/kanipakam')
  await page.getByRole('button', { name: 'My day Kanipakam' }).click()
  await expectDay(page, ['kapila-theertham', 'kanipakam'])
  await page.goto('/map')
  await pressOnMap(page, 'iskcon')
  await page.locator('.temple-peek').getByRole('button', { name: 'My day' }).click()
  await expectDay(page, ['kapila-theertham', 'kanipakam', 'iskcon'])
})

test('a tap says for which date the temple was added, where it was tapped, and both taps can be undone', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
  const said = page.locator('.said')
  await page.goto('/temples')
  await addButton(page, 'kapila-theertham').click()
  await expect(said.getByText('In today’s plan')).toBeVisible()
  await said.getByRole('button', { name: 'Undo' }).click()
  await expect(addButton(page, 'kapila-theertham')).toHaveAttribute('aria-pressed', 'false')
  await expect(said).toBeEmpty()
  await expectDay(page, [])

  // After two in the afternoon, the queue of many hours fits no more.
  await page.goto('/temples/tirumala')
  await page.getByRole('button', { name: 'My day Tirumala' }).click()
  await expect(said.getByText('On Tuesday, 24 November')).toBeVisible()
  await expectDay(page, ['tirumala'])
  await page.goto('/temples')
  await addButton(page, 'iskcon').click()
  await expectDay(page, ['tirumala', 'iskcon'])
  await addButton(page, 'tirumala').click()
  await expect(said.getByText('No longer in your plan')).toBeVisible()
  await expectDay(page, ['iskcon'])
  await said.getByRole('button', { name: 'Undo' }).click()
  // In the place that it had.
  await expectDay(page, ['tirumala', 'iskcon'])
  await addButton(page, 'kanipakam').click()
  await said.getByRole('link', { name: 'See the plan' }).click()
  await expect(page).toHaveURL('/day')
  await expect(said).toBeEmpty()
})

test(
  'a day that begins on the list starts and ends where the list does',
  inTheLongRun,
  async ({ page, context }) => {
    await page.goto('/temples')
    await page.getByRole('combobox', { name: 'From' }).selectOption({ label: 'Airport' })
    await addButton(page, 'tirumala').click()
    await expectDay(page, ['tirumala'])
    await page.goto('/day')
    await expect(page.locator('.day-begin')).toContainText('Airport')
    await expect(page.locator('.day-end')).toContainText('Airport')

    await page.locator('.day-options > summary').click()
    await page.getByRole('button', { name: 'Delete this plan' }).click()
    await expectDay(page, [])
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 13.6, longitude: 79.42 })
    await page.goto('/temples')
    await page.getByRole('combobox', { name: 'From' }).selectOption({ label: 'Near me' })
    await expect(page.getByText('Nearest to you first')).toBeVisible()
    await addButton(page, 'tirumala').click()
    await expectDay(page, ['tirumala'])
    await page.locator('nav.places').getByRole('link', { name: 'My day' }).click()
    await expect(page.locator('.day-begin')).toContainText('Where you are')
  },
)

test('the count stands there before the app has started, and a tap before adds what it promises to', async ({
  page,
}) => {
  await page.goto('/temples')
  await addButton(page, 'iskcon').click()
  await addButton(page, 'kanipakam').click()
  await expectDay(page, ['iskcon', 'kanipakam'])
  const start = await holdRequests(page, '**/assets/*.js')
  await page.goto('/temples', { waitUntil: 'domcontentloaded' })
  await expect(dayCount(page)).toHaveCSS('--day-count', '"2"')
  await addButton(page, 'tirumala').click()
  await expect(addButton(page, 'tirumala')).toHaveAttribute('aria-pressed', 'false')
  // The buttons show the day as early as the count does.
  await expect(addButton(page, 'iskcon')).toHaveAttribute('aria-pressed', 'true')
  await expect(addButton(page, 'iskcon')).toHaveText(/^✓ My day/)
  await expect(addButton(page, 'kanipakam')).toHaveText(/^✓ My day/)
  await addButton(page, 'kanipakam').click()
  start()
  await expect(addButton(page, 'tirumala')).toHaveAttribute('aria-pressed', 'true')
  await expect(addButton(page, 'kanipakam')).toHaveAttribute('aria-pressed', 'false')
  await expect(addButton(page, 'kanipakam')).toHaveText(/^\+ My day/)
  await expect(addButton(page, 'iskcon')).toHaveText(/^✓ My day/)
  await expectDay(page, ['iskcon', 'tirumala'])
})

test(
  'a link that is pressed right after a tap waits for the app, which alone can keep the tap',
  inTheLongRun,
  async ({ page, context }) => {
    // The app starts only when the page's clock goes on, and nothing is said of a wait that is too long.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto('/temples', { waitUntil: 'domcontentloaded' })
    await addButton(page, 'tirumala').click()
    const link = page.locator('nav.places').getByRole('link', { name: 'My day' })
    await link.click()
    await expect(page.locator('html')).toHaveAttribute('data-loading', 'waiting')
    await page.clock.resume()
    await expect(page).toHaveURL('/day')
    await expectDay(page, ['tirumala'])

    // An app that doesn't come holds nobody back.
    await holdRequests(page, '**/assets/*.js')
    await page.goto('/temples', { waitUntil: 'domcontentloaded' })
    await addButton(page, 'iskcon').click()
    const opened = context.waitForEvent('page')
    await link.click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL('/day')
    await link.click()
    await expect(page).toHaveURL('/temples')
    await page.locator('nav.places').getByRole('link', { name: 'Map' }).click()
    await expect(page).toHaveURL('/map')
  },
)

test('a tap whose script does not arrive is stored by the next page', inTheLongRun, async ({ page }) => {
  await page.goto('/temples')
  await page.route('**/assets/store-taps-*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', isForTaps)
  await addButton(page, 'iskcon').click()
  await failed
  await expect(addButton(page, 'iskcon')).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/assets/store-taps-*.js')
  await page.goto('/good-to-know')
  await expectDay(page, ['iskcon'])
})

test(
  'a tap that is not stored yet counts, whatever another tab writes that has not heard of it',
  inTheLongRun,
  async ({ page, context }) => {
    await fillDay(page, ['tirumala', 'iskcon'])
    const other = await context.newPage()
    await other.goto('/temples')
    await expect(addButton(other, 'iskcon')).toHaveAttribute('aria-pressed', 'true')
    const before = await other.evaluate(() => localStorage.getItem('my-day') ?? '')
    await page.route('**/assets/store-taps-*.js', (route) => route.abort())
    await page.goto('/temples')
    const failed = page.waitForEvent('requestfailed', isForTaps)
    await addButton(page, 'tirumala').click()
    await failed
    await other.evaluate((text) => localStorage.setItem('my-day', text), before)
    await expect(addButton(other, 'tirumala')).toHaveAttribute('aria-pressed', 'false')
    await expect(addButton(page, 'tirumala')).toHaveAttribute('aria-pressed', 'false')
    await page.unroute('**/assets/store-taps-*.js')
    await page.goto('/good-to-know')
    await expectDay(page, ['iskcon'])
  },
)

test('another tab shows at once what was added in this one', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/temples')
  await page.goto('/temples/tirumala')
  await addButton(page, 'tirumala').click()
  await expect(addButton(other, 'tirumala')).toHaveAttribute('aria-pressed', 'true')
  await expect(other.locator('html')).toHaveCSS('--day-count', '"1"')
  await addButton(other, 'iskcon').click()
  await expect(page.locator('html')).toHaveCSS('--day-count', '"2"')
  await addButton(other, 'tirumala').click()
  await expect(addButton(page, 'tirumala')).toHaveAttribute('aria-pressed', 'false')
  await expectDay(page, ['iskcon'])
})

test(
  'where the browser stores nothing, the day lasts as long as the page, which says so once, on the map too',
  inTheLongRun,
  async ({ page }) => {
    await page.addInitScript(forbidStorage)
    await page.goto('/map')
    await pressOnMap(page, 'kapila-theertham')
    const peek = page.getByRole('region', { name: 'Kapila Theertham' })
    await peek.locator('.add-to-day').click()
    const notice = page.getByRole('status').filter({ hasText: 'This browser saves nothing here' })
    await expect(notice).toHaveCount(1)
    await expectNoViolations(page)
    await page.locator('.update-notice').getByRole('button', { name: 'Close' }).click()
    await expect(notice).toHaveCount(0)

    await page.locator('nav.places').getByRole('link', { name: 'Temples', exact: true }).click()
    await expect(addButton(page, 'kapila-theertham')).toHaveAttribute('aria-pressed', 'true')
    // The reader needs to be told only once.
    await addButton(page, 'kanipakam').click()
    await expect(dayCount(page)).toHaveCSS('--day-count', '"2"')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('my-day'))).toBeNull()
    await expect(notice).toHaveCount(0)
    await page.reload()
    await expect(addButton(page, 'kanipakam')).toHaveAttribute('aria-pressed', 'false')
  },
)

async function pressOnMap(page: Page, temple: TempleId): Promise<void> {
  const mark = page.getByRole('application').locator(`[data-place=${temple}] circle`).first()
  // The map itself is pressed, there.
  await mark.click({ force: true })
}

/** Photographs fail in every journey. */
function isForTaps(request: Request): boolean {
  return request.url().includes('/assets/store-taps-')
}

function boxes(elements: Element[]): string[] {
  return elements.map((element) => JSON.stringify(element.getBoundingClientRect()))
}

/** Runs in the page, and does as browsers that store nothing. */
function forbidStorage(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
}
