import { expect, test } from '#tests/support/journey.ts'
import { translationsIn } from '#tests/support/translations.ts'

const contact = "guide+o'rule@example.org"

test('whoever finds something wrong writes a mail that says where, in their own language', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer({ CONTACT_EMAIL: contact })
  for (const [language, path, about] of [
    ['en', '/temples/srikalahasti', 'Srikalahasteeswara Temple'],
    ['te', '/te/temples/srikalahasti', 'శ్రీకాళహస్తీశ్వర'],
    ['en', '/good-to-know/on-foot', 'How do I walk up to Tirumala?'],
  ] as const) {
    const t = translationsIn(language)
    for (const goTo of [
      () => page.goto(address + path),
      // The page as it was built, without scripts.
      () => page.goto(address + path, { waitUntil: 'commit' }),
    ]) {
      await goTo()
      const link = page.getByRole('link', { name: t('Something wrong here?') }).filter({ hasText: about })
      const { protocol, pathname, searchParams } = new URL((await link.first().getAttribute('href')) ?? '')
      expect(protocol).toBe('mailto:')
      expect(decodeURIComponent(pathname)).toBe(contact)
      expect(searchParams.get('subject')).toContain(about)
      expect(searchParams.get('body')).toContain(t('This is wrong:'))
      expect(searchParams.get('body')).toContain(address + path)
    }
  }
})

test('without an address for it no page asks for mail', async ({ page }) => {
  for (const path of ['/temples/srikalahasti', '/good-to-know/on-foot']) {
    await page.goto(path)
    await expect(page.locator('.sources, .wrong-here').first()).toBeVisible()
    await expect(page.getByText('Something wrong here?')).toHaveCount(0)
  }
})
