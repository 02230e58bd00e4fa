import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { disputedHours } from '#guide/opening-hours/differing-hours.ts'
import { languages } from '#messages/languages.ts'
import { messagesOf } from '#site/messages/messages-of.ts'
import { brokenWords } from '#tests/support/accessibility.ts'
import { expectAppTime } from '#tests/support/drawn/app-time.ts'
import { pagesOnPaper } from '#tests/support/drawn/pages-on-paper.ts'
import { guide } from '#tests/support/guide.ts'
import { expect, inTheLongRun, runFor, test } from '#tests/support/journey.ts'
import { translationsIn } from '#tests/support/translations.ts'
import { sessionOnPaper, sessionText } from '#web/guide/temples/opening/session-text.ts'
import { prefixOf } from '#web/language/languages.ts'
import { speak } from '#web/language/translate.ts'

const { gateways, temples } = guide
const airport = gateways.find(({ id }) => id === 'airport') ?? assert.fail()

const onCards = gateways.filter(({ card }) => card)

for (const language of languages) {
  const t = translationsIn(language)
  const prefix = prefixOf(language)
  /** The last minute in which what was checked is not old, and the first in which it is. */
  const [recent, old] = [new Date('2027-11-20T23:59:00+05:30'), new Date('2027-11-21T00:00:00+05:30')]
  const warning = t('That was over a year ago, so please check before you go.')

  test(
    `all ten are printed on one sheet, with hours, distances and room to write, ${language}`,
    runFor(language),
    async ({ page }) => {
      speak(language, messagesOf(language))
      await page.clock.setFixedTime(recent)
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto(`${prefix}/temples?from=railwayStation`)
      const sheet = page.locator('.list-on-paper')
      await expect(sheet).toHaveCount(1)
      await expect(sheet).toBeHidden()
      await expect.poll(() => pagesOnPaper(page)).toBe(1)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.temple-card').first()).toBeHidden()
      await expect(sheet.locator('tbody tr')).toHaveCount(temples.length)
      await expect(sheet.locator('tbody [lang=te]')).toHaveCount(language === 'te' ? 0 : temples.length)
      await expect(sheet).toContainText('112')
      await expect(sheet.locator('.printed-blanks dd')).toHaveCount(3)
      await expect(sheet).toContainText(/20.*2026|2026.*20/)
      await expect(sheet).not.toContainText(warning)
      await expect(sheet.getByText(page.url(), { exact: true })).toHaveCount(1)
      // Certain hours, then uncertain ones, also those of a single weekday.
      const times = (...sessions: [opens: string, closes: string][]) =>
        sessions.map(([opens, closes]) => sessionOnPaper({ opens, closes })).join(', ')
      const unsure = times(['06:15', '12:00'], ['14:00', '20:00'])
      const disputed = times(['05:45', '06:15'], ['12:00', '14:00'], ['20:00', '21:00'])
      await expect(sheet.locator('tr', { hasText: times(['05:45', '06:15']) })).toContainText(
        t('{figure} (not sure)').replace('{figure}', unsure) +
          t('perhaps {times}').replace('{times}', disputed),
      )
      await expect(sheet.locator('tr', { hasText: times(['04:50', '07:30']) })).toContainText(
        times(['07:30', '20:00']) +
          t('perhaps {times}').replace('{times}', times(['03:30', '07:30'], ['20:00', '22:30'])),
      )
      await expect.poll(() => smallestLetters(page, '.list-on-paper')).toBeGreaterThanOrEqual(12)
      await expect.poll(() => brokenWords(page, '.list-on-paper table')).toEqual([])
      // Boxes to fill in end within the sheet, where no printer cuts them off.
      const right = async (part: Locator) => {
        const { x, width } = (await part.boundingBox()) ?? { x: Number.NaN, width: 0 }
        return x + width
      }
      const room = async () =>
        (await right(sheet)) - (await right(sheet.locator('.printed-blanks dd').last()))
      await expect.poll(room).toBeGreaterThan(0)

      await page.emulateMedia({ media: null })
      await page.clock.setFixedTime(old)
      await page.reload()
      await expect(sheet).toContainText(warning)
      await expect.poll(() => pagesOnPaper(page)).toBe(1)
    },
  )

  test(
    `each temple prints on one sheet with what is needed at its gate, ${language}`,
    inTheLongRun,
    async ({ page }) => {
      speak(language, messagesOf(language))
      for (const { id, localNames, openingHours, beforeYouEnter, waysIn } of temples) {
        await page.emulateMedia({ media: null })
        // Tirumala's sheet is the longest, and the line about an old check makes it longer.
        await page.clock.setFixedTime(id === 'tirumala' ? old : recent)
        await page.goto(`${prefix}/temples/${id}`)
        const article = page.locator('.temple-page')
        const foot = article.locator('.paper-foot')
        await expect(foot).toBeHidden()
        await expect(article.getByText(page.url(), { exact: true })).toHaveCount(1)
        await expect.poll(() => pagesOnPaper(page), id).toBe(1)
        await page.emulateMedia({ media: 'print' })
        await expect(article.getByRole('heading', { level: 1 })).toBeVisible()
        const inTelugu = article.locator(language === 'te' ? 'h1' : '.telugu-name')
        await expect(inTelugu).toBeVisible()
        await expect(inTelugu).toHaveText(localNames.te.value)
        const rules = article.locator('.before-you-enter dd')
        await expect
          .poll(() => rules.count())
          .toBeGreaterThanOrEqual(Object.keys(beforeYouEnter).length - (waysIn ? 1 : 0))
        await expect(article.locator('.ticket-box li:visible')).toHaveCount(waysIn ? 3 : 0)
        await expect(article.locator('.before-you-enter dd:visible')).toHaveCount(await rules.count())
        await expect(article.locator('.distance-lines li:visible')).toHaveCount(onCards.length)
        await expect(foot).toContainText('112')
        await expect(foot).toContainText(/20.*2026|2026.*20/)
        if (id === 'tirumala') await expect(foot).toContainText(warning)
        else await expect(foot).not.toContainText(warning)
        if (airport.distances[id]?.confidence === 'low')
          await expect(
            article.locator('.distance-lines .airport').getByText(t('not sure')).first(),
            id,
          ).toBeVisible()
        const hours = article.getByRole('region', { name: t('Opening hours') })
        for (const disputed of openingHours.value ? disputedHours(openingHours.value) : [])
          await expect(hours, id).toContainText(sessionText(disputed), { useInnerText: true })
        const rest = '.temple-picture, .temple-map, .more-menu, .sources, .temple-answers, .button'
        await expect(article.locator(rest).locator('visible=true'), id).toHaveCount(0)
        await expect.poll(() => smallestLetters(page, '.temple-page')).toBeGreaterThanOrEqual(12)
      }
    },
  )

  test(
    `the destination prints how to arrive, and the map the hours of any day, whenever they are printed, ${language}`,
    inTheLongRun,
    async ({ page }) => {
      speak(language, messagesOf(language))
      for (const [path, sheets] of [
        ['/tirupati', 1],
        ['/map', 2],
      ] as const) {
        const printed: string[] = []
        for (const time of ['2026-11-30T10:00:00+05:30', '2026-12-04T23:30:00+05:30']) {
          await page.clock.setFixedTime(new Date(time))
          await page.emulateMedia({ media: null })
          await page.goto(prefix + path)
          await expectAppTime(page)
          await expect.poll(() => pagesOnPaper(page), path).toBe(sheets)
          await page.emulateMedia({ media: 'print' })
          await expect(page.locator('.hours-on-paper, .arrival-more > p').last()).toBeVisible()
          printed.push(await page.getByRole('main').innerText())
        }
        expect(printed[1]).toBe(printed[0])
        for (const session of [
          { opens: '07:30', closes: '20:00' },
          { opens: '03:30', closes: '07:30' },
        ])
          if (path === '/map') expect(printed[0]).toContain(sessionOnPaper(session))
        for (const prose of await page.locator('.arrival-more > p').all()) await expect(prose).toBeVisible()
        await expect
          .poll(() => smallestLetters(page, '.hours-on-paper, .arrival-more > p'))
          .toBeGreaterThanOrEqual(12)
      }
    },
  )
}

test('the print has the chosen temples in their order, and says so; few of them in larger letters', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-30T10:00:00+05:30'))
  await page.goto('/temples?from=railwayStation&open=now&q=iskon kanipakam')
  await expect(page.locator('.temple-group').first()).toBeVisible()
  await expect.poll(() => page.locator('.temple-name').count()).toBeLessThan(temples.length)
  const names = await page.locator('.temple-name').allTextContents()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.list-on-paper tbody th > :first-child')).toHaveText(
    names.map((name, index) => `${index + 1}. ${name}`),
  )
  const choice = page.locator('.printed-title')
  await expect(choice).toContainText('I am at: Railway station')
  await expect(choice).toContainText('Open now, or ask first: 30 Nov 2026, 10\u00a0am')
  await expect(choice).toContainText('“iskon kanipakam”')
  await expect(page.locator('.list-on-paper tr', { hasText: 'Iskon' })).toContainText('3-5Km (not sure)')
  for (const [query, size] of [
    ['?q=Kanipakam', 20],
    ['?q=கோவிந்தராஜ&from=busStand', 20],
  ] as const) {
    await page.goto(`/ta/temples${query}`)
    await expect(page.locator('.list-on-paper tbody tr')).not.toHaveCount(temples.length)
    await expect.poll(() => pagesOnPaper(page)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => smallestLetters(page, '.list-on-paper'), query).toBe(size)
  }
})

test('the printed map has three sheets, near and far, and nothing that could be pressed', async ({
  page,
}) => {
  await page.goto('/map')
  await expect(page.locator('.map-sheet').first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  const sheets = page.locator('.map-sheet')
  await expect(sheets).toHaveCount(3)
  for (const sheet of await sheets.all()) {
    await expect(sheet).toBeVisible()
    await expect(sheet.locator('.name').first()).toBeVisible()
  }
  await expect(page.locator('.place-map')).toBeHidden()
  await expect(page.locator('.map-list')).toHaveCSS('break-before', 'page')
})

test('paper is as long as its content, not as the screen', inTheLongRun, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 9000 })
  for (const path of ['/temples?q=tirumala', '/temples/tirumala', '/good-to-know', '/good-to-know/darshan']) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const length = () => page.evaluate(() => document.body.getBoundingClientRect().height)
    await expect.poll(length, path).toBeLessThan(9000)
  }
})

test('a page of answers prints all of them, each below its question, and nothing that leads elsewhere', async ({
  page,
}) => {
  await page.goto('/good-to-know/darshan')
  await page.emulateMedia({ media: 'print' })
  const answers = page.locator('.question > section')
  await expect(answers).toHaveCount(guide.goodToKnow.filter(({ topic }) => topic === 'darshan').length)
  for (const answer of await answers.all()) await expect(answer.locator('p').first()).toBeVisible()
  await expect(page.locator('.question > summary').first()).toHaveCSS('font-weight', '700')
  await expect(page.locator('.ticket-box li:visible')).toHaveCount(3)
  for (const rest of ['.topic-tiles', '.way-back', '.share', '.sources'])
    await expect(page.locator(rest), rest).toBeHidden()
})

/** In CSS pixels; counts only letters of these elements themselves. */
function smallestLetters(page: Page, elements: string): Promise<number> {
  return page
    .locator(elements)
    .evaluateAll((all) => Math.min(...all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))))
}
