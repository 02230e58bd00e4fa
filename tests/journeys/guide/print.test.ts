import type { Page } from '@playwright/test'
import { airport } from '#guide/content/gateways/airport.ts'
import { gateways } from '#guide/content/gateways.ts'
import { temples } from '#guide/content/temples.ts'
import { expect, runFor, test } from '#tests/support/journey.ts'
import { translationsIn } from '#tests/support/translations.ts'
import { messagesOf } from '#tools/messages/catalogue-of.ts'
import { languages, prefixOf } from '#web/language/languages.ts'
import { speak } from '#web/language/translate.ts'
import { sessionOnPaper, sessionText } from '#web/temples/opening/session-text.ts'

const onCards = gateways.filter(({ card }) => card)

for (const language of languages) {
  for (const [query, width] of [
    ['', 360],
    ['?from=railwayStation', 1280],
  ] as const) {
    const address = `${prefixOf(language)}/temples${query}`
    test(
      `${address} prints all ten on one sheet, with hours, distances and room to write`,
      runFor(language),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(address)
        const sheet = page.locator('.list-on-paper')
        await expect(sheet).toHaveCount(1)
        await expect(sheet).toBeHidden()
        expect(await pagesOf(page)).toBe(1)
        await page.emulateMedia({ media: 'print' })
        await expect(page.locator('.temple-card').first()).toBeHidden()
        await expect(sheet.locator('tbody tr')).toHaveCount(temples.length)
        await expect(sheet.locator('tbody [lang=te]')).toHaveCount(language === 'te' ? 0 : temples.length)
        await expect(sheet).toContainText('112')
        await expect(sheet.locator('.print-blanks dd')).toHaveCount(3)
        await expect(sheet).toContainText(/20.*2026|2026.*20/)
        await expect(sheet.getByText(page.url(), { exact: true })).toHaveCount(1)
        // Certain hours, then uncertain ones, also those of a single weekday.
        speak(language, messagesOf(language))
        const times = (...sessions: [opens: string, closes: string][]) =>
          sessions.map(([opens, closes]) => sessionOnPaper({ opens, closes })).join(', ')
        const sure = times(['06:00', '12:00'], ['14:00', '20:00'])
        const unsure = times(['05:45', '06:00'], ['12:00', '14:00'], ['20:00', '21:00'])
        await expect(sheet.locator('tr', { hasText: times(['05:45', '06:00']) })).toContainText(
          `${sure}? ${unsure}`,
        )
        await expect(sheet.locator('tr', { hasText: times(['04:50', '05:00']) })).toContainText(
          `${times(['05:00', '21:30'])}? ${times(['03:30', '05:00'], ['21:30', '22:30'])}`,
        )
        const letters = await sheet.evaluate((element) => getComputedStyle(element).fontSize)
        expect(Number.parseFloat(letters)).toBeGreaterThanOrEqual(12)
      },
    )
  }
}

test('the print has the chosen temples in their order, and says so', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T10:00:00+05:30'))
  await page.goto('/temples?from=railwayStation&open=now&within=5')
  await expect(page.locator('.temple-card')).not.toHaveCount(temples.length)
  const names = await page.locator('.temple-name').allTextContents()
  await page.emulateMedia({ media: 'print' })
  const printed = await page.locator('.print-name').allTextContents()
  expect(printed).toEqual(names.map((name, index) => `${index + 1}. ${name}`))
  const choice = page.locator('.print-choice')
  await expect(choice).toContainText('I am at: Railway station')
  await expect(choice).toContainText('Open now, or ask first: 23 Nov 2026, 10\u00a0am')
  await expect(choice).toContainText('Up to 5')
  await expect(page.locator('.list-on-paper tr', { hasText: 'Iskon' })).toContainText('~ 3-5Km')
})

test('few temples are printed in larger letters, and still on one sheet', async ({ page }) => {
  for (const [query, size] of [
    ['?q=Kanipakam', 20],
    ['?tradition=vaishnava&from=busStand&within=10', 16],
  ] as const) {
    await page.goto(`/ta/temples${query}`)
    await expect(page.locator('.list-on-paper tbody')).toHaveCount(1)
    await expect(page.locator('.list-on-paper tbody tr')).not.toHaveCount(temples.length)
    expect(await pagesOf(page)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    const letters = await page
      .locator('.list-on-paper')
      .evaluate((element) => getComputedStyle(element).fontSize)
    expect(Number.parseFloat(letters), query).toBe(size)
  }
})

for (const language of languages) {
  test(
    `each temple prints on one sheet with what is needed at its gate, ${language}`,
    runFor(language),
    async ({ page }) => {
      const t = translationsIn(language)
      speak(language, messagesOf(language))
      for (const { id, localNames, openingHours, beforeYouEnter } of temples) {
        await page.emulateMedia({ media: null })
        await page.goto(`${prefixOf(language)}/temples/${id}`)
        const article = page.locator('.temple-page')
        const foot = article.locator('.paper-foot')
        await expect(foot).toBeHidden()
        await expect(article.getByText(page.url(), { exact: true })).toHaveCount(1)
        expect(await pagesOf(page), id).toBe(1)
        await page.emulateMedia({ media: 'print' })
        await expect(article.getByRole('heading', { level: 1 })).toBeVisible()
        const inTelugu = article.locator(language === 'te' ? 'h1' : '.telugu-name')
        await expect(inTelugu).toBeVisible()
        await expect(inTelugu).toHaveText(localNames.te.value)
        const rules = article.locator('.before-you-enter > dl dd')
        expect(await rules.count()).toBeGreaterThanOrEqual(Object.keys(beforeYouEnter).length)
        await expect(article.locator('.before-you-enter dd:visible')).toHaveCount(await rules.count())
        await expect(article.locator('.distance-lines li:visible')).toHaveCount(onCards.length)
        await expect(foot).toContainText('112')
        await expect(foot).toContainText(/20.*2026|2026.*20/)
        const hours = article.getByRole('region', { name: t('Opening hours') })
        for (const disputed of openingHours.value?.disputed ?? [])
          expect(await hours.innerText(), id).toContain(sessionText(disputed))
        for (const rest of [
          '.temple-picture',
          '.temple-map',
          '.map-links',
          '.sources',
          '.temple-answers',
          '.button',
        ])
          expect(await article.locator(`${rest}:visible`).count(), `${id} ${rest}`).toBe(0)
        const letters = await article.evaluate((element) => getComputedStyle(element).fontSize)
        expect(Number.parseFloat(letters)).toBeGreaterThanOrEqual(12)
      }
    },
  )
}

for (const language of languages) {
  for (const [path, sheets] of [
    ['/tirupati', 1],
    ['/map', 2],
  ] as const) {
    const address = prefixOf(language) + path
    test(
      `${address} prints the hours of any day, whenever it is printed`,
      runFor(language),
      async ({ page }) => {
        speak(language, messagesOf(language))
        const printed: string[] = []
        for (const time of ['2026-11-23T10:00:00+05:30', '2026-11-27T23:30:00+05:30']) {
          await page.clock.setFixedTime(new Date(time))
          await page.emulateMedia({ media: null })
          await page.goto(address)
          await expect(page.locator('.brief-opening').first()).not.toBeEmpty()
          expect(await pagesOf(page)).toBe(sheets)
          await page.emulateMedia({ media: 'print' })
          printed.push(await page.getByRole('main').innerText())
        }
        expect(printed[1]).toBe(printed[0])
        for (const session of [
          { opens: '05:00', closes: '21:30' },
          { opens: '03:30', closes: '05:00' },
        ])
          expect(printed[0]).toContain(sessionOnPaper(session))
        for (const lines of await page.locator('.hours-on-paper, .map-key li, .arrival-more > p').all()) {
          const letters = await lines.evaluate((element) => getComputedStyle(element).fontSize)
          expect(Number.parseFloat(letters)).toBeGreaterThanOrEqual(12)
        }
      },
    )
  }

  test(
    `the destination prints the whole way on from each gateway, ${language}`,
    runFor(language),
    async ({ page }) => {
      await page.goto(`${prefixOf(language)}/tirupati`)
      await page.emulateMedia({ media: 'print' })
      for (const prose of await page.locator('.arrival-more > p').all()) await expect(prose).toBeVisible()
    },
  )
}

test('the printed map has no sign of what was open', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T10:00:00+05:30'))
  await page.goto('/map')
  const open = page.locator('.map .open .mark').first()
  const key = page.getByText('A green ring: open now.')
  await expect(open).toHaveCSS('stroke-width', '6px')
  await expect(key).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(open).toHaveCSS('stroke-width', '2px')
  await expect(key).toBeHidden()
})

test('paper is as long as its content, not as the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 9000 })
  for (const path of ['/temples?q=tirumala', '/temples/tirumala', '/good-to-know', '/good-to-know/darshan']) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const length = await page.evaluate(() => document.body.getBoundingClientRect().height)
    expect(length, path).toBeLessThan(9000)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('on paper, too, a temple says which of its figures are uncertain', async ({ page }) => {
  const doubted = temples.find(({ id }) => airport.distances[id]?.confidence === 'low')
  if (!doubted) throw new Error('every distance is sure by now')
  await page.goto(`/temples/${doubted.id}`)
  const doubt = page.locator('.distance-lines .airport').getByText('~').first()
  await page.emulateMedia({ media: 'print' })
  await expect(doubt).toBeVisible()
})

for (const language of languages) {
  test(`paper marks what is old, and is still one sheet, ${language}`, runFor(language), async ({ page }) => {
    const warning = translationsIn(language)('That was over a year ago, so please check before you go.')
    for (const [path, paper] of [
      ['/temples', '.list-on-paper'],
      ['/temples/tirumala', '.paper-foot'],
    ] as const) {
      const sheet = page.locator(paper)
      await page.clock.setFixedTime(new Date('2027-11-20T23:59:00+05:30'))
      await page.goto(prefixOf(language) + path)
      await expect(sheet).toContainText(/20.*2026|2026.*20/)
      await expect(sheet).not.toContainText(warning)
      await page.clock.setFixedTime(new Date('2027-11-21T00:00:00+05:30'))
      await page.reload()
      await expect(sheet).toContainText(warning)
      expect(await pagesOf(page), path).toBe(1)
    }
  })
}

test('the boxes to fill in end within the sheet, where no printer cuts them off', async ({ page }) => {
  await page.goto('/temples')
  await page.emulateMedia({ media: 'print' })
  const [box, sheet] = await Promise.all(
    ['.print-blanks dd >> nth=-1', '.list-on-paper'].map((part) => page.locator(part).boundingBox()),
  )
  if (!box || !sheet) throw new Error('not on paper')
  expect(box.x + box.width).toBeLessThan(sheet.x + sheet.width)
})

async function pagesOf(page: Page): Promise<number | undefined> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length
}
