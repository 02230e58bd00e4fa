import { expect, test } from '#tests/support/journey.ts'

const now = new Date('2026-11-30T10:00:00+05:30')
/** Until then the page has loaded. */
const later = new Date('2026-11-30T11:00:00+05:30')

test('a page goes to the share sheet of the phone, and one that cannot open leaves the link copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(window, { shared, refusal: '' })
    navigator.share = async (what = {}) => {
      const refusal = Reflect.get(window, 'refusal')
      if (refusal) throw new DOMException('', refusal)
      shared.push(what)
    }
  })
  await page.clock.install({ time: now })
  const button = page.locator('.share button')
  const status = page.locator('.said')
  for (const path of ['/good-to-know/on-foot#footpaths', '/temples?from=busStand&open=now']) {
    await page.goto(path)
    await button.click()
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
      .toEqual([{ title: await page.locator('h1').textContent(), url: page.url() }])
    await expect(status).toBeEmpty()
  }
  // What is said goes by itself.
  await page.clock.pauseAt(later)
  await page.evaluate(() => Reflect.set(window, 'refusal', 'AbortError'))
  await button.click()
  await page.evaluate(() => Reflect.set(window, 'refusal', 'NotAllowedError'))
  await expect(status).toBeEmpty()
  await button.click()
  await expect(status).toHaveText('Link copied')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

  // It keeps nobody from pressing what it covers, and goes at once if they like.
  const isInTheWay = () =>
    status.locator('p').evaluate((said) => {
      const { left, right, top, bottom } = said.getBoundingClientRect()
      return said.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    })
  await expect.poll(isInTheWay).toBe(false)
  await page.keyboard.press('Escape')
  await expect(status).toBeEmpty()
})

test('without a share sheet the link is copied, and a list without a starting place is not sorted for whoever has one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.set(navigator, 'share', undefined))
  await page.goto('/temples')
  const names = await page.locator('.temple-name').allTextContents()
  await page.locator('.share button').click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/temples')
  const shared = await page.evaluate(() => navigator.clipboard.readText())

  const from = page.getByRole('combobox', { name: 'From' })
  await from.selectOption('Airport')
  await expect(page.locator('.temple-name').first()).not.toHaveText(names[0] ?? '')
  await page.goto(shared)
  await expect(from).toHaveValue('')
  await expect(page.locator('.temple-name')).toHaveText(names)
  const search = page.getByRole('searchbox')
  await search.fill('kalahasti')
  await expect(page.locator('.temple-name')).toHaveCount(1)
  await search.clear()
  await expect(page.locator('.temple-name')).toHaveText(names)
  await expect(from).toHaveValue('')

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.locator('.share button').click()
  await expect(page.getByText('We couldn’t copy the link. Copy it from the address bar.')).toBeVisible()
})

test('what a page says of its link goes by itself or at the next press', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.set(navigator, 'share', undefined))
  await page.clock.install({ time: now })
  await page.goto('/temples/kanipakam')
  await page.locator('.more-menu summary').click()
  const share = page.getByRole('button', { name: 'Share', exact: true })
  const said = page.getByRole('status').filter({ hasText: 'Link copied' })
  await page.clock.pauseAt(later)
  await share.click()
  await expect(said).toBeVisible()
  await page.clock.runFor(6000)
  await expect(said).toHaveCount(0)
  await share.click()
  await expect(said).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(said).toHaveCount(0)
})
