import type { Page } from '@playwright/test'
import { days } from '#day/entries/days.ts'
import { expectSound } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/journey.ts'
import { openOptions, stopsAhead, storedRecord } from '#tests/support/saved.ts'
import { shownCopy } from '#web/saved/record.ts'

test('a day starts at a point of the map and ends at another, unless Escape or Back leaves the map', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.clock.setFixedTime(new Date('2026-11-23T09:10:00+05:30'))
  await page.addInitScript(() => {
    Reflect.set(navigator, 'share', async (shared: ShareData) => Reflect.set(window, 'shared', shared))
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/day')
  expect(asked.filter((url) => /point-|map\.json/.test(url))).toEqual([])
  const from = page.getByRole('combobox', { name: 'From' }).first()
  const chooser = page.getByRole('dialog', { name: 'A point on the map' })
  const map = chooser.getByRole('application')
  const place = chooser.getByRole('combobox', { name: 'Place' })
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await from.selectOption('A point on the map…')
    await expect(map).toBeFocused()
    await leave()
    await expect(chooser).toBeHidden()
    await expect(page).toHaveURL('/day')
    await expect(from).toHaveValue('railwayStation')
  }
  await from.selectOption('A point on the map…')
  await expect(map).toBeFocused()
  await expect(place).toHaveValue('railwayStation')
  await expectSound(page)
  // This point is in the north-east of the town.
  const { width: across } = (await map.boundingBox()) ?? { width: 0 }
  await map.click({ position: { x: across * 0.8, y: across * 0.2 } })
  await expect(chooser.getByRole('status')).toContainText('north-east')
  await chooser.getByRole('button', { name: 'Use this point' }).click()
  await expect(chooser).toBeHidden()
  await page.getByRole('button', { name: 'Plan my day', exact: true }).click()

  const begin = page.locator('.day-begin')
  await expect(begin).toContainText('A point on the map')
  await expect(begin).toContainText('north-east')
  await expect(page.locator('.day-end')).toContainText('A point on the map')
  // The guide has no distance from the point, so both legs are estimates, as round as all others of the day.
  for (const leg of [page.locator('.day-leg').first(), page.locator('.day-end .day-leg')])
    await expect(leg).toHaveText(/^\d+\skm · \d+\smin$/)
  await expect
    .poll(() => storedStart(page))
    .toMatchObject({ latitude: expect.any(Number), longitude: expect.any(Number) })
  const start = await storedStart(page)

  // The keyboard alone moves the point to a temple and a step away from it.
  await openOptions(page)
  await page.getByRole('combobox', { name: 'Back to' }).selectOption('Another point on the map…')
  await place.selectOption('iskcon')
  await map.focus()
  await page.keyboard.press('ArrowDown')
  await expect(place).toHaveValue('')
  await place.selectOption('tirumala')
  await chooser.getByRole('button', { name: 'Use this point' }).focus()
  await page.keyboard.press('Enter')
  await expect(chooser).toBeHidden()
  await expect(page.locator('.day-end .day-back')).toContainText('Tirumala')
  await expect.poll(() => storedStart(page)).toEqual(start)

  await page.reload()
  await expect(page.locator('.day-end .day-back')).toContainText('Tirumala')
  await expect(begin).toContainText('north-east')

  await openOptions(page)
  await page.getByRole('button', { name: 'Send this plan' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.has(window, 'shared'))).toBe(true)
  const { text } = await page.evaluate(() => Reflect.get(window, 'shared'))
  expect(text).toContain('A point on the map: ')
  const link = text.split('\n').at(-1)
  expect(link.length).toBeLessThan(300)
  const names = await stopsAhead(page).allTextContents()
  await page.goto('/temples')
  await page.goto(link.replace(/^.*?\/\/[^/]*/, server.address))
  await expect(page.locator('.received-day h3')).toContainText(names)
  await expect(page.locator('.received-day .day-begin')).toContainText('north-east')
  await expect(page.locator('.received-day .day-end')).toContainText('Tirumala')
})

async function storedStart(page: Page) {
  return days(shownCopy(await storedRecord(page)).entries)[0]?.settings.start
}
