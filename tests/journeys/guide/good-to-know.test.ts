import { goodToKnow } from '#guide/content/answers.ts'
import { helplines } from '#guide/content/helplines.ts'
import { topicIds, topics } from '#guide/content/topics.ts'
import { tooSmall } from '#tests/support/accessibility.ts'
import { expect, runFor, test } from '#tests/support/journey.ts'
import { readers } from '#tests/support/readers.ts'
import { translationsIn } from '#tests/support/translations.ts'
import { languages, prefixOf } from '#web/language/languages.ts'

for (const { language, prefix, width, when } of readers) {
  test(
    `every question stands on one page, under its topic, and opens in place, at ${width} px in ${language}`,
    when,
    async ({ page }) => {
      const t = translationsIn(language)
      await page.setViewportSize({ width, height: 740 })
      await page.goto(`${prefix}/good-to-know`)
      const titles = page.locator('.topics').getByRole('heading', { level: 2 })
      await expect(titles).toHaveCount(topicIds.length)
      const questions = await page.locator('.question summary').allTextContents()
      expect(questions).toHaveLength(goodToKnow.length)
      if (language === 'en') {
        await expect(titles).toHaveText(topics.map(({ title }) => title))
        expect(questions.toSorted()).toEqual(goodToKnow.map(({ question }) => question).toSorted())
      }

      const entry = page.locator('.question', { has: page.locator('#children-on-footpaths') })
      const question = (await entry.locator('summary').textContent()) ?? ''
      const text = entry.locator('#children-on-footpaths > p').first()
      await expect(text).toBeHidden()
      await entry.locator('summary').click()
      await expect(text).toBeInViewport()
      await entry.getByRole('link', { name: t('Where this is from') }).click()
      await expect(page).toHaveURL(/\/good-to-know\/on-foot#children-on-footpaths$/)
      const answer = page.getByRole('region', { name: question })
      await expect(answer).toBeInViewport()
      // Keyboard navigation continues from there.
      await page.keyboard.press('Tab')
      await expect(answer.locator(':focus')).toHaveCount(1)
      await page.goBack()
      await expect(entry).toBeInViewport()
    },
  )

  test(
    `the pages of answers hold every question of the list and lead to each other, at ${width} px in ${language}`,
    when,
    async ({ page }) => {
      const t = translationsIn(language)
      await page.setViewportSize({ width, height: 740 })
      await page.goto(`${prefix}/good-to-know`)
      const listed = await page.locator('.question summary').allTextContents()
      const titles = await page.locator('.topics h2').allTextContents()
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
  test(
    `every question opens without JavaScript and leads to its sources, ${language}`,
    runFor(language),
    async ({ browser, server }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      const list = `${server.address}${prefixOf(language)}/good-to-know`
      await page.goto(list)
      await expect(page.locator('.question')).toHaveCount(goodToKnow.length)
      expect(await tooSmall(page, '.question summary')).toEqual([])
      const first = page.locator('.question').first()
      await first.locator('summary').click()
      await expect(first.locator('p').first()).toBeVisible()
      const addresses = await page
        .locator('.question a[href*="good-to-know"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      for (const topic of topicIds) {
        await page.goto(`${list}/${topic}`)
        const sections = await page.locator('section[id]').evaluateAll((all) => all.map(({ id }) => id))
        for (const { id } of goodToKnow.filter((answer) => answer.topic === topic)) {
          expect(addresses).toContain(`${prefixOf(language)}/good-to-know/${topic}#${id}`)
          expect(sections.filter((other) => other === id)).toHaveLength(1)
        }
      }
      await context.close()
    },
  )

  test(`on a phone's first screen an emergency number is dialled and the phone rule opens, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(prefixOf(language) || '/')
    await page.locator('.places a[href$="/good-to-know"]').click()
    const numbers = page.locator('.emergencies a')
    await expect(numbers).toHaveCount(helplines.filter(({ emergency }) => emergency).length)
    for (const number of await numbers.all()) {
      await expect(number).toBeInViewport({ ratio: 1 })
      await expect(number).toHaveAttribute('href', /^tel:\d{3}$/)
    }
    // Digit by digit, for screen readers.
    await expect(numbers.first()).toHaveAccessibleName(/ 1 1 2$/)
    const question = page.locator('.question', { has: page.locator('#phones-and-shoes') })
    await expect(question.locator('summary')).toBeInViewport({ ratio: 1 })
    await question.locator('summary').click()
    await expect(question.locator('p').first()).toBeInViewport()
  })
}

test("an answer's old address, from when all were on one page, opens it", async ({ page }) => {
  await page.goto('/good-to-know#footpaths')
  await expect(page.locator('summary', { hasText: 'How do I walk up to Tirumala?' })).toBeInViewport()
  await expect(page.locator('#footpaths > p').first()).toBeInViewport()
})

test('an uncertain number says so beside it, and no other does', async ({ page }) => {
  await page.goto('/good-to-know')
  for (const { label, numbers } of helplines.filter(({ emergency }) => !emergency)) {
    const entry = page.locator('.helplines dl > div').filter({
      has: page.locator('dt').getByText(label, { exact: true }),
    })
    await expect(entry.locator('dd')).toContainText(numbers.value[0]?.shown ?? '')
    const doubts = entry.locator('dd .doubt')
    await expect(doubts).toHaveCount(numbers.confidence === 'low' ? 1 : 0)
  }
})
