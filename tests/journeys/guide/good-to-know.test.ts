import { goodToKnow } from '#guide/content/answers.ts'
import { helplines } from '#guide/content/helplines.ts'
import { topicIds, topics } from '#guide/content/topics.ts'
import { expect, test } from '#tests/support/journey.ts'
import { readers } from '#tests/support/readers.ts'
import { translationsIn } from '#tests/support/translations.ts'
import { languages, prefixOf } from '#web/language/languages.ts'

for (const { language, prefix, width, when } of readers) {
  test(
    `every question stands on one page, under its topic, and leads to its answer, at ${width} px in ${language}`,
    when,
    async ({ page }) => {
      const t = translationsIn(language)
      await page.setViewportSize({ width, height: 740 })
      await page.goto(`${prefix}/good-to-know`)
      const list = page.getByRole('navigation', { name: t('Questions') })
      await expect(list.getByRole('heading', { level: 3 })).toHaveCount(topicIds.length)
      const questions = await list.getByRole('listitem').allTextContents()
      expect(questions).toHaveLength(goodToKnow.length)
      if (language === 'en') {
        await expect(list.getByRole('heading', { level: 3 })).toHaveText(topics.map(({ title }) => title))
        expect(questions.toSorted()).toEqual(goodToKnow.map(({ question }) => question).toSorted())
      }

      const link = list.locator('[href$="#children-on-footpaths"]')
      const question = (await link.textContent()) ?? ''
      await link.click()
      await expect(page).toHaveURL(/\/good-to-know\/on-foot#children-on-footpaths$/)
      const answer = page.getByRole('region', { name: question })
      await expect(answer).toBeInViewport()
      // Keyboard navigation continues from there.
      await page.keyboard.press('Tab')
      await expect(answer.locator(':focus')).toHaveCount(1)
      await page.goBack()
      await expect(link).toBeInViewport()
    },
  )

  test(
    `the pages of answers hold every question of the list and lead to each other, at ${width} px in ${language}`,
    when,
    async ({ page }) => {
      const t = translationsIn(language)
      await page.setViewportSize({ width, height: 740 })
      await page.goto(`${prefix}/good-to-know`)
      const listed = await page.locator('.questions li').allTextContents()
      const titles = await page.locator('.questions h3').allTextContents()
      const answered: string[] = []
      for (const topic of topicIds) {
        await page.goto(`${prefix}/good-to-know/${topic}`)
        const title = titles[topicIds.indexOf(topic)] ?? ''
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        const wayBack = page
          .getByRole('main')
          .getByRole('link', { name: t('Good to know'), exact: true })
          .first()
        await expect(wayBack).toBeInViewport()
        await expect(wayBack).toHaveAttribute('href', `${prefix}/good-to-know`)
        const questions = page.getByRole('navigation', { name: t('Questions') }).getByRole('listitem')
        answered.push(...(await questions.allTextContents()))
        await expect(page.locator('.good-to-know > section > h2')).toHaveText(
          await questions.allTextContents(),
        )
        const others = page.getByRole('navigation', { name: t('Good to know') }).getByRole('listitem')
        await expect(others).toHaveText(titles.filter((other) => other !== title))
      }
      expect(answered).toEqual(listed)
    },
  )
}

for (const language of languages) {
  test(`every link in the list of questions works without JavaScript, ${language}`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const list = `${server.address}${prefixOf(language)}/good-to-know`
    await page.goto(list)
    const links = await page.locator('.questions a').all()
    expect(links.length).toBe(goodToKnow.length + 1)
    for (const link of links) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
    for (const topic of topicIds) {
      await page.goto(`${list}/${topic}`)
      for (const { id } of goodToKnow.filter((answer) => answer.topic === topic)) {
        expect(addresses).toContain(`${prefixOf(language)}/good-to-know/${topic}#${id}`)
        await expect(page.locator(`section#${id}`)).toHaveCount(1)
      }
    }
    await context.close()
  })
}

test("an answer's old address, from when all were on one page, leads to its question", async ({ page }) => {
  await page.goto('/good-to-know#footpaths')
  const question = page.getByRole('link', { name: 'How do I walk up to Tirumala?' })
  await expect(question).toBeInViewport()
})

test('an uncertain number says so beside it, and no other does', async ({ page }) => {
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
