import type { Page } from '@playwright/test'
import { expectNoViolations } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/journey.ts'

test('what is open stands before the rest, and what closes before one is there says why', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-30T19:15:00+05:30'))
  await page.goto('/temples?from=railwayStation')
  await page.getByRole('checkbox', { name: 'Open now' }).check()
  await expect
    .poll(async () => (await groupsOn(page)).map(([name]) => name))
    .toEqual(['Open', 'Ask first', 'Too far for today'])
  const groups = await groupsOn(page)
  expect(groups.flatMap(([, ids]) => ids)).toHaveLength(10)
  const [open] = groups
  expect(open?.[1]).toContain('tirumala')
  await expect(statusOn(page)).toContainText(`Open now: ${open?.[1].length}`)
  await expect(
    page.getByRole('region', { name: 'Too far for today' }).locator('#srikalahasti .temple-note'),
  ).toHaveText('About 55 min by road, at least 1 hour inside; closes 9 pm')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoViolations(page)
  }
})

test('what is open stands nearest first, from the station if no place was chosen, and behind a long line last', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-30T14:00:00+05:30'))
  const reached = ['govindaraja', 'kapila-theertham', 'tiruchanoor', 'appalayagunta', 'kanipakam', 'tirumala']
  for (const from of ['', 'from=railwayStation&']) {
    await page.goto(`/temples?${from}open=now`)
    await expect.poll(async () => (await groupsOn(page))[0]).toEqual(['Open', reached])
    await expect(statusOn(page)).toHaveText(/^Nearest to the railway station first · Open now: 6$/)
    await expect(page.locator('#tirumala .brief-opening')).toHaveText('Open, long line')
  }
  // Doubtful hours have their mark, and no words beside it.
  await expect(page.locator('#kapila-theertham .brief-opening')).toHaveClass(/open doubted$/)
  await expect(page.locator('.temple-note')).toHaveCount(0)
})

test('no card moves as the minutes pass, until its reader asks for it or comes back', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-30T12:20:00+05:30') })
  await page.goto('/temples?open=now')
  const notice = page.locator('#srikalahasti .brief-opening')
  await expect(page.getByRole('region', { name: 'Open', exact: true }).locator(notice)).toBeVisible()
  await page.clock.pauseAt(new Date('2026-11-30T12:28:30+05:30'))
  await expect(notice).toContainText('2 min')
  const before = await groupsOn(page)
  for (const left of ['1 min', 'May be closed']) {
    await page.clock.runFor(60_000)
    await expect(notice).toContainText(left)
  }
  await expect(statusOn(page)).toHaveText('What’s open has changed.')
  await expect.poll(() => groupsOn(page)).toEqual(before)
  await page.getByRole('button', { name: 'Update the list' }).click()
  await expect(statusOn(page)).toBeFocused()
  await expect(statusOn(page)).toHaveText(/ · Open now: \d$/)
  await expect(page.getByRole('region', { name: 'Ask first' }).locator(notice)).toBeVisible()
  await expect(notice).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Update the list' })).toHaveCount(0)

  await show(page, false)
  await page.clock.fastForward(4 * 3_600_000)
  await show(page, true)
  await expect(page.getByRole('region', { name: 'Open', exact: true }).locator('#srikalahasti')).toHaveCount(
    1,
  )
})

async function show(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, !isShown)
}

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
