import type { Page } from '@playwright/test'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { expect, inTheLongRun, logoutLink, newEmail, test } from '#tests/support/journey.ts'
import { beSignedInWith, expectNothingSaved, expectStops, fillDay, stopsAhead } from '#tests/support/saved.ts'
import { shiftsOn, watchShifts } from '#tests/support/shifts.ts'

const scripts = '**/assets/*.js'

for (const width of [360, 1280]) {
  const when = width === 360 ? {} : inTheLongRun
  test(
    `at ${width} px the plan of before is there before the app, which draws it in the same place`,
    when,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 780 })
      await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
      await plan(page)
      const names = await stopsAhead(page).allTextContents()
      const start = await holdRequests(page, scripts)
      await watchShifts(page)
      await page.reload({ waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today, Mon 23')
      await expect(page.locator('.day-pending')).toBeVisible()
      await expect(stopsAhead(page)).toHaveText(names)
      await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /destination=13/)
      const before = await placesOf(page)
      start()
      await expect(page.locator('.day-plan')).toBeVisible()
      await expect(stopsAhead(page)).toHaveText(names)
      expect(await placesOf(page)).toEqual(before)
      expect(await shiftsOn(page)).toEqual([])
    },
  )
}

test('what is pressed or opened on the plan of before is done, and open, once the app is there', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
  await plan(page)
  const [first = ''] = await stopsAhead(page).allTextContents()
  const start = await holdRequests(page, scripts)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.locator('.day-when > summary').click()
  await page.locator('.day-stop.later summary').first().click()
  await page.getByRole('button', { name: 'Mark as seen' }).click()
  start()
  await expect(page.locator('.day-stop.seen')).toContainText(first)
  await expect(page.getByRole('combobox', { name: 'Back by' })).toBeVisible()
  await expect(page.locator('.day-stop .day-change[open]')).toHaveCount(1)
})

test('what is pressed on the plan of before while that of now is drawn is not lost', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
  await plan(page)
  await page.addInitScript(pressWhatGoes)
  await page.reload()
  await expect(page.locator('.day-plan')).toBeVisible()
  const left = await page.evaluate(() => document.documentElement.dataset.left)
  await expect(page.locator('.day-plan .day-when')).toHaveJSProperty('open', left === 'open')
})

test('a press that the plan of now comes into is not lost', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
  await plan(page)
  const start = await holdRequests(page, scripts)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.locator('.day-when > summary').hover()
  await page.mouse.down()
  start()
  await expect(page.locator('.day-plan')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('combobox', { name: 'Back by' })).toBeVisible()
})

test(
  'the times of a day that begins whenever it is opened are not those of another hour',
  inTheLongRun,
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T09:00:00+05:30'))
    await fillDay(page)
    await page.goto('/day')
    await expect(page.locator('.day-plan')).toBeVisible()
    await page.clock.setFixedTime(new Date('2026-11-23T11:00:00+05:30'))
    const start = await holdRequests(page, scripts)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(stopsAhead(page)).toHaveText([
      'Tirumala',
      'Govindaraja Swami',
      'Kapila Theertham',
      'Srikalahasti',
    ])
    const times = page
      .locator('.day-stop')
      .first()
      .getByText(/\d\s(am|pm)/)
    await expect(times).not.toHaveCount(0)
    await expect(times.first()).toBeHidden()
    start()
    await expect(times.first()).toBeVisible()
  },
)

test('the form stays until the plan is there', inTheLongRun, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
  const planner = await holdRequests(page, '**/assets/day-plans-*.js')
  await page.goto('/day')
  await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('my-day'))).not.toBeNull()
  await expect(page.locator('.day-start')).toBeVisible()
  planner()
  await expect(stopsAhead(page).first()).toBeVisible()
  await expect(page.locator('.day-start')).toHaveCount(0)
})

test('a plan of somebody else is not drawn, and none is left after a logout', async ({ page }) => {
  await beSignedInWith(page, newEmail(), 'iskcon')
  await page.goto('/day')
  await expectStops(page, ['iskcon'])
  await expect.poll(() => keptPlans(page)).toContain('"temple":"iskcon"')
  const start = await holdRequests(page, scripts)
  await page.reload({ waitUntil: 'domcontentloaded' })
  // Without the app, which would keep its plan once more.
  await page.evaluate(() => {
    const kept = localStorage.getItem('kept-plans') ?? ''
    localStorage.setItem('kept-plans', kept.replace(/"owner":"[^"]*"/, '"owner":"somebody"'))
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.locator('.day-pending')).toBeEmpty()
  start()
  await expectStops(page, ['iskcon'])
  await expect.poll(() => keptPlans(page)).not.toContain('somebody')
  await logoutLink(page).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expectNothingSaved(page)
})

async function plan(page: Page): Promise<void> {
  await page.goto('/day')
  await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
  await expect(stopsAhead(page).first()).toBeVisible()
  await expect.poll(() => keptPlans(page)).toContain('"date":"2026-11-23"')
}

function keptPlans(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('kept-plans') ?? '')
}

/** Where the heading, the names and the first buttons stand. */
function placesOf(page: Page): Promise<string[]> {
  return page.locator('main h1, .day-name, .day-number, .day-buttons > *').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { left, top } = one.getBoundingClientRect()
        return `${one.localName} ${Math.round(left)} ${Math.round(top)}`
      }),
  )
}

/** Presses the hours of the plan of before as late as can be: when what takes its place has been rendered. */
function pressWhatGoes(): void {
  const { removeChild } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const hours = child instanceof Element && child.querySelector<HTMLDetailsElement>('.day-when')
    if (hours) {
      hours.querySelector('summary')?.click()
      document.documentElement.dataset.left = hours.open ? 'open' : 'closed'
    }
    return removeChild.call(this, child) as T
  }
}
