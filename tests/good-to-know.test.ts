import { topics } from '#guide/good-to-know/topics.ts'
import { goodToKnow } from '#guide/good-to-know.ts'
import { helplines } from '#guide/helplines.ts'
import { languages, prefixOf } from '../web/language/languages.ts'
import { expect, test } from './journey.ts'
import { readers } from './readers.ts'
import { wordsIn } from './words.ts'

for (const { language, prefix, width, when } of readers) {
  test(
    `every question stands at the top, under its topic, and leads to its answer, at ${width} px in ${language}`,
    when,
    async ({ page }) => {
      const t = wordsIn(language)
      await page.setViewportSize({ width, height: 740 })
      await page.goto(`${prefix}/good-to-know`)
      const list = page.getByRole('navigation', { name: t('Questions') })
      await expect(list.getByRole('heading', { level: 3 })).toHaveCount(Object.keys(topics).length)
      const questions = await list.getByRole('listitem').allTextContents()
      expect(questions).toHaveLength(goodToKnow.length)
      if (language === 'en') {
        await expect(list.getByRole('heading', { level: 3 })).toHaveText(Object.values(topics))
        expect(questions.toSorted()).toEqual(goodToKnow.map(({ question }) => question).toSorted())
      }
      const headings = page.locator('.good-to-know > section > h2')
      await expect(headings).toHaveText([t('Telephone numbers'), ...questions])

      const link = list.locator('[href="#children-on-footpaths"]')
      await link.click()
      await expect(page).toHaveURL(/\/good-to-know#children-on-footpaths$/)
      const answer = page.getByRole('region', { name: (await link.textContent()) ?? '' })
      await expect(answer).toBeInViewport()
      // What a keyboard does next goes on from there.
      await page.keyboard.press('Tab')
      await expect(answer.locator(':focus')).toHaveCount(1)
      await page.goBack()
      await expect(link).toBeInViewport()
    },
  )
}

for (const language of languages) {
  test(`every link of the list of questions has its place, without JavaScript, ${language}`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${server.address}${prefixOf(language)}/good-to-know`)
    const links = await page.locator('.questions a').all()
    expect(links.length).toBe(goodToKnow.length + 1)
    for (const link of links) {
      await expect(page.locator(String(await link.getAttribute('href')))).toHaveCount(1)
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await context.close()
  })
}

test('a number of which we are not sure says so beside it, and no other does', async ({ page }) => {
  await page.goto('/good-to-know')
  for (const { label, numbers } of helplines) {
    const entry = page.locator('.helplines dl > div').filter({
      has: page.locator('dt').getByText(label, { exact: true }),
    })
    await expect(entry.locator('dd')).toContainText(numbers.value[0]?.shown ?? '')
    const doubts = entry.locator('dd').getByText('(not sure)')
    await expect(doubts).toHaveCount(numbers.confidence === 'low' ? 1 : 0)
  }
})
