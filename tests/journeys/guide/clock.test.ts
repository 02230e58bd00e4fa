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
