import { expect, test } from './journey.ts'

for (const address of ['/temples', '/te/temples', '/hi/temples?from=railwayStation']) {
  test(`${address} prints on one sheet, with hours, distances and room to write`, async ({ page }) => {
    await page.goto(address)
    await expect(page.locator('.opening-line').first()).not.toBeEmpty()
    await expect(page.locator('.print-sheet')).toBeHidden()
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.temple-card').first()).toBeHidden()
    const sheet = page.locator('.print-sheet')
    await expect(sheet.locator('tbody tr')).toHaveCount(10)
    await expect(sheet).toContainText('112')
    await expect(sheet).toContainText('05:00')
    await expect(sheet.locator('.print-blanks dd')).toHaveCount(3)
  })
}

test('what is printed is what was chosen, in its order', async ({ page }) => {
  await page.goto('/temples?from=railwayStation&within=5')
  await expect(page.locator('.temple-card')).not.toHaveCount(10)
  const names = await page.locator('.temple-name').allTextContents()
  await page.emulateMedia({ media: 'print' })
  const printed = await page.locator('.print-sheet tbody th').allTextContents()
  expect(printed).toEqual(names.map((name, index) => `${index + 1}. ${name}`))
})
