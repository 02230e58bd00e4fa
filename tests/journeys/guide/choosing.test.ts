import type { Page } from '@playwright/test'
import { gateways } from '#guide/content/gateways.ts'
import { temples } from '#guide/content/temples.ts'
import { openingNotice } from '#guide/opening-hours/opening-notice.ts'
import { openingStatus } from '#guide/opening-hours/status.ts'
import { expect, runFor, test } from '#tests/support/journey.ts'
import { readers } from '#tests/support/readers.ts'
import { translationsIn } from '#tests/support/translations.ts'
import { messagesOf } from '#tools/messages/catalogue-of.ts'
import { languages, prefixOf } from '#web/language/languages.ts'
import { speak, t } from '#web/language/translate.ts'
import { noticeText } from '#web/temples/opening-text.ts'

const names = temples.map(({ name }) => name)

for (const { language, prefix, width, when } of readers) {
  const t = translationsIn(language)
  const list = `${prefix}/temples`
  const nameOf = ({ name, localNames }: (typeof temples)[number]) =>
    language === 'en' ? name : localNames[language].value
  const namesOf = (...ids: string[]) => temples.filter(({ id }) => ids.includes(id)).map(nameOf)
  const all = temples.map(nameOf)

  test.describe(`at ${width} px in ${language}`, when, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the list is sorted from where the reader is, and remembers it', async ({ page }) => {
      const shown = page.locator('.temple-name')
      await page.goto(list)
      await page.getByRole('radio', { name: t('Bus stand') }).check()
      await expect(page).toHaveURL(`${list}?from=busStand`)
      await expect(shown.first()).toHaveText(namesOf('govindaraja'))
      const nearest = page.locator('.distance-lines [aria-current]').first()
      await expect(nearest).toHaveText(language === 'en' ? 'From Bus Stand: 1Km' : 'బస్టాండ్ నుండి: 1 కి.మీ.')
      await page.goto(list)
      await expect(page).toHaveURL(`${list}?from=busStand`)
      await expect(shown.first()).toHaveText(namesOf('govindaraja'))
      await page.getByRole('radio', { name: t('Elsewhere') }).check()
      await expect(shown).toHaveText(all)
      await page.goto(list)
      await expect(shown).toHaveText(all)
    })

    test('a name is found in any spelling and script, and the address shows the same list', async ({
      page,
    }) => {
      await page.goto(list)
      const search = page.getByRole('searchbox', { name: t('Search by name') })
      const first = page.locator('.temple-name').first()
      for (const [query, id] of [
        ['kalahasti', 'srikalahasti'],
        ['Thirumala', 'tirumala'],
        ['ಕಾಣಿಪಾಕಂ', 'kanipakam'],
      ] as const) {
        await search.fill(query)
        await expect(first).toHaveText(namesOf(id))
        await expect(page).toHaveURL((url) => url.searchParams.get('q') === query)
      }
      await page.goto(page.url())
      await expect(first).toHaveText(namesOf('kanipakam'))
      await expect(search).toHaveValue('ಕಾಣಿಪಾಕಂ')
      await search.fill('zzzz')
      await expect(page.getByText(t('No temples match.'))).toBeVisible()
      await page.getByRole('button', { name: t('Show all temples') }).click()
      await expect(page.locator('.temple-name')).toHaveText(all)
      await expect(search).toHaveValue('')
    })

    test('deity and distance filter the list', async ({ page }) => {
      await page.goto(list)
      await page.getByText(t('More filters')).click()
      await page.getByRole('combobox', { name: t('Deity') }).selectOption('shaiva')
      await expect(page.locator('.temple-name')).toHaveText(namesOf('kapila-theertham', 'srikalahasti'))
      const byRoad = page.getByRole('combobox', { name: t('By road') })
      await expect(byRoad).toBeDisabled()
      await page.getByRole('radio', { name: t('Railway station') }).check()
      await byRoad.selectOption('10')
      await expect(page.locator('.temple-name')).toHaveText(namesOf('kapila-theertham'))
      await expect(page).toHaveURL(`${list}?from=railwayStation&tradition=shaiva&within=10`)
    })
  })
}

test.describe('in a phone set to another zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  for (const [id, time, notice] of [
    ['tiruchanoor', '2026-11-23T04:59:00+05:30', 'May be closed now; sources differ. Surely open by 5 am'],
    ['tiruchanoor', '2026-11-23T10:00:00+05:30', 'Open now, at least until 9:30 pm'],
    ['tiruchanoor', '2026-11-23T20:50:00+05:30', 'Open now, may close in 40 mins; sources differ'],
    [
      'tiruchanoor',
      '2026-11-23T22:00:00+05:30',
      'May be open now; sources differ. Surely closed by 10:30 pm',
    ],
    ['tiruchanoor', '2026-11-23T23:00:00+05:30', 'Closed; may open tomorrow at 4:50 am, sources differ'],
    ['tiruchanoor', '2026-11-27T03:00:00+05:30', 'Closed now, may open at 3:30 am; sources differ'],
    ['tiruchanoor', '2026-11-27T03:30:00+05:30', 'May be closed now; sources differ. Surely open by 5 am'],
    ['tirumala', '2026-11-23T02:00:00+05:30', 'Closed now, opens at 3 am'],
    ['vakula-matha', '2026-11-23T05:00:00+05:30', 'Closed now, may open at 5:30 am; sources differ'],
    ['iskcon', '2026-11-23T10:00:00+05:30', 'Open now, until 1 pm (not sure)'],
    ['iskcon', '2026-11-23T15:45:00+05:30', 'Closed now, may open at 4 pm; sources differ (not sure)'],
    ['srinivasa-mangapuram', '2026-11-23T05:30:00+05:30', 'May be closed now; sources differ (not sure)'],
    ['srinivasa-mangapuram', '2026-11-23T13:30:00+05:30', 'May be closed now; sources differ (not sure)'],
    ['srinivasa-mangapuram', '2026-11-23T17:00:00+05:30', 'Open now, until 8 pm (not sure)'],
    [
      'srinivasa-mangapuram',
      '2026-11-23T19:20:00+05:30',
      'Open now, may close in 40 mins; sources differ (not sure)',
    ],
    ['srinivasa-mangapuram', '2026-11-23T20:15:00+05:30', 'May be open now; sources differ (not sure)'],
  ] as const) {
    test(`${id} at ${time}: ${notice}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(time))
      await page.goto('/temples')
      const card = page.locator(`#${id}`)
      await expect(card.locator('.opening-line')).toHaveText(notice)
      await page.getByRole('checkbox', { name: 'Open now' }).check()
      await expect(card).toHaveCount(notice.startsWith('Closed') ? 0 : 1)
      await page.goto(`/temples/${id}`)
      await expect(page.locator('.opening-line')).toHaveText(notice)
    })
  }
})

test('nothing moves when the list loads sorted or filtered', async ({ page }) => {
  // Eleven in the morning in India, because late in the evening nothing near is open.
  await page.clock.setFixedTime(new Date('2026-11-20T05:30:00Z'))
  await page.addInitScript(() => localStorage.setItem('from', 'airport'))
  for (const address of ['/temples', '/temples?from=airport&open=now&within=20']) {
    await page.goto(address)
    await expect(page.locator('.opening-line').first()).not.toBeEmpty()
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
            resolve(shifts.reduce((total, { value }) => total + value, 0))
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(0), 500)
        }),
    )
    expect(shift, address).toBe(0)
  }
})

for (const language of languages) {
  test(`every notice about hours fits on a phone, ${language}`, runFor(language), async ({ page }) => {
    speak(language, messagesOf(language))
    const notices = [...new Set(temples.flatMap(({ openingHours }) => noticesOf(openingHours)))]
    await page.setViewportSize({ width: 360, height: 800 })
    for (const path of ['/temples', '/temples/tirumala']) {
      await page.goto(prefixOf(language) + path)
      await expect(page.locator('.opening-line').first()).not.toBeEmpty()
      const tooLong = await page.evaluate((notices) => {
        const line = document.querySelector<HTMLElement>('.opening-line')
        const heightOf = (text: string) => {
          if (line) line.textContent = text
          return line?.offsetHeight ?? 0
        }
        const kept = heightOf('')
        return notices.filter((notice) => heightOf(notice) > kept)
      }, notices)
      expect(tooLong, path).toEqual([])
    }
  })
}

for (const { id, choice } of gateways) {
  if (!choice) continue
  test(`the list is sorted from where the reader is before any JavaScript, ${id}`, async ({ page }) => {
    await page.addInitScript((from) => localStorage.setItem('from', from), id)
    await page.goto('/temples')
    await expect(page.locator('.opening-line').first()).not.toBeEmpty()
    await expect(page.getByRole('radio', { name: choice, exact: true })).toBeChecked()
    const sorted = await namesFromTop(page)
    expect(sorted).not.toEqual(names)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/temples')
    await expect(page.locator('.opening-line').first()).toBeEmpty()
    expect(await namesFromTop(page)).toEqual(sorted)
  })
}

/** In the order on the screen, row by row. */
function namesFromTop(page: Page): Promise<string[]> {
  return page.locator('.temple-card').evaluateAll((cards) =>
    cards
      .map((card) => ({
        name: card.querySelector('.temple-name')?.textContent ?? '',
        box: card.getBoundingClientRect(),
      }))
      .sort((one, other) => one.box.top - other.box.top || one.box.left - other.box.left)
      .map(({ name }) => name),
  )
}

/** All notices of a week, sampled every ten minutes and one minute before. */
function noticesOf({ value, confidence }: (typeof temples)[number]['openingHours']): string[] {
  const isSure = value === null || confidence !== 'low'
  const sunday = Date.parse('2026-11-22T00:00:00+05:30')
  return Array.from({ length: 7 * 24 * 12 }, (_, index) => {
    const minute = Math.floor(index / 2) * 10 + (index % 2) * 9
    const now = new Date(sunday + minute * 60_000)
    const text = noticeText(openingNotice(openingStatus(value, now), isSure))
    return isSure ? text : `${text} (${t('not sure')})`
  })
}
