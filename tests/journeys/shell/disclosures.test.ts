import { expect, test } from '#tests/support/journey.ts'

test('all that unfolds has one look: a chevron that turns, 44 pixels high, and no mark of the browser', async ({
  page,
}) => {
  await page.goto('/temples')
  await page
    .locator('#iskcon')
    .getByRole('button', { name: /My day/ })
    .click()
  for (const path of ['/good-to-know', '/good-to-know/darshan', '/tirupati', '/temples/tirumala', '/day']) {
    await page.goto(path)
    // But a menu of three dots, and what stands open on a wide screen.
    const summaries = page.locator('summary:visible:not(.more-menu > *, .day-options > *, .temple-rail *)')
    await expect(summaries.nth(1)).toBeVisible()
    const looks = await summaries.evaluateAll((all) =>
      all.map((summary) => {
        const chevron = getComputedStyle(summary, '::after')
        return {
          text: summary.textContent,
          display: getComputedStyle(summary).display,
          height: summary.getBoundingClientRect().height,
          chevron: `${chevron.content} ${chevron.display} ${chevron.borderBlockEndWidth}`,
          turned: chevron.rotate,
        }
      }),
    )
    for (const { text, display, height, chevron, turned } of looks) {
      expect(display, `${path}: ${text}`).not.toBe('list-item')
      expect(height, `${path}: ${text}`).toBeGreaterThanOrEqual(44)
      expect([chevron, turned], `${path}: ${text}`).toEqual(['"" block 2px', '45deg'])
    }
  }
  const change = page.locator('.day-when > summary')
  await change.click()
  await expect
    .poll(() => change.evaluate((summary) => getComputedStyle(summary, '::after').rotate))
    .toBe('225deg')
})
