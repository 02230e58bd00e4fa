import type { Page } from '@playwright/test'
import { expectNoViolations, sidewaysOverflow } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/journey.ts'
import { readers } from '#tests/support/readers.ts'
import { translationsIn } from '#tests/support/translations.ts'
import { stopsAhead, storedVisits } from '#tests/support/visits.ts'
import { days } from '#web/visits/days.ts'
import { shownCopy } from '#web/visits/kept.ts'

for (const { language, prefix, width, when } of readers) {
  const t = translationsIn(language)

  test(
    `a day starts at a point of the map and ends at another, at ${width} px in ${language}`,
    when,
    async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 780 })
      await page.clock.setFixedTime(new Date('2026-11-23T09:10:00+05:30'))
      await page.addInitScript(() => {
        Reflect.set(navigator, 'share', async (shared: ShareData) => Reflect.set(window, 'shared', shared))
      })
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(`${prefix}/day`)
      expect(asked.filter((url) => /point-|map\.data/.test(url))).toEqual([])
      await page
        .getByRole('combobox', { name: t('From') })
        .first()
        .selectOption(t('A point on the map…'))
      const chooser = page.getByRole('dialog', { name: t('A point on the map') })
      const map = chooser.getByRole('application')
      await expect(map).toBeFocused()
      await expect(chooser.getByRole('combobox', { name: t('Place') })).toHaveValue('railwayStation')
      await expectNoViolations(page)
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
      // In the north-east of the town.
      const { width: across } = (await map.boundingBox()) ?? { width: 0 }
      await map.click({ position: { x: across * 0.9, y: across * 0.1 } })
      await expect(chooser.getByRole('status')).toContainText(t('north-east'))
      await chooser.getByRole('button', { name: t('Use this point') }).click()
      await expect(chooser).toBeHidden()
      await page.getByRole('button', { name: t('Plan my day'), exact: true }).click()

      const begin = page.locator('.day-begin')
      await expect(begin).toContainText(t('A point on the map'))
      await expect(begin).toContainText(t('north-east'))
      await expect(page.locator('.day-end')).toContainText(t('A point on the map'))
      // No fact tells how far it is.
      for (const leg of [page.locator('.day-leg').first(), page.locator('.day-end .day-leg')])
        await expect(leg).toHaveText(/^~/)
      const start = await storedStart(page)
      expect(start).toMatchObject({ latitude: expect.any(Number), longitude: expect.any(Number) })

      // By keyboard alone, to a temple and a step away from it.
      await page.getByText(t('Change the day'), { exact: true }).click()
      await page.getByRole('combobox', { name: t('Back to') }).selectOption(t('Another point on the map…'))
      await chooser.getByRole('combobox', { name: t('Place') }).selectOption('iskcon')
      await map.focus()
      await page.keyboard.press('ArrowDown')
      await expect(chooser.getByRole('combobox', { name: t('Place') })).toHaveValue('')
      await chooser.getByRole('combobox', { name: t('Place') }).selectOption('tirumala')
      await chooser.getByRole('button', { name: t('Use this point') }).focus()
      await page.keyboard.press('Enter')
      await expect(chooser).toBeHidden()
      const tirumala = language === 'te' ? 'తిరుమల' : 'Tirumala'
      await expect(page.locator('.day-end .day-back')).toContainText(tirumala)
      expect(await storedStart(page)).toEqual(start)

      await page.reload()
      await expect(page.locator('.day-end .day-back')).toContainText(tirumala)
      await expect(begin).toContainText(t('north-east'))

      await page.getByText(t('Send or save'), { exact: true }).click()
      await page.getByRole('button', { name: t('Send this day') }).click()
      await expect.poll(() => page.evaluate(() => Reflect.has(window, 'shared'))).toBe(true)
      const { text } = await page.evaluate(() => Reflect.get(window, 'shared'))
      expect(text).toContain(`${t('A point on the map')}: `)
      const link = text.split('\n').at(-1)
      expect(link.length).toBeLessThan(300)
      const names = await stopsAhead(page).allTextContents()
      await page.goto(`${prefix}/temples`)
      await page.goto(link.replace(/^.*?\/\/[^/]*/, baseURL))
      await expect(page.locator('.received-day h3')).toHaveText(names)
      await expect(page.locator('.received-day .day-begin')).toContainText(t('north-east'))
      await expect(page.locator('.received-day .day-end')).toContainText(tirumala)
    },
  )
}

test('Escape and Back leave the map, and the start stays as it was', async ({ page }) => {
  await page.goto('/day')
  const from = page.getByRole('combobox', { name: 'From' }).first()
  const chooser = page.getByRole('dialog', { name: 'A point on the map' })
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await from.selectOption('A point on the map…')
    await expect(chooser.getByRole('application')).toBeFocused()
    await leave()
    await expect(chooser).toBeHidden()
    await expect(page).toHaveURL('/day')
    await expect(from).toHaveValue('railwayStation')
  }
})

async function storedStart(page: Page) {
  return days(shownCopy(await storedVisits(page)).entries)[0]?.settings.start
}
