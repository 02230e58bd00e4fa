import { expectNoViolations } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/journey.ts'
import { openOptions, storedRecord } from '#tests/support/saved.ts'

test.use({ viewport: { width: 360, height: 780 } })

test('a day from where the reader stands keeps, links and sends nothing of it, and asks again at a tap alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 13.6551, longitude: 79.4195 })
  await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.addInitScript(() => {
    Reflect.set(navigator, 'share', async (shared: ShareData) => Reflect.set(window, 'shared', shared))
    const { geolocation } = navigator
    const ask = geolocation.getCurrentPosition.bind(geolocation)
    Object.assign(window, { asked: 0 })
    geolocation.getCurrentPosition = (...args) => {
      Reflect.set(window, 'asked', Reflect.get(window, 'asked') + 1)
      ask(...args)
    }
  })
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked'))
  await page.goto('/day')
  const from = page.getByRole('combobox', { name: 'From' }).first()
  await from.selectOption('Near me')
  await expect(from).toHaveValue('near-me')
  await page.getByRole('button', { name: 'Plan my day', exact: true }).click()
  const begin = page.locator('.day-begin')
  await expect(begin).toContainText('Where you are')
  const firstLeg = await page.locator('.day-leg').first().textContent()
  await openOptions(page)
  await page.getByRole('button', { name: 'Send this plan' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.has(window, 'shared'))).toBe(true)
  const { title } = await page.evaluate(() => Reflect.get(window, 'shared'))
  expect(title).toBe('My day · Monday, 23 November')
  const shown = await page.evaluate(() =>
    JSON.stringify([
      ...[location.href, { ...localStorage }, { ...sessionStorage }, history.state, document.cookie],
      ...[...document.links].map(({ href }) => href),
      Reflect.get(window, 'shared'),
    ]),
  )
  await expect.poll(async () => JSON.stringify(await storedRecord(page))).toContain('railwayStation')
  const stored = JSON.stringify(await storedRecord(page))
  expect([shown, stored, ...sent].filter((text) => /13\.655|79\.4195/.test(text))).toEqual([])

  await page.reload()
  await expect(begin).toContainText('Railway station')
  const notice = page.locator('.day-notice', { hasText: 'that isn’t saved' })
  await expect(notice).toContainText('For now, the times are from: Railway station.')
  await expectNoViolations(page)
  await expect.poll(asked).toBe(0)
  await notice.getByRole('button', { name: 'Near me' }).click()
  await expect(begin).toContainText('Where you are')
  await expect(page.getByText('The times are from where you are now.')).toBeFocused()
  await expect(page.locator('.day-leg').first()).toHaveText(firstLeg ?? '')
  await expect.poll(asked).toBe(1)

  // The day starts at the reader's place until they choose another start.
  await openOptions(page)
  await from.selectOption('Bus stand')
  await expect(begin).toContainText('Bus stand')
  await page.reload()
  await expect(begin).toContainText('Bus stand')
  await expect(notice).toHaveCount(0)
})
