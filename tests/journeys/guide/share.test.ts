import { expect, test } from '#tests/support/journey.ts'
import { readers } from '#tests/support/readers.ts'
import { translationsIn } from '#tests/support/translations.ts'

for (const { language, prefix, width, when } of readers) {
  const t = translationsIn(language)

  test.describe(`at ${width} px in ${language}`, when, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a temple and a chosen list go to the share sheet of the phone', async ({ page }) => {
      await page.addInitScript(() => {
        const shared: ShareData[] = []
        Object.assign(window, { shared })
        navigator.share = async (what = {}) => void shared.push(what)
      })
      for (const path of [
        '/temples/kanipakam',
        '/temples?from=busStand&tradition=shaiva',
        '/good-to-know#footpaths',
      ]) {
        await page.goto(prefix + path)
        await page.locator('.share button').click()
        const shared = await page.evaluate(() => Reflect.get(window, 'shared'))
        expect(shared).toEqual([{ title: await page.locator('h1').textContent(), url: page.url() }])
        await expect(page.locator('.share [role=status]')).toBeEmpty()
      }
    })

    test('without a share sheet the link is copied', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.addInitScript(() => Reflect.set(navigator, 'share', undefined))
      for (const path of ['/temples/kanipakam', '/temples?from=busStand&tradition=shaiva']) {
        await page.goto(prefix + path)
        await page.locator('.share button').click()
        await expect(page.getByText(t('Link copied.'))).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
      }
    })
  })
}

test('a list without a starting place is shared as such, and not sorted for recipients who remember one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.set(navigator, 'share', undefined))
  await page.goto('/temples')
  const names = await page.locator('.temple-name').allTextContents()
  await page.getByRole('button', { name: /^Share/ }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  const shared = await page.evaluate(() => navigator.clipboard.readText())

  const from = page.getByRole('combobox', { name: 'From' })
  await from.selectOption('Airport')
  await expect(page.locator('.temple-name').first()).not.toHaveText(names[0] ?? '')
  await page.goto(shared)
  await expect(from).toHaveValue('')
  await expect(page.locator('.temple-name')).toHaveText(names)

  await page.locator('.list-more summary').click()
  const search = page.getByRole('searchbox')
  await search.fill('kalahasti')
  await expect(page.locator('.temple-name')).toHaveCount(1)
  await search.clear()
  await expect(page.locator('.temple-name')).toHaveText(names)
  await expect(from).toHaveValue('')
})

test('a share sheet that is closed says nothing, one that cannot open leaves the link copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.assign(window, { refusal: 'AbortError' })
    navigator.share = async () => {
      throw new DOMException('', Reflect.get(window, 'refusal'))
    }
  })
  await page.goto('/temples/kanipakam')
  const button = page.getByRole('button', { name: /^Share/ })
  const status = page.locator('.share [role=status]')
  await button.click()
  await page.evaluate(() => Reflect.set(window, 'refusal', 'NotAllowedError'))
  await expect(status).toBeEmpty()
  await button.click()
  await expect(status).toHaveText('Link copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('if nothing can be copied, the reader is told where the link is', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(navigator, 'share', undefined)
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.goto('/temples/kanipakam')
  await page.getByRole('button', { name: /^Share/ }).click()
  await expect(page.getByText('We couldn’t copy the link. Copy it from the address bar.')).toBeVisible()
})
