import type { Page } from '@playwright/test'
import { gateways } from '#guide/content/gateways.ts'
import { temples } from '#guide/content/temples.ts'
import type { Temple } from '#guide/schema.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { sidewaysOverflow } from '#tests/support/accessibility.ts'
import { expect, runFor, test } from '#tests/support/journey.ts'
import { shiftsOn, watchShifts } from '#tests/support/shifts.ts'
import { translationsIn } from '#tests/support/translations.ts'
import { inLanguage, languages } from '#web/language/languages.ts'

const ruleNames = new Set(temples.flatMap(({ beforeYouEnter }) => Object.keys(beforeYouEnter)))

const phone = { width: 360, height: 780 }
const desk = { width: 1280, height: 800 }

for (const language of languages) {
  const t = translationsIn(language)

  test(
    `each temple answers a visitor's questions in the order of a visit, the first on a phone's first screen, ${language}`,
    runFor(language),
    async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
      for (const temple of temples) {
        await page.setViewportSize(phone)
        await page.goto(inLanguage(`/temples/${temple.id}`, language))
        await expect(page.locator('.brief-opening'), temple.id).not.toBeEmpty()
        await expectFirstScreen(page, temple.id)
        for (const size of [phone, desk]) {
          await page.setViewportSize(size)
          await expectAnswers(page, temple)
        }
      }
    },
  )

  async function expectAnswers(page: Page, temple: Temple): Promise<void> {
    const { id, name, localNames, coordinates, beforeYouEnter } = temple
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 }), id).toHaveText(
      language === 'en' ? name : localNames[language].value,
    )
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      t('Before you enter'),
      t('How long a visit takes'),
      t('Getting there'),
      t('Inside the temple'),
      t('Opening hours'),
      t('About this temple'),
      t('Festivals'),
      t('Sources'),
    ])
    if (language !== 'te') await expect(main.locator('.telugu-name')).toHaveText(localNames.te.value)
    await expect(main.getByRole('button', { name: t('Show a driver') })).toBeVisible()
    const others = main.locator('.other-names dt')
    const scripts = await others.evaluateAll((terms) => terms.map((term) => term.getAttribute('lang')))
    expect(new Set([language, 'te', ...scripts]), id).toEqual(new Set(languages))

    await expect(main.locator('.distance-lines li')).toHaveCount(gateways.filter(({ card }) => card).length)
    const { latitude, longitude } = coordinates.value
    const directions = main.getByRole('link', { name: t('Directions') })
    await expect(directions).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\//)
    const links = main.locator('.map-links a')
    await expect(links.nth(0)).toHaveAttribute('href', new RegExp(`^geo:${latitude},${longitude}\\b`))
    await expect(links.nth(1)).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//)

    const rules = main.locator('.before-you-enter')
    await expect(rules.locator('dt')).toHaveCount(ruleNames.size)
    const known = Object.values(beforeYouEnter).filter((rule) => typeof rule?.value === 'string')
    await expect(rules.getByText(t('We don’t know. Please ask at the temple.'))).toHaveCount(
      ruleNames.size - known.length,
    )
    expect(await sidewaysOverflow(page), id).toBeLessThanOrEqual(0)
  }
}

/** Whether it is open, how far it is and what may not go in. */
async function expectFirstScreen(page: Page, id: TempleId): Promise<void> {
  const bar = (await page.locator('.places').boundingBox())?.y ?? 0
  for (const answer of ['.temple-status', '.temple-page-actions', '#phones']) {
    const box = await page.locator(answer).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? Infinity), `${id} ${answer}`).toBeLessThanOrEqual(bar)
  }
  const tops = await page
    .locator('#dress, #footwear, #tickets, #visit-length, #getting-there')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top + scrollY))
  expect(tops, id).toHaveLength(5)
  expect(Math.max(...tops), id).toBeLessThanOrEqual(2.5 * phone.height)
}

test('a visit takes as long as in the guide, by the ticket where that matters', async ({ page }) => {
  await page.goto('/temples/vakula-matha')
  const length = page.getByRole('region', { name: 'How long a visit takes' })
  await expect(length).toContainText('20 to 75 minutes, usually 40 minutes')
  await page.goto('/temples/kapila-theertham')
  await expect(length).toContainText('20 minutes to 2 hours, usually 1 hour')
  await page.goto('/temples/tirumala')
  await expect(length.locator('.visit-lines li')).toHaveText([
    'Without a ticket or token: 5 to 40 hours, usually 10 hours',
    'With a timed token (SSD): 3 to 7 hours, usually 5 hours',
    'With a Special Entry ticket (300 rupees): 2 to 6 hours, usually 3.5 hours',
    '~With a Divya Darshan token, after the climb: 3 to 8 hours, usually 5 hours',
  ])
})

/** Short and long notices, on phones and wider screens. */
const arrivals = [
  ['2026-11-27T04:00:00+05:30', 360],
  ['2026-11-23T20:50:00+05:30', 360],
  ['2026-11-23T23:50:00+05:30', 768],
  ['2026-11-27T03:50:00+05:30', 1280],
] as const

for (const [parity, language] of languages.entries()) {
  test(
    `nothing moves when the time and the reader’s place are known, ${language}`,
    runFor(language),
    async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('from', 'airport'))
      await watchShifts(page)
      for (const [turn, [time, width]] of arrivals.entries()) {
        await page.setViewportSize({ width, height: 780 })
        await page.clock.setFixedTime(new Date(time))
        for (const [index, { id }] of temples.entries()) {
          // A temple is on a phone and on a wider screen at two of the times in one language, at the others in the next.
          if ((index + turn + parity) % 2 === 1) continue
          await page.goto(inLanguage(`/temples/${id}`, language))
          await expect(page.locator('.brief-opening')).not.toBeEmpty()
          await page.evaluate(
            () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
          )
          expect(await shiftsOn(page), `${id} ${time} ${width}`).toEqual([])
        }
      }
    },
  )
}

test('whether it is open and how far it is are heard within sixty words of the page', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
  await page.goto('/temples/srikalahasti')
  await expect(page.locator('.brief-opening')).not.toBeEmpty()
  const heard = await page.locator('body').innerText()
  const answers = /^.*?From Railway Station: .*?\skm/s.exec(heard)?.[0] ?? ''
  expect(answers).toContain('May be closed')
  const words = answers.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []
  expect(words.length).toBeLessThanOrEqual(60)
})

test('the distance is told from where the reader set out', async ({ page }) => {
  await page.goto('/temples/srikalahasti')
  await expect(page.locator('#way > :visible')).toHaveText(/^From Railway Station: 35\sto\s39\skm, ~55\smin$/)
  await page.evaluate(() => localStorage.setItem('from', 'airport'))
  await page.reload()
  await expect(page.locator('#way > :visible')).toHaveText(/^From Airport: ~24\sto\s28\skm, ~45\smin$/)
  await page.goto('/temples/govindaraja')
  await page.evaluate(() => localStorage.setItem('from', 'railwayStation'))
  await page.reload()
  await expect(page.locator('#way > :visible')).toHaveText(/^From Railway Station: ~300\sm$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first screen has the hours of an ordinary day, as the time is not known', async ({ page }) => {
    await page.goto('/temples/srikalahasti')
    await expect(page.locator('.temple-status')).toContainText('Hours: 6 am to 12:30 pm, 4 pm to 9 pm')
    await expect(page.locator('#way > :visible')).toContainText('From Railway Station')
    await expect(page.locator('.brief-opening')).toBeHidden()
  })
})

test('from 1024 px on what is asked first stays beside what it is', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/temples/srikalahasti')
  const beside = page.locator('.temple-answers')
  const box = await beside.boundingBox()
  expect(box?.x).toBeGreaterThan(512)
  expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(800)
  await expect(page.locator('.temple-map:visible')).toHaveCount(1)
  await page.locator('#hours').scrollIntoViewIfNeeded()
  await expect(page.locator('.brief-opening')).toBeInViewport()
  await expect(beside.getByRole('link', { name: 'Directions' })).toBeInViewport()
})
