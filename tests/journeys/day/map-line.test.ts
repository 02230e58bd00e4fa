import type { Page } from '@playwright/test'
import type { TempleId } from '#guide/temple-ids.ts'
import { expectNoViolations } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/journey.ts'
import { addButton, expectDay } from '#tests/support/saved.ts'

const order: TempleId[] = ['tiruchanoor', 'kapila-theertham', 'govindaraja']

test('the map draws the day in its order, and loads nothing for it without one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/map')
  await expect(page.locator('.map-sheet.shown .mark').first()).toBeVisible()
  expect(scripts.filter((url) => url.includes('day-line'))).toEqual([])

  await page.goto('/temples')
  for (const temple of order) await addButton(page, temple).click()
  await expectDay(page, order)
  await page.goto('/map')
  await expect(page.locator('.day-line')).toHaveCount(3)
  expect(scripts.some((url) => url.includes('day-line'))).toBe(true)
  await expect.poll(() => numbersByTemple(page)).toEqual({ tiruchanoor: '1' })
  await page.getByRole('radio', { name: 'Tirupati town' }).check()
  await expect.poll(() => numbersByTemple(page)).toEqual({ 'kapila-theertham': '2', govindaraja: '3' })
  // The line leads from the station and back to it.
  for (const path of await page.locator('.day-line path').all()) {
    const shape = async () => {
      const points = (await path.getAttribute('d'))?.split(/[ML]/).slice(1) ?? []
      return { points: points.length, comesBack: points.at(-1) === points[0] }
    }
    await expect.poll(shape).toEqual({ points: order.length + 2, comesBack: true })
  }
  await expectNoViolations(page)
})

/** On the sheet that is shown; maps each small number to the temple whose mark is nearest. */
async function numbersByTemple(page: Page): Promise<Record<string, string>> {
  const near = await page.evaluate(() => {
    const middle = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return { x: (left + right) / 2, y: (top + bottom) / 2 }
    }
    const marks = [...document.querySelectorAll('.map-sheet.shown a:has(.number)')].map((link) => ({
      id: link.getAttribute('href')?.split('/').at(-1) ?? '',
      ...middle(link.querySelector('.mark') ?? link),
    }))
    return [...document.querySelectorAll('.map-sheet.shown .day-numbers > g')].map(
      (number): [string, string] => {
        const { x, y } = middle(number)
        const distance = (mark: { x: number; y: number }) => Math.hypot(mark.x - x, mark.y - y)
        const nearest = marks.toSorted((one, other) => distance(one) - distance(other))[0]
        return [nearest?.id ?? 'none', number.textContent ?? '']
      },
    )
  })
  return Object.fromEntries(near)
}
