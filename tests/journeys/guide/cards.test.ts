import type { Locator } from '@playwright/test'
import { distanceText } from '#guide/distance.ts'
import { openingNotice } from '#guide/opening-hours/opening-notice.ts'
import { openingStatus } from '#guide/opening-hours/status.ts'
import { languages } from '#messages/languages.ts'
import { messagesOf } from '#site/messages/messages-of.ts'
import { expectAppTime } from '#tests/support/drawn/app-time.ts'
import { guide } from '#tests/support/guide.ts'
import { expect, runFor, test } from '#tests/support/journey.ts'
import { noticeText } from '#web/guide/temples/opening/brief-opening-text.ts'
import { prefixOf } from '#web/language/languages.ts'
import { speak } from '#web/language/translate.ts'

const { gateways, temples } = guide

test('the guide shows ten cards in order, each with its name, image and distances, in full rows', async ({
  page,
}) => {
  await page.goto('/temples')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temples to visit near Tirupati')
  const cards = page.getByRole('article')
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(temples.map(({ name }) => name))
  for (const [index, temple] of temples.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading', { level: 2 })).toHaveCSS('text-decoration-line', 'underline')
    await expect(card.locator('img').first()).toBeVisible()
    await expect(card.getByRole('heading', { level: 3 })).toHaveText('Distance')
    await expect(card.locator('.distance-lines li')).toContainText(
      gateways.flatMap(({ card, distances }) => {
        const distance = distances[temple.id]
        return card && distance ? [`${card}: ${distanceText(distance.value)}`] : []
      }),
    )
  }
  await expect(cards.nth(6)).toContainText('From Railway Station: 300m')
  await expect(cards.nth(7)).toContainText('From Bus Stand: 3-5Km')
  for (const button of ['Directions', 'My day'])
    await expect(cards.nth(5).locator('.temple-actions > *', { hasText: button })).toHaveAccessibleName(
      new RegExp(`${button}.* Kanipakam`),
    )
  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const lefts = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
    await expect.poll(async () => new Set(await lefts()).size, `${width} px`).toBe(columns)
  }
})

test('whoever listens hears early whether a temple is open, and how far it is', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-30T14:10:00+05:30'))
  await page.goto('/temples?from=railwayStation')
  const card = page.locator('#srikalahasti')
  await expectAppTime(page)
  const heard = (await card.innerText()).split(/\s+/).slice(0, 40).join(' ')
  expect(heard).toContain('May be closed')
  expect(heard).toContain('From Railway Station: 35-39Km')
  await page.goto('/temples/srikalahasti')
  await expectAppTime(page)
  const answers = /^.*?From Railway Station: .*?\skm/s.exec(await page.locator('body').innerText())?.[0] ?? ''
  expect(answers).toContain('May be closed')
  expect((answers.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length).toBeLessThanOrEqual(60)
})

for (const language of languages)
  test(
    `the first screen answers, and every choice and notice is shown whole, ${language}`,
    runFor(language),
    async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-30T14:10:00+05:30'))
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(`${prefixOf(language)}/temples`)
      const cards = page.locator('.temple-card')
      await expectAppTime(page)
      const boxes = await cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
      )
      const words = `in ${language}`
      expect(boxes[0]?.top, words).toBeLessThanOrEqual(language === 'ta' ? 400 : 280)
      const heights = boxes.map(({ top, bottom }) => bottom - top)
      expect(Math.max(...heights), words).toBeLessThanOrEqual(300)
      const rows = await cards
        .locator('.temple-actions .button')
        .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).offsetHeight))
      expect([...new Set(rows)], `${words}: every label on one line`).toEqual([44])
      const actions = await cards
        .locator('.temple-actions')
        .evaluateAll((all) => all.map((row) => (row as HTMLElement).offsetHeight))
      expect([...new Set(actions)], `${words}: all actions in one row`).toEqual([44])
      const letters = (text: string) =>
        page
          .locator(text)
          .first()
          .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
      expect(Math.round(await letters('.temple-name')), words).toBeGreaterThanOrEqual(20)
      expect(await letters('.brief-opening-text'), words).toBeGreaterThanOrEqual(16)
      expect(await letters('.distance-lines'), words).toBeGreaterThanOrEqual(14)

      await page.setViewportSize({ width: 1280, height: 800 })
      const bottom = async () => {
        const { y, height } = (await cards.first().boundingBox()) ?? { y: 0, height: Infinity }
        return y + height
      }
      await expect.poll(bottom, `${words} at 1280 px`).toBeLessThanOrEqual(800)

      await page.setViewportSize({ width: 360, height: 780 })
      await page.locator('select[name=from]').selectOption('airport')
      await expect.poll(() => highest(cards), `${words}, from the airport`).toBeLessThanOrEqual(300)
      speak(language, messagesOf(language))
      await expect
        .poll(
          // Telugu has a long word for the hours before dawn.
          () =>
            page.evaluate(longerThan, {
              lines: language === 'ta' || language === 'te' ? 3 : 2,
              notices: noticesOfAWeek(),
            }),
          words,
        )
        .toEqual([])

      expect(await letters('.distance-lines [aria-current]'), words).toBeGreaterThanOrEqual(16)
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 780 })
        await expect
          .poll(() => page.locator('.list-from select').evaluate(cutOptions), `${words} at ${width} px`)
          .toEqual([])
      }
    },
  )

function highest(cards: Locator): Promise<number> {
  return cards.evaluateAll((all) => Math.max(...all.map((card) => (card as HTMLElement).offsetHeight)))
}

/** All notices, sampled every ten minutes and one minute before. */
function noticesOfAWeek(): string[] {
  const friday = Date.parse('2026-11-27T00:00:00+05:30')
  const notices = temples.flatMap(({ openingHours: { value, confidence } }) => {
    const isSure = value === null || confidence !== 'low'
    return Array.from({ length: 7 * 24 * 12 }, (_, index) => {
      const minute = Math.floor(index / 2) * 10 + (index % 2) * 9
      const now = new Date(friday + minute * 60_000)
      return noticeText(openingNotice(openingStatus(value, now), isSure))
    })
  })
  return [...new Set(notices)]
}

/** Runs in the page: the notices that take more lines. */
function longerThan({ lines, notices }: { lines: number; notices: string[] }): string[] {
  const text = document.querySelector<HTMLElement>('.brief-opening-text')
  const heightOf = (notice: string) => {
    if (text) text.textContent = notice
    return text?.offsetHeight ?? Infinity
  }
  const room = heightOf('x') * lines
  return notices.filter((notice) => heightOf(notice) > room)
}

/** Runs in the page: the options that don't fit into the closed select. */
function cutOptions(select: SVGElement | HTMLElement): string[] {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select)
  const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  const canvas = document.createElement('canvas').getContext('2d')
  if (canvas) canvas.font = font
  return [...select.querySelectorAll('option')]
    .map(({ text }) => text)
    .filter((text) => (canvas?.measureText(text).width ?? Infinity) > room)
}
