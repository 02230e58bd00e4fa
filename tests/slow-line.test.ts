import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { openSlowLine } from './slow-line.ts'

for (const width of [360, 1280]) {
  test(`nothing moves while a page comes in pieces at ${width} px`, async ({ page, server }) => {
    const line = await openSlowLine(server.address, 30, 40)
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(watchShifts)
    await page.addInitScript(() => {
      try {
        localStorage.setItem('from', 'airport')
      } catch {
        // The first, empty document has no storage.
      }
    })
    for (const path of ['/temples', '/', '/tirupati', '/temples/tirumala', '/map', '/good-to-know']) {
      await page.goto(line.address + path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await shifts(page), path).toEqual([])
    }
    line.close()
  })
}

test('nothing moves while the list is read to its end on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.addInitScript(watchShifts)
  await page.goto('/temples')
  const end = page.getByRole('contentinfo')
  while (!(await end.evaluate((footer) => footer.getBoundingClientRect().bottom <= innerHeight + 1)))
    await page.mouse.wheel(0, 400)
  expect(await shifts(page)).toEqual([])
})

function watchShifts(): void {
  const shifts: string[] = []
  Reflect.set(window, 'shifts', shifts)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      sources: { node?: Element }[]
    })[]) {
      shifts.push(`${entry.value}: ${entry.sources.map(({ node }) => node?.className || node?.nodeName)}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'shifts'))
}
