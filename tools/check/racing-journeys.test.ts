import assert from 'node:assert/strict'
import { it } from 'node:test'
import { racingJourneys } from './racing-journeys.ts'

const path = 'tests/journeys/day/arrange.test.ts'

it('refuses a journey that measures time, waits for it, or reads once what may be on its way', () => {
  const racing = [
    'const begun = performance.now()',
    'expect(Date.now() - begun).toBeLessThan(3000)',
    'await page.waitForTimeout(500)',
    'expect(await page.evaluate(() => scrollY)).toBe(0)',
    "expect(await page.locator('h1').textContent()).toBe('My day')",
    'expect(\n  (await box.boundingBox())?.width,\n).toBe(3)',
    'expect.soft(await page.locator(".day-stop").count()).toBe(3)',
  ]
  assert.deepEqual(
    racing.map((text) => racingJourneys([{ path, text: `\n${text}` }]).map((line) => line.split(' ')[0])),
    racing.map(() => [`${path}:2:`]),
  )
})

it('accepts what waits', () => {
  const text = `
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('h1')).toHaveText('My day')
    await page.clock.pauseAt(Date.now() + 60_000)
    expect(await shiftsOn(page)).toEqual([])
    const number = await page.locator('.day-stop').count()`
  assert.deepEqual(racingJourneys([{ path, text }]), [])
  assert.deepEqual(racingJourneys([{ path: 'tests/long/timing.test.ts', text: 'performance.now()' }]), [])
})
