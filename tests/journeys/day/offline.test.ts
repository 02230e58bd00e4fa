import { expect, test } from '#tests/support/journey.ts'
import { stored } from '#tests/support/offline.ts'
import { setTime, stopsAhead } from '#tests/support/visits.ts'

test.use({ viewport: { width: 360, height: 780 }, serviceWorkers: 'allow' })

test('a day is planned, followed and kept without a network', async ({ page, context }) => {
  await page.goto('/temples')
  await stored(page, 'en')
  await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
  await context.setOffline(true)
  await page.goto('/day')
  await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
  await expect(stopsAhead(page).first()).toBeVisible()
  const names = await stopsAhead(page).allTextContents()
  await setTime(page, '14:45')
  await page.locator('.day-stop').first().getByRole('button', { name: 'Seen' }).first().click()
  await expect(stopsAhead(page)).toHaveCount(names.length - 1)
  await page.reload()
  await expect(page.locator('.day-stop.seen')).toContainText('Seen, 2:45 pm')
  expect(await stopsAhead(page).allTextContents()).toEqual(names.slice(1))
})
