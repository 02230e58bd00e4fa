import type { Page } from '@playwright/test'
import { expect, newEmail, test } from '#tests/support/journey.ts'
import { addButton, beSignedInWith, expectDay, expectSaved } from '#tests/support/saved.ts'

const isPressed = (page: Page, temple: Parameters<typeof addButton>[1]) =>
  expect(addButton(page, temple)).toHaveAttribute('aria-pressed', 'true')

for (const [who, begin] of [
  ['a guest', (page: Page) => page.goto('/temples').then(() => addButton(page, 'iskcon').click())],
  ['a member', (page: Page) => beSignedInWith(page, newEmail(), 'iskcon')],
] as const) {
  test(`${who} whose browser empties its database under an open page loses neither the next tap nor the day`, async ({
    page,
    baseURL,
  }) => {
    await begin(page)
    await expectDay(page, ['iskcon'])
    const devtools = await page.context().newCDPSession(page)
    for (const temple of ['kapila-theertham', 'kanipakam'] as const) {
      await devtools.send('Storage.clearDataForOrigin', { origin: `${baseURL}`, storageTypes: 'indexeddb' })
      await addButton(page, temple).click()
      await isPressed(page, temple)
    }
    await expectDay(page, ['iskcon', 'kapila-theertham', 'kanipakam'])
    if (who === 'a member') await expectSaved(page)
    await page.reload()
    for (const temple of ['iskcon', 'kapila-theertham', 'kanipakam'] as const) await isPressed(page, temple)
  })
}

test('whoever removes all that a site has stored sees nothing of it come back by a tap', async ({
  page,
  baseURL,
}) => {
  await page.goto('/temples')
  await addButton(page, 'iskcon').click()
  await expectDay(page, ['iskcon'])
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: `${baseURL}`, storageTypes: 'all' })
  await expect(addButton(page, 'iskcon')).toHaveAttribute('aria-pressed', 'false')
  await addButton(page, 'kanipakam').click()
  await expectDay(page, ['kanipakam'])
})
