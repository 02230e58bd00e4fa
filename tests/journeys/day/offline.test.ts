import { expect, test } from '#tests/support/journey.ts'
import { stored } from '#tests/support/offline.ts'
import { readers } from '#tests/support/readers.ts'
import { translationsIn } from '#tests/support/translations.ts'
import { setTime, stopsAhead } from '#tests/support/visits.ts'

test.use({ serviceWorkers: 'allow' })

for (const { language, prefix, width, when } of readers) {
  const t = translationsIn(language)

  test.describe(`at ${width} px in ${language}`, when, () => {
    test.use({ viewport: { width, height: 780 } })

    test('a day is planned, followed and kept without a network', async ({ page, context }) => {
      await page.goto(`${prefix}/temples`)
      await stored(page, language)
      await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
      await context.setOffline(true)
      await page.goto(`${prefix}/day`)
      await page.getByRole('button', { name: t('Plan my day'), exact: true }).click()
      await expect(stopsAhead(page).first()).toBeVisible()
      const names = await stopsAhead(page).allTextContents()
      await setTime(page, '14:45')
      const first = page.locator('.day-stop').first()
      await first
        .getByRole('button', { name: t('Seen') })
        .first()
        .click()
      await expect(stopsAhead(page)).toHaveCount(names.length - 1)
      await page.reload()
      const seen = page.locator('.day-stop.seen')
      await expect(seen).toContainText(t('Seen, {time}').replace('{time}', ''))
      await expect(seen).toContainText('2:45')
      expect(await stopsAhead(page).allTextContents()).toEqual(names.slice(1))
    })
  })
}
