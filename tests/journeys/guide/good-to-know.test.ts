import { topicIds } from '#guide/topic-ids.ts'
import { languages } from '#messages/languages.ts'
import { guide } from '#tests/support/guide.ts'
import { expect, test } from '#tests/support/journey.ts'
import { prefixOf } from '#web/language/languages.ts'

const { goodToKnow, helplines, temples, topics } = guide

test('every question leads to its answer on the page of its topic', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-30T10:00:00+05:30'))
  // An old address, from when all answers were on one page.
  await page.goto('/good-to-know#footpaths')
  await expect(page.locator('a.question', { hasText: 'How do I walk up to Tirumala?' })).toBeInViewport()
  await expect(page.locator('.topics').getByRole('heading', { level: 2 })).toHaveText(
    topics.map(({ title }) => title),
  )
  const ofEachTemple = ['Opening hours', 'Dress']
  await expect
    .poll(async () => (await page.locator('.question summary, a.question').allTextContents()).toSorted())
    .toEqual([...goodToKnow.map(({ question }) => question), ...ofEachTemple].toSorted())
  for (const { label, numbers } of helplines.filter(({ emergency }) => !emergency)) {
    const entry = page.locator('.helplines dl > div').filter({
      has: page.locator('dt').getByText(label, { exact: true }),
    })
    await expect(entry.locator('dd')).toContainText(numbers.value[0]?.shown ?? '')
    await expect(entry.locator('dd .doubt')).toHaveCount(numbers.confidence === 'low' ? 1 : 0)
  }

  const link = page.locator('a.question', { hasText: 'May children walk up?' })
  await link.click()
  await expect(page).toHaveURL(/\/good-to-know\/on-foot#children-on-footpaths$/)
  await expect(page.getByRole('region', { name: 'May children walk up?' })).toBeInViewport()
  await page.goBack()
  await expect(link).toBeInViewport()
})

test('what is asked most opens in place, and leads to its sources on the page of its topic', async ({
  page,
}) => {
  await page.goto('/good-to-know')
  const entry = page.locator('.question', { has: page.locator('#laddus') })
  const question = (await entry.locator('summary').textContent()) ?? ''
  const text = entry.locator('#laddus > p').first()
  await expect(text).toBeHidden()
  await entry.locator('summary').click()
  await expect(text).toBeInViewport()
  const sources = goodToKnow.find(({ id }) => id === 'laddus')?.answer.sources.length
  await expect(entry.locator('.answer-source')).toHaveText(
    /^Checked on \d+ November 2026\. \d sources?: .+\?$/,
  )
  await entry.getByRole('link', { name: `${sources} source` }).click()
  await expect(page).toHaveURL(/\/good-to-know\/at-tirumala#laddus-answer-source$/)
  await expect(page.getByRole('region', { name: question })).toHaveCount(1)
  const source = page.locator('#laddus-answer-source')
  await expect(source).toBeInViewport()
  await expect(source.getByRole('listitem')).toHaveCount(sources ?? 0)
  // Keyboard navigation continues from there.
  await page.keyboard.press('Tab')
  await expect(source.locator(':focus')).toHaveCount(1)
  await page.goBack()
  await expect(entry).toBeInViewport()
})

test('each topic is led to with the number of its answers, and what is asked most opens', async ({
  page,
}) => {
  await page.goto('/good-to-know')
  const tiles = page.getByRole('navigation', { name: 'Questions' }).getByRole('link')
  for (const [index, { id, title }] of topics.entries()) {
    const region = page.getByRole('region', { name: title })
    await expect(tiles.nth(index)).toHaveText(`${title} ${await region.locator('.question').count()}`)
    await expect(region.locator(`a[href^="/good-to-know/${id}#"]`).first()).toBeAttached()
  }
  await tiles.last().click()
  await expect(page.getByRole('heading', { name: topics.at(-1)?.title ?? '' })).toBeInViewport()
  const asked = page.getByRole('navigation', { name: 'Asked most' }).getByRole('link')
  await expect(asked).toHaveText(['Timings', 'Phones', 'Dress', 'Tickets', 'Tokens', 'Rooms', 'Laddus'])
  for (const link of await asked.all()) {
    const answer = page.locator((await link.getAttribute('href')) ?? '')
    await link.click()
    await expect(answer).toBeInViewport()
  }
  // The answer itself comes first, and stands out.
  await expect(page.locator('#tickets > p strong').first()).toHaveText(/^No: .+ slowest\.$/)
})

test('hours and dress are told of each temple, and lead to its page', async ({ page }) => {
  for (const id of ['hours', 'dress']) {
    await page.goto(`/good-to-know#${id}`)
    const lines = page.locator(`#${id} > li`)
    await expect(lines).toHaveCount(temples.length)
    await expect(lines.first()).toBeInViewport()
    await lines.last().getByRole('link').click()
    await expect(page.locator(`#${id}`)).toBeInViewport()
  }
  await page.goto('/good-to-know#hours')
  await expect(page.locator('#hours > li').first()).toHaveText(
    'Tirumala 3 am to 1:30 am. Some sources say closed 10:30 pm to 1:30 am.',
  )
})

test('how to come into Tirumala is told once, and old addresses lead there', async ({ page }) => {
  await page.goto('/good-to-know#free-tokens')
  const way = page.locator('#free-tokens')
  await expect(way).toBeInViewport()
  await expect(way).toContainText('Srinivasam opposite the bus stand')
  await expect(page.locator('.ticket-box')).toHaveCount(1)
  await page.goto('/good-to-know/darshan#special-entry')
  await expect(page.locator('#special-entry')).toBeInViewport()
  await expect(page.locator('.ticket-box')).toHaveCount(1)
  await expect(page.locator('#special-entry-how-source')).toHaveCount(1)
})

test('the pages of answers hold every question of the list and lead to each other', async ({ page }) => {
  for (const [index, id] of topicIds.entries()) {
    if (index === 0) await page.goto(`/good-to-know/${id}`)
    else await page.locator(`main a[href="/good-to-know/${id}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(topics[index]?.title ?? '')
    const asked = goodToKnow.filter(({ topic }) => topic === id).map(({ question }) => question)
    const questions = page.getByRole('navigation', { name: 'Questions' }).getByRole('listitem')
    await expect.poll(async () => (await questions.allTextContents()).toSorted()).toEqual(asked.toSorted())
    await expect(page.locator('.good-to-know > section > h2')).toHaveText(await questions.allTextContents())
    const others = page.getByRole('navigation', { name: 'Good to know' }).getByRole('listitem')
    await expect(others).toHaveCount(topicIds.length - 1)
  }
})

test("in every language, on a phone's first screen an emergency number is dialled and the phone rule opens", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const language of languages) {
    await page.goto(`${prefixOf(language)}/good-to-know`)
    const numbers = page.locator('.emergencies a')
    await expect(numbers).toHaveCount(helplines.filter(({ emergency }) => emergency).length)
    for (const number of await numbers.all()) {
      await expect(number, language).toBeInViewport({ ratio: 1 })
      await expect(number).toHaveAttribute('href', /^tel:\d{3}$/)
    }
    // Digit by digit, for screen readers.
    await expect(numbers.first()).toHaveAccessibleName(/ 1 1 2$/)
    await expect(page.getByRole('searchbox'), language).toBeInViewport({ ratio: 1 })
    const asked = page.locator('.asked-most a[href="#phones-and-shoes"]')
    await expect(asked, language).toBeInViewport({ ratio: 1 })
    await asked.click()
    await expect(page.locator('#phones-and-shoes > p').first(), language).toBeInViewport()
  }
})
