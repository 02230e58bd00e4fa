import type { Page } from '@playwright/test'
import type { Temple } from '#guide/schema.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { languages } from '#messages/languages.ts'
import { expectOnFirstScreen } from '#tests/support/calm/on-first-screen.ts'
import { expectAppTime } from '#tests/support/drawn/app-time.ts'
import { guide } from '#tests/support/guide.ts'
import { expect, runFor, test } from '#tests/support/journey.ts'
import { shiftsOn, watchShifts } from '#tests/support/shifts.ts'
import { translationsIn } from '#tests/support/translations.ts'
import { inLanguage } from '#web/language/languages.ts'

const { gateways, temples } = guide

const ruleNames = new Set(temples.flatMap(({ beforeYouEnter }) => Object.keys(beforeYouEnter)))

/** Short and long notices, on phones and wider screens. */
const arrivals = [
  ['2026-12-04T04:00:00+05:30', 360],
  ['2026-11-30T20:50:00+05:30', 360],
  ['2026-11-30T23:50:00+05:30', 768],
  ['2026-12-04T03:50:00+05:30', 1280],
] as const

for (const [turn, language] of languages.entries()) {
  const t = translationsIn(language)

  test(
    `each temple answers in the order of a visit, the first on a phone's first screen, and nothing moves, ${language}`,
    runFor(language),
    async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('from', 'airport'))
      await watchShifts(page)
      for (const [index, temple] of temples.entries()) {
        const path = inLanguage(`/temples/${temple.id}`, language)
        // Over four languages every temple is seen in every circumstance.
        const [time, width] = arrivals[(index + turn) % arrivals.length] ?? arrivals[0]
        await page.setViewportSize({ width, height: 780 })
        await page.clock.setFixedTime(new Date(time))
        await page.goto(path)
        await expectAppTime(page)
        expect(await shiftsOn(page), `${temple.id} ${time} ${width}`).toEqual([])
        await page.setViewportSize({ width: 360, height: 780 })
        await expectFirstScreen(page, temple.id)
        await expectAnswers(page, temple)
      }
    },
  )

  async function expectAnswers(page: Page, temple: Temple): Promise<void> {
    const { id, name, localNames, coordinates, beforeYouEnter, waysIn } = temple
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 }), id).toHaveText(
      language === 'en' ? name : localNames[language].value,
    )
    const tells = waysIn !== undefined
    const hasDays = guide.calendar.some((occasion) => occasion.temples?.includes(id))
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      ...(tells ? [t('Tickets and waiting')] : []),
      t('Before you enter'),
      t('Opening hours'),
      t('Getting there'),
      t('About this temple'),
      ...(hasDays ? [t('Coming days')] : []),
      t('Sources'),
    ])
    if (language !== 'te') await expect(main.locator('.telugu-name')).toHaveText(localNames.te.value)
    const others = main.locator('.other-names dt')
    const scripts = () => others.evaluateAll((terms) => terms.map((term) => term.getAttribute('lang')))
    await expect
      .poll(async () => new Set([language, 'te', ...(await scripts())]), id)
      .toEqual(new Set(languages))
    await expect(main.locator('.distance-lines li')).toHaveCount(gateways.filter(({ card }) => card).length)
    const { latitude, longitude } = coordinates.value
    const links = main.locator('.map-links a')
    await expect(links).toHaveAttribute(
      'href',
      `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
    )
    const rules = main.locator('.before-you-enter')
    // With how to get in each way, or how long a visit takes.
    await expect(rules.locator('dt')).toHaveCount(tells ? ruleNames.size + 2 : ruleNames.size + 1)
    const known = Object.values(beforeYouEnter).filter((rule) => typeof rule?.value === 'string')
    await expect(rules.getByText(t('We don’t know. Please ask at the temple.'))).toHaveCount(
      ruleNames.size - known.length,
    )
  }
}

/** Expects on the first screen whether the temple is open, how far it is, what may not go in and what to wear. */
async function expectFirstScreen(page: Page, id: TempleId): Promise<void> {
  const answers = ['.temple-status', '.temple-page-actions', '#phones', '#clothes']
  await expectOnFirstScreen(
    answers.map((answer) => page.locator(answer)),
    id,
  )
  await expect(async () => {
    const tops = await page
      .locator('#before-you-enter, #hours, #getting-there, #about')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top + scrollY))
    expect(tops.length, id).toBe(4)
    expect(Math.max(...tops), id).toBeLessThanOrEqual(2.5 * 780)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, id).toBeLessThanOrEqual(4 * 780)
  }).toPass()
}

test('where the wait depends on the ticket, the page says so first, and how to get one', async ({ page }) => {
  await page.goto('/temples/tirumala')
  await expect(page.locator('.temple-status .queue-line')).toHaveText('8 to 30 h in line without a ticket')
  const tickets = page.getByRole('region', { name: 'Tickets and waiting' })
  await expect(tickets.getByRole('link', { name: 'The line today' })).toHaveAttribute('href', 'tel:155257')
  await expect(tickets.getByRole('heading', { level: 3 })).toHaveText([
    'Free line (Sarva Darshan)',
    'Free token with a time (SSD)',
    'Special Entry ticket',
  ])
  await expect(tickets.locator('.ticket-wait')).toHaveText([
    '8 to 30 hours in line',
    '4 to 7 hours in line',
    '3 to 5 hours in line',
  ])
  await expect(tickets.getByRole('link', { name: 'Book on the official site' })).toHaveAttribute(
    'href',
    'https://ttdevasthanams.ap.gov.in',
  )
  const sources = page.locator('.sources')
  await sources.getByRole('heading', { name: 'Sources' }).click()
  await sources.getByRole('link', { name: 'Tickets and waiting' }).click()
  await expect(page.getByRole('main')).toContainText('Checked on 26 November 2026.')
  await expect(page.locator('#waiting-wait-source')).toContainText('up to 40')

  await page.goto('/temples/srikalahasti')
  await expect(page.locator('.queue-line, .ticket-box')).toHaveCount(0)
})

test('the distance is told from where the reader set out, and on a wide screen the way and the hours stand beside', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-30T10:00:00+05:30'))
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/temples/srikalahasti')
  const way = page.locator('#way > :visible')
  await expect(way).toHaveText(/^From Railway Station: 35\sto\s39\skm, about\s55\smin$/)
  await page.evaluate(() => localStorage.setItem('from', 'airport'))
  await page.reload()
  await expect(way).toHaveText(/^From Airport: 24\sto\s28\skm \(not sure\), about\s45\smin$/)

  await expect(async () => {
    const answers = await page.locator('.temple-answers').boundingBox()
    expect(answers?.x).toBeLessThan(512)
    expect((answers?.y ?? 0) + (answers?.height ?? Infinity)).toBeLessThanOrEqual(800)
    for (const part of ['#hours', '.temple-map']) {
      const beside = await page.locator(part).boundingBox()
      expect(beside?.x).toBeGreaterThan(512)
      expect(beside?.y).toBeLessThan(800)
    }
  }).toPass()
  // Opened without a press, and so it is for who listens.
  await expect(page.locator('.temple-rail details[open]')).toHaveCount(2)
})

test('a chapter opens by a press, by a link to what is in it, and to its heading', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/temples/srikalahasti')
  const dress = page.locator('#dress')
  await expect(dress).toBeHidden()
  await page.getByRole('heading', { name: 'Before you enter' }).click()
  await expect(dress).toBeVisible()
  await expect(page.locator('#visit')).toContainText('1 to 5 hours, usually 2 hours')
  await page.goto('/temples/kanipakam#dress')
  await expect(dress).toBeInViewport()
  await page.goto('/temples/iskcon#hours')
  await expect(page.locator('#hours')).toBeInViewport()
  await expect(page.getByText(/^Hours: /)).toBeVisible()
})

test('what few look for is in a menu, which a key and a tap beside it close', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/temples/tirumala')
  const menu = page.locator('.more-menu')
  const share = menu.getByRole('button', { name: 'Share' })
  await expect(share).toBeHidden()
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(share).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(share).toBeHidden()
  await expect(menu.locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.mouse.click(20, 700)
  await expect(share).toBeHidden()
})
