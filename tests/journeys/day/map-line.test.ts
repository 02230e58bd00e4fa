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
  await expect(page.locator('.place-map .mark').first()).toBeVisible()
  await expect(page.locator('.place-map .order')).toHaveCount(0)
  expect(scripts.filter((url) => url.includes('day-path'))).toEqual([])

  await page.goto('/temples')
  for (const temple of order) await addButton(page, temple).click()
  await expectDay(page, order)
  await page.goto('/map')
  for (const [index, temple] of order.entries())
    await expect(page.locator(`.place-map [data-place=${temple}] .order`)).toHaveText(String(index + 1))
  expect(scripts.some((url) => url.includes('day-path'))).toBe(true)
  // The way leads from the station by road to Tiruchanoor, and from Govindaraja back to it.
  const known = page.locator('.place-map .map-way path:not(.guessed)')
  await expect.poll(async () => (await known.getAttribute('d'))?.match(/M/g)?.length).toBe(order.length + 1)
  await expectNoViolations(page)
})
