import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'

test('a document has one clock, which stops while the page is hidden', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T20:50:20+05:30'))
  await page.addInitScript(watchMinuteTimers)
  await page.goto('/temples')
  const line = page.locator('#tiruchanoor .brief-opening')
  await expect(line).toContainText('40 min left')
  const timers = () => page.evaluate(() => Reflect.get(window, 'minuteTimers').size)
  expect(await timers()).toBe(1)

  await show(false)
  expect(await timers()).toBe(0)
  await page.clock.setFixedTime(new Date('2026-11-23T21:00:20+05:30'))
  await show(true)
  await expect(line).toContainText('30 min left')
  expect(await timers()).toBe(1)

  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'USER LOGIN' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Temples' }).click()
  await expect(line).toContainText('30 min left')
  expect(await timers()).toBe(1)

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

for (const [time, path] of [
  ['2026-11-23T20:50:20+05:30', '/temples'],
  ['2026-11-27T04:00:00+05:30', '/te/temples'],
  ['2026-11-28T15:10:00+05:30', '/temples/srikalahasti'],
  ['2026-11-27T23:30:00+05:30', '/hi/temples/tiruchanoor'],
] as const) {
  test(`whether a temple is open is said before the scripts come: ${path} at ${time}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(time))
    await page.goto(path)
    await expect(page.locator('[data-notices]')).toHaveCount(0)
    const told = await noticesSeen(page)
    expect(told).toHaveLength(path.endsWith('/temples') ? 10 : 1)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(path, { waitUntil: 'load' })
    await expect(page.locator('html')).toHaveAttribute('data-app')
    expect(await noticesSeen(page)).toEqual(told)
  })
}

for (const [path, seen] of [
  ['/temples/tiruchanoor', '.temple-status p'],
  ['/ta/temples', '#tiruchanoor .temple-times p'],
] as const) {
  test(`a Friday’s hours are said before the scripts come: ${path}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-27T14:10:00+05:30'))
    await page.goto(path)
    await expect(page.locator('[data-weekdays]')).toHaveCount(0)
    const hours = await linesSeen(page, seen)
    expect(hours.join()).toMatch(/Friday: |வெள்ளி/)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(path, { waitUntil: 'load' })
    await expect(page.locator('html')).toHaveAttribute('data-app')
    expect(await linesSeen(page, seen)).toEqual(hours)
  })
}

test('a clock before the day on which the hours were checked is wrong: nothing is said early, and later only with doubt', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2001-01-01T09:00:00+05:30'))
  await page.goto('/temples')
  const told = (await noticesSeen(page)).filter((notice) => /\d/.test(notice))
  expect(told.length).toBeGreaterThan(0)
  for (const notice of told) expect(notice).toContain('~')
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

/** With what their colour says. */
function noticesSeen(page: Page): Promise<string[]> {
  return page
    .locator('.brief-opening')
    .evaluateAll((notices) => notices.map(({ className, textContent }) => `${className}: ${textContent}`))
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
