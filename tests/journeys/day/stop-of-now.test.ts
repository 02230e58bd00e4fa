import type { Page } from '@playwright/test'
import { expectNoViolations } from '#tests/support/accessibility.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { expect, inTheLongRun, newEmail, test } from '#tests/support/journey.ts'
import { addButton, beSignedInOnList, expectDay, expectSaved, setTime } from '#tests/support/saved.ts'
import { shiftsOn, watchShifts } from '#tests/support/shifts.ts'

test.use({ viewport: { width: 360, height: 800 } })

const date = '2026-11-30'

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(`${date}T09:00:00+05:30`)))

test('with a plan for today, both first pages begin with its stop of now, before the app has started, and move nothing', async ({
  page,
}) => {
  await page.goto('/tirupati')
  await expect(stop(page)).toBeEmpty()
  await planTwo(page)
  await watchShifts(page)
  for (const path of ['/', '/tirupati']) {
    const start = await holdRequests(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(stop(page).getByRole('heading')).toHaveText('Kapila Theertham')
    await expect(stop(page)).toContainText('stop 1 of 2')
    await expect(stop(page)).toContainText(/9:\d\d\sam to 10:\d\d\sam/)
    await expect(stop(page).getByRole('link', { name: /^Directions/ })).toHaveAttribute(
      'href',
      /google.*13\.65/,
    )
    start()
    await page.waitForFunction(() => !document.documentElement.dataset.app)
    await expectNoViolations(page, { targets: true })
    expect(await shiftsOn(page)).toEqual([])
    await page.unroute('**/assets/*.js')
  }
  // None of what plans was loaded for that.
  const planners = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => /follow-order|day-plan/.test(name)),
  )
  expect(planners).toEqual([])
  await stop(page).getByRole('link', { name: 'My day' }).click()
  await expect(page).toHaveURL('/day')
})

test('what is ticked on the first page gives way to the next stop, can be undone, and is ticked in My day', async ({
  page,
}) => {
  await planTwo(page)
  await page.goto('/')
  await stop(page).getByRole('button', { name: 'Driver Kapila Theertham' }).click()
  await expect(page.getByRole('dialog', { name: 'Show driver' })).toContainText('కపిల')
  await page.getByRole('button', { name: 'Close' }).click()
  await stop(page).getByRole('button', { name: 'Seen Kapila Theertham' }).click()
  await expect(stop(page).getByRole('heading')).toHaveText('Iskon')
  await expect(stop(page)).toContainText('stop 2 of 2')
  const said = page.locator('.said')
  await expect(said).toContainText('Seen: Kapila Theertham')
  await said.getByRole('button', { name: 'Undo' }).click()
  await expect(stop(page).getByRole('heading')).toHaveText('Kapila Theertham')
  await stop(page).getByRole('button', { name: 'Seen Kapila Theertham' }).click()
  await expect(stop(page)).toContainText('stop 2 of 2')
  await page.goto('/day')
  await expect(page.locator('.day-stop.seen')).toContainText('Kapila Theertham')
})

test(
  'the stop of now goes when the day is over, and when its owner has logged out',
  inTheLongRun,
  async ({ page }) => {
    await beSignedInOnList(page, newEmail())
    await planTwo(page)
    await expectSaved(page)
    await page.goto('/tirupati')
    await expect(stop(page).getByRole('heading')).toHaveText('Kapila Theertham')
    await setTime(page, '23:50', date)
    await expect(stop(page)).toBeEmpty()
    await setTime(page, '09:10', date)
    await expect(stop(page).getByRole('heading')).toHaveText('Kapila Theertham')
    await page.getByRole('link', { name: 'Logout' }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/login')
    await page.goto('/')
    await expect(stop(page)).toBeEmpty()
  },
)

test(
  'a plan in another language, and one from another device, is there without a visit to My day',
  inTheLongRun,
  async ({ page }) => {
    await planTwo(page)
    await page.goto('/te')
    await expect(stop(page).getByRole('heading')).toHaveText('కపిల తీర్థం')
    await page.evaluate(() => localStorage.removeItem('kept-plans'))
    await page.goto('/')
    await expect(stop(page).getByRole('heading')).toHaveText('Kapila Theertham')
  },
)

/** Ends on the list, once the plan for today is kept. */
async function planTwo(page: Page): Promise<void> {
  await page.goto('/temples')
  await addButton(page, 'kapila-theertham').click()
  await expect(page.getByText('In today’s plan')).toBeVisible()
  await addButton(page, 'iskcon').click()
  await expectDay(page, ['kapila-theertham', 'iskcon'])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-plans'))).toContain('iskcon')
}

function stop(page: Page) {
  return page.locator('.stop-of-now')
}
