import { expect, test } from '#tests/support/journey.ts'
import { storedVisits } from '#tests/support/visits.ts'

test.use({ viewport: { width: 360, height: 780 } })

test('a day from where the reader stands keeps, links and sends nothing of it', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 13.6551, longitude: 79.4195 })
  await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.addInitScript(() => {
    Reflect.set(navigator, 'share', async (shared: ShareData) => Reflect.set(window, 'shared', shared))
  })
  await page.goto('/day')
  const from = page.getByRole('combobox', { name: 'From' }).first()
  await from.selectOption('Near me')
  await expect(from).toHaveValue('near-me')
  await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
  await expect(page.locator('.day-begin')).toContainText('Where you are')
  await page.getByText('Send or save', { exact: true }).click()
  await page.getByRole('button', { name: 'Send this day' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.has(window, 'shared'))).toBe(true)
  const shown = await page.evaluate(() =>
    JSON.stringify([
      ...[location.href, { ...localStorage }, { ...sessionStorage }, history.state, document.cookie],
      ...[...document.links].map(({ href }) => href),
      Reflect.get(window, 'shared'),
    ]),
  )
  const kept = JSON.stringify(await storedVisits(page))
  expect(kept).toContain('railwayStation')
  expect([shown, kept, ...sent].filter((text) => /13\.655|79\.4195/.test(text))).toEqual([])
})
