import type { Page } from '@playwright/test'
import { temples } from '#guide/content/temples.ts'
import { expectNoViolations } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/journey.ts'
import { readers } from '#tests/support/readers.ts'
import { translationsIn } from '#tests/support/translations.ts'
import { setTime } from '#tests/support/visits.ts'

for (const { language, prefix, width, when } of readers) {
  const t = translationsIn(language)

  test.describe(`at ${width} px in ${language}`, when, () => {
    test.use({ viewport: { width, height: 800 } })

    test('what is open stands before what has to be asked, opens later or is closed', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
      await page.goto(`${prefix}/temples`)
      await page.getByRole('checkbox', { name: t('Open now') }).check()
      expect(await groupsOn(page)).toEqual([
        [
          t('Open'),
          ['tirumala', 'tiruchanoor', 'kapila-theertham', 'kanipakam', 'govindaraja', 'appalayagunta'],
        ],
        [t('Ask first'), ['srinivasa-mangapuram', 'srikalahasti', 'vakula-matha']],
        [t('Opens later'), ['iskcon']],
      ])
      await expect(statusOn(page)).toHaveText(t('Open now: {count}').replace('{count}', '6'))
      for (const name of ['Open', 'Ask first', 'Opens later'])
        await expect(page.getByRole('heading', { level: 2, name: t(name), exact: true })).toBeVisible()
    })

    test('what closes before one is there is too far for today, with the reason', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-23T20:15:00+05:30'))
      await page.goto(`${prefix}/temples?from=airport&open=now`)
      const tooFar = page.getByRole('region', { name: t('Too far for today') })
      await expect(tooFar.locator('#srikalahasti .temple-note')).toHaveText(
        language === 'en'
          ? '~45 min by road, at least 1 hour inside; closes 9 pm'
          : 'రోడ్డు మీద ~45 ని., లోపల కనీసం 1 గంట; రాత్రి 9:00కు మూసేస్తారు',
      )
      await expect(
        page.getByRole('region', { name: t('Open'), exact: true }).locator('#tirumala'),
      ).toHaveCount(1)
      // What may be closed on arrival.
      await expect(page.getByRole('region', { name: t('Ask first') }).locator('article')).toHaveCount(1)
    })

    test('what is to be asked first says why, unless its notice does', async ({ page }) => {
      const askFirst = page.getByRole('region', { name: t('Ask first') })
      await page.clock.setFixedTime(new Date('2026-11-23T20:15:00+05:30'))
      await page.goto(`${prefix}/temples?from=railwayStation&open=now`)
      for (const id of ['kapila-theertham', 'iskcon'])
        await expect(askFirst.locator(`#${id} .temple-note`)).toContainText(
          language === 'en' ? '; closes ~8:30 pm' : '~రాత్రి 8:30కు మూసేస్తారు',
        )
      await page.clock.setFixedTime(new Date('2026-11-23T10:00:00+05:30'))
      await page.goto(`${prefix}/temples?from=railwayStation&open=now`)
      await expect(askFirst.locator('#iskcon .temple-note')).toHaveText(
        t('We’re not sure of its hours. Ask first'),
      )
    })
  })
}

test('where nothing is open, the list says what opens next', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T02:00:00+05:30'))
  await page.goto('/temples?open=now')
  await expect(statusOn(page)).toHaveText('Open now: 0 · Next: Tirumala, 3 am')
  await page.getByRole('link', { name: 'Temples' }).first().click()
  await expect(page.locator('.temple-name').first()).toHaveText('Tirumala')
  await page.clock.setFixedTime(new Date('2026-11-23T23:00:00+05:30'))
  await page.goto('/temples?open=now&q=kanipakam')
  await expect(statusOn(page)).toHaveText(
    `1 of ${temples.length} temples · Open now: 0 · Next: Kanipakam, tomorrow 5 am`,
  )
  expect(await groupsOn(page)).toEqual([['Closed today', ['kanipakam']]])
  await page.clock.setFixedTime(new Date('2026-11-23T23:30:00+05:30'))
  await page.goto('/temples?open=now&from=railwayStation')
  await expect(statusOn(page)).toContainText('Open now: 0 · Next: Tirumala, tomorrow 3 am')
  await expect(page.locator('#tirumala .brief-opening')).toHaveText('Open until ~1 am')
  await expect(page.locator('#tirumala .temple-note')).toContainText('inside with a ticket; closes ~1 am')
})

test('no card moves as the minutes pass, until its reader asks for it', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T12:28:30+05:30') })
  await page.goto('/temples?open=now')
  const before = await groupsOn(page)
  expect(before[0]?.[1]).toContain('srikalahasti')
  for (const left of ['1 min', 'May be closed']) {
    await page.clock.runFor(60_000)
    await expect(page.locator('#srikalahasti .brief-opening')).toContainText(left)
  }
  expect(await groupsOn(page)).toEqual(before)
  await expect(statusOn(page)).toHaveText('What’s open has changed.')
  await page.getByRole('button', { name: 'Update the list' }).click()
  await expect(statusOn(page)).toBeFocused()
  await expect(statusOn(page)).toHaveText(/^Open now: \d$/)
  const [open, askFirst] = await groupsOn(page)
  expect(open?.[1]).not.toContain('srikalahasti')
  expect(askFirst?.[1]).toContain('srikalahasti')
  await expect(page.getByRole('button', { name: 'Update the list' })).toHaveCount(0)
})

test('whoever comes back to the list finds it in order', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T12:28:30+05:30') })
  await page.goto('/temples?open=now')
  await expect(page.getByRole('region', { name: 'Open', exact: true }).locator('#srikalahasti')).toHaveCount(
    1,
  )
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, value: true }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.clock.fastForward(10 * 60_000)
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, value: false }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('region', { name: 'Ask first' }).locator('#srikalahasti')).toHaveCount(1)
})

test('axe finds nothing in the groups, in either colours', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T20:15:00+05:30'))
  await page.goto('/temples?from=airport&open=now')
  await page.locator('.temple-note').first().waitFor()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoViolations(page)
  }
})

test('every temple stands in one group at any time of the day', async ({ page }) => {
  const openNow = page.getByRole('checkbox', { name: 'Open now' })
  await page.goto('/temples?from=railwayStation')
  for (const hour of ['00', '03', '06', '09', '12', '15', '18', '21']) {
    await setTime(page, `${hour}:20`, '2026-11-27')
    await openNow.click()
    await expect(openNow).toBeChecked()
    await expect(page.locator('.temple-group').first()).toBeVisible()
    const grouped = (await groupsOn(page)).flatMap(([, ids]) => ids)
    expect(grouped.sort()).toEqual(temples.map(({ id }) => id).sort())
    await openNow.click()
    await expect(openNow).not.toBeChecked()
  }
})

function statusOn(page: Page) {
  return page.locator('.list-outcome').getByRole('status')
}

/** The heading of each group, and the ids of its temples. */
async function groupsOn(page: Page): Promise<[string, string[]][]> {
  await page.locator('.temple-group').first().waitFor()
  return page
    .locator('.temple-group')
    .evaluateAll((groups) =>
      groups.map((group) => [
        group.querySelector('h2')?.textContent ?? '',
        [...group.querySelectorAll('article')].map(({ id }) => id),
      ]),
    )
}
