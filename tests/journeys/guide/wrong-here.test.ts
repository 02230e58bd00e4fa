import type { Page } from '@playwright/test'
import { openDetails } from '#tests/support/accessibility.ts'
import { isHydrated } from '#tests/support/is-hydrated.ts'
import { expect, test } from '#tests/support/journey.ts'
import { translationsIn } from '#tests/support/translations.ts'

const contact = "guide+o'rule@example.org"

test('whoever finds something wrong writes a mail that says where, in their own language', async ({
  page,
  startServer,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  const { address } = await startServer({ CONTACT_EMAIL: contact })
  for (const [language, path, about] of [
    ['en', '/temples/srikalahasti', 'Srikalahasteeswara Temple'],
    ['te', '/te/temples/srikalahasti', 'శ్రీకాళహస్తీశ్వర'],
    ['en', '/good-to-know/on-foot', 'How do I walk up to Tirumala?'],
  ] as const) {
    const t = translationsIn(language)
    const answer = await page.request.get(address + path)
    await page.setContent(await answer.text())
    const built = await hrefTo(page, t('Something wrong here?'), about)
    await page.goto(address + path)
    await page.waitForFunction(isHydrated)
    const href = await hrefTo(page, t('Something wrong here?'), about)
    expect(href).toBe(built)
    const { protocol, pathname, searchParams } = new URL(href)
    expect(protocol).toBe('mailto:')
    expect(decodeURIComponent(pathname)).toBe(contact)
    expect(searchParams.get('subject')).toContain(about)
    expect(searchParams.get('body')).toContain(t('This is wrong:'))
    expect(searchParams.get('body')).toContain(address + path)
  }
  expect(errors).toEqual([])
})

test('without an address for it no page asks for mail', async ({ page }) => {
  for (const path of ['/temples/srikalahasti', '/good-to-know/on-foot']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForFunction(isHydrated)
    await openDetails(page)
    await expect(page.getByRole('link', { name: 'Something wrong here?' })).toHaveCount(0)
  }
})

async function hrefTo(page: Page, name: string, about: string): Promise<string> {
  // Answers are closed at first.
  const link = page.locator('a', { hasText: name }).filter({ hasText: about })
  return (await link.first().getAttribute('href')) ?? ''
}
