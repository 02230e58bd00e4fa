import type { Page } from '@playwright/test'
import { expectAppTime } from '#tests/support/drawn/app-time.ts'
import { expect, test } from '#tests/support/journey.ts'

test('a document has one clock, which stops while the page is hidden', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-30T19:20:20+05:30'))
  await page.addInitScript(watchMinuteTimers)
  await page.goto('/temples')
  const line = page.locator('#tiruchanoor .brief-opening')
  await expect(line).toContainText('40 min left')
  const timers = () => page.evaluate(() => Reflect.get(window, 'minuteTimers').size)
  await expect.poll(timers).toBe(1)

  await show(false)
  await expect.poll(timers).toBe(0)
  await page.clock.setFixedTime(new Date('2026-11-30T19:30:20+05:30'))
  await show(true)
  await expect(line).toContainText('30 min left')
  await expect.poll(timers).toBe(1)

  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'USER LOGIN' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Temples' }).click()
  await expect(line).toContainText('30 min left')
  await expect.poll(timers).toBe(1)

  function show(visible: boolean) {
    return page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        value: hidden ? 'hidden' : 'visible',
      })
      document.dispatchEvent(new Event('visibilitychange'))
    }, !visible)
  }
})

test.describe('in a phone set to another zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('whether a temple is open, and its hours on a day of closed doors, are said before the scripts come', async ({
    page,
  }) => {
    for (const [path, notices, hours] of [
      ['/ta/temples', 10, '#tirumala .temple-hours p'],
      ['/temples/tirumala', 1, '.temple-status p'],
    ] as const) {
      await page.clock.setFixedTime(new Date('2027-09-28T05:30:00+05:30'))
      await page.goto(path)
      await expectAppTime(page)
      const told = [...(await noticesSeen(page)), ...(await linesSeen(page, hours))]
      await expect(page.locator('.brief-opening')).toHaveCount(notices)
      expect(told.join()).toMatch(/Today: 3\sam to 6\sam, noon to 10:30\spm|இன்று/)
      if (notices === 1) expect(told[0]).toMatch(/expected to close at 6\sam/)
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto(path, { waitUntil: 'load' })
      await expect(page.locator('html')).toHaveAttribute('data-app')
      expect([...(await noticesSeen(page)), ...(await linesSeen(page, hours))]).toEqual(told)
      await page.unroute('**/assets/*.js')
    }
  })
})

test('a clock before the day on which the hours were checked is wrong: nothing is said early, and later only with doubt', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2001-01-01T09:00:00+05:30'))
  await page.goto('/temples')
  await expectAppTime(page)
  const told = await page.locator('.brief-opening').count()
  expect(told).toBeGreaterThan(0)
  await expect(page.locator('.brief-opening:is(.doubted, .unsure)')).toHaveCount(told)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/temples', { waitUntil: 'load' })
  await expect(page.locator('html')).toHaveAttribute('data-app')
  expect((await noticesSeen(page)).join('')).not.toMatch(/\d/)
})

function linesSeen(page: Page, lines: string) {
  return page
    .locator(lines)
    .evaluateAll((all) => all.filter((line) => line.checkVisibility()).map((line) => line.textContent))
}

/** Each notice with the meaning of its colour, and without what the app adds for screen readers. */
function noticesSeen(page: Page): Promise<string[]> {
  return page
    .locator('.brief-opening')
    .evaluateAll((notices) =>
      notices.map(({ className, textContent }) => `${className}: ${textContent.replace(/ \([^)]*\)$/, '')}`),
    )
}

/** Runs in the page: tracks the timers for the next minute, which is 40 s away. */
function watchMinuteTimers(): void {
  const waiting = new Set<unknown>()
  Reflect.set(window, 'minuteTimers', waiting)
  const { setTimeout: start, clearTimeout: stop } = window
  Reflect.set(window, 'setTimeout', (...args: Parameters<typeof start>) => {
    const timer = start(...args)
    if (args[1] === 40_000) waiting.add(timer)
    return timer
  })
  Reflect.set(window, 'clearTimeout', (timer: number) => {
    waiting.delete(timer)
    stop(timer)
  })
}
