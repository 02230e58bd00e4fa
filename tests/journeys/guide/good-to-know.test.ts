import { topicIds } from '#guide/topic-ids.ts'
import { languages } from '#messages/languages.ts'
import { expectOnFirstScreen } from '#tests/support/calm/on-first-screen.ts'
import { guide } from '#tests/support/guide.ts'
import { expect, runFor, test } from '#tests/support/journey.ts'
import { prefixOf } from '#web/language/languages.ts'

const { goodToKnow, helplines, temples, topics } = guide
const ofEachTemple = ['Opening hours', 'Dress']

test('each topic is led to, and its page has its questions, closed, and leads back', async ({ page }) => {
  await page.goto('/good-to-know')
  for (const { id, title } of topics) {
    await page.getByRole('navigation', { name: 'Questions' }).getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`/good-to-know/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const asked = goodToKnow.filter(({ topic }) => topic === id).map(({ question }) => question)
    await expect(page.locator('.question > summary')).toHaveText([
      ...asked,
      ...(id === topicIds[0] ? ofEachTemple : []),
    ])
    await expect(page.locator('.question[open]')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Good to know' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to know')
  }
})

test('what is asked most opens on the page of its topic', async ({ page }) => {
  await page.goto('/good-to-know')
  const asked = page.getByRole('navigation', { name: 'Asked most' }).getByRole('link')
  await expect(asked).toHaveText(['Timings', 'Phones', 'Dress', 'Tickets'])
  for (const [index, address] of [
    '/good-to-know/around-tirupati#hours',
    '/good-to-know/around-tirupati#phones-and-shoes',
    '/good-to-know/around-tirupati#dress',
    '/good-to-know/darshan#tickets',
  ].entries()) {
    await asked.nth(index).click()
    await expect(page).toHaveURL(address)
    await expect(page.locator('.question[open]')).toHaveCount(1)
    const answer = page.locator('.question[open] > section')
    await expect(answer).toBeInViewport()
    // Keyboard navigation continues from there.
    await expect(answer).toBeFocused()
    if (index < 3) {
      await page.goBack()
      await expect(asked.nth(index)).toBeInViewport()
    }
  }
  // The answer itself comes first, and stands out.
  await expect(page.locator('#tickets-answer > p strong').first()).toHaveText(/^No: .+ slowest\.$/)
})

test('an answer that opens says when it was checked, and leads to what it rests on', async ({ page }) => {
  await page.goto('/good-to-know/at-tirumala')
  const entry = page.locator('.question', { has: page.locator('#laddus') })
  await expect(entry.locator('section')).toBeHidden()
  await entry.locator('summary').click()
  await expect(page.getByRole('region', { name: 'How do I get laddus?' })).toBeInViewport()
  await expect(entry.locator('.answer-source')).toHaveText(
    /^Checked on \d+ November 2026\. \d sources?: .+\?$/,
  )
  const sources = goodToKnow.find(({ id }) => id === 'laddus')?.answer.sources.length
  await entry.getByRole('link', { name: `${sources} source` }).click()
  await expect(page).toHaveURL(/\/good-to-know\/at-tirumala#laddus-answer-source$/)
  const source = page.locator('#laddus-answer-source')
  await expect(source).toBeInViewport()
  await expect(source.getByRole('listitem')).toHaveCount(sources ?? 0)
  await page.keyboard.press('Tab')
  await expect(source.locator(':focus')).toHaveCount(1)
  await source.locator('dt a').click()
  await expect(page.locator('#laddus-answer')).toBeInViewport()
})

test('an address opens the answer that it names, also one from when all answers were on one page', async ({
  page,
}) => {
  for (const [old, address] of [
    ['/good-to-know#footpaths', '/good-to-know/on-foot#footpaths'],
    ['/good-to-know#hours', '/good-to-know/around-tirupati#hours'],
    ['/good-to-know#free-tokens', '/good-to-know/darshan#free-tokens'],
    ['/good-to-know/darshan#special-entry', '/good-to-know/darshan#special-entry'],
  ] as const) {
    await page.goto(old)
    await expect(page).toHaveURL(address)
    await expect(page.locator(`#${new URL(page.url()).hash.slice(1)}`)).toBeInViewport()
    await expect(page.locator('.question[open]')).toHaveCount(1)
  }
  await expect(page.locator('.ticket-box')).toHaveCount(1)
  await expect(page.locator('#special-entry-how-source')).toHaveCount(1)
  await expect(page.locator('#free-tokens')).toContainText('Srinivasam opposite the bus stand')
})

test('where the browser opens nothing for an address, the page does', async ({ page }) => {
  await page.goto('/good-to-know/at-tirumala')
  // As if this browser had not opened it.
  await page.evaluate(() => {
    history.pushState(null, '', '#laddus')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.locator('#laddus')).toBeInViewport()
})

test('hours and dress are told of each temple, and lead to its page', async ({ page }) => {
  for (const id of ['hours', 'dress']) {
    await page.goto(`/good-to-know/around-tirupati#${id}`)
    const lines = page.locator(`#${id} li`)
    await expect(lines).toHaveCount(temples.length)
    await expect(lines.first()).toBeInViewport()
    await lines.last().getByRole('link').click()
    await expect(page.locator(`.temple-page #${id}`)).toBeInViewport()
  }
  await page.goto('/good-to-know/around-tirupati#hours')
  await expect(page.locator('#hours li').first()).toHaveText(
    'Tirumala 3 am to 1:30 am. Some sources say closed 10:30 pm to 1:30 am.',
  )
})

test('all telephone numbers stand below, with how sure they are and their sources', async ({ page }) => {
  await page.goto('/good-to-know#helplines')
  await expect(page.locator('#helplines')).toBeInViewport()
  for (const { label, numbers } of helplines.slice(1)) {
    const entry = page.locator('.helplines dl > div').filter({
      has: page.locator('dt').getByText(label, { exact: true }),
    })
    await expect(entry.locator('dd').first()).toContainText(numbers.value[0]?.shown ?? '')
    await expect(entry.locator('dd .doubt')).toHaveCount(numbers.confidence === 'low' ? 1 : 0)
  }
  await page.locator('.helplines .sources summary').click()
  for (const { id } of helplines) await expect(page.locator(`#helpline-${id}-source`)).toBeVisible()
})

for (const language of languages)
  test(
    `a phone's first screen has the search, what is asked most, and the number for all emergencies, ${language}`,
    runFor(language),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(`${prefixOf(language)}/good-to-know`)
      const number = page.locator('.emergency a')
      await expect(number).toHaveAttribute('href', 'tel:112')
      // Digit by digit, for screen readers.
      await expect(number).toHaveAccessibleName(/ 1 1 2$/)
      const asked = await page.locator('.asked-most a').all()
      await expectOnFirstScreen([number, page.getByRole('searchbox'), ...asked])
    },
  )
