import type { Locator, Page } from '@playwright/test'
import { gateways } from '#guide/content/gateways.ts'
import { temples } from '#guide/content/temples.ts'
import { openingNotice } from '#guide/opening-hours/opening-notice.ts'
import { openingStatus } from '#guide/opening-hours/status.ts'
import { expect, runFor, test } from '#tests/support/journey.ts'
import { readers } from '#tests/support/readers.ts'
import { shiftsOn, watchShifts } from '#tests/support/shifts.ts'
import { translationsIn } from '#tests/support/translations.ts'
import { setTime } from '#tests/support/visits.ts'
import { messagesOf } from '#tools/messages/catalogue-of.ts'
import { languages, prefixOf } from '#web/language/languages.ts'
import { speak } from '#web/language/translate.ts'
import { briefNoticeText } from '#web/temples/opening/brief-opening-text.ts'

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
      await page.getByRole('combobox', { name: t('From') }).selectOption(t('Bus stand'))
      await expect(page).toHaveURL(`${list}?from=busStand`)
      await expect(shown.first()).toHaveText(namesOf('govindaraja'))
      const nearest = page.locator('.distance-lines [aria-current]').first()
      await expect(nearest).toHaveText(language === 'en' ? 'From Bus Stand: 1Km' : 'బస్టాండ్ నుండి: 1 కి.మీ.')
      await page.goto(list)
      await expect(page).toHaveURL(`${list}?from=busStand`)
      await expect(shown.first()).toHaveText(namesOf('govindaraja'))
      await page.getByRole('combobox', { name: t('From') }).selectOption(t('Elsewhere'))
      await expect(shown).toHaveText(all)
      await page.goto(list)
      await expect(shown).toHaveText(all)
    })

    test('the page of a temple leads back to the list as it was chosen', async ({ page }) => {
      await page.goto(list)
      await page.getByRole('combobox', { name: t('From') }).selectOption(t('Bus stand'))
      await page.getByRole('checkbox', { name: t('Open now') }).check()
      const chosen = `${list}?from=busStand&open=now`
      await expect(page).toHaveURL(chosen)
      await page.locator('.temple-name a').first().click()
      const back = page.getByRole('main').getByRole('link', { name: t('Temples'), exact: true })
      await back.click()
      await expect(page).toHaveURL(chosen)
      await expect(page.getByRole('checkbox', { name: t('Open now') })).toBeChecked()
      // A page opened directly knows of no choice.
      await page.goto(`${list}/tirumala`)
      await expect(back).toHaveAttribute('href', list)
    })

    test('a name is found in any spelling and script, and the address shows the same list', async ({
      page,
    }) => {
      await page.goto(list)
      await page.locator('.list-more summary').click()
      const search = page.getByRole('searchbox', { name: t('Search temples and answers') })
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
      await page.locator('.list-more summary').click()
      await page.getByRole('combobox', { name: t('Deity') }).selectOption('shaiva')
      await expect(page.locator('.temple-name')).toHaveText(namesOf('kapila-theertham', 'srikalahasti'))
      const byRoad = page.getByRole('combobox', { name: t('By road') })
      // Only from a place that is chosen.
      await expect(byRoad).toHaveCount(0)
      await page.getByRole('combobox', { name: t('From') }).selectOption(t('Railway station'))
      await byRoad.selectOption('10')
      await expect(page.locator('.temple-name')).toHaveText(namesOf('kapila-theertham'))
      await expect(page).toHaveURL(`${list}?from=railwayStation&tradition=shaiva&within=10`)
    })
  })
}

test.describe('in a phone set to another zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  const cases = [
    ['tiruchanoor', ['04:59', '2026-11-23'], 'May be closed · open from 5 am', 'Ask first'],
    ['tiruchanoor', ['10:00', '2026-11-23'], 'Open until ~9:30 pm', 'Open'],
    ['tiruchanoor', ['20:50', '2026-11-23'], 'Open · ~40 min left', 'Open'],
    ['tiruchanoor', ['22:00', '2026-11-23'], 'May be open · closed from 10:30 pm', 'Ask first'],
    ['tiruchanoor', ['23:00', '2026-11-23'], 'Closed · tomorrow 5 am', 'Closed today'],
    ['tiruchanoor', ['03:00', '2026-11-27'], 'Closed · opens 5 am', 'Opens later'],
    ['tiruchanoor', ['03:30', '2026-11-27'], 'May be closed · open from 5 am', 'Ask first'],
    ['tirumala', ['02:00', '2026-11-23'], 'Closed · opens 3 am', 'Opens later'],
    ['vakula-matha', ['05:00', '2026-11-23'], 'Closed · opens 6 am', 'Opens later'],
    ['iskcon', ['10:00', '2026-11-23'], 'Open until ~1 pm', 'Ask first'],
    ['iskcon', ['15:45', '2026-11-23'], 'Closed · opens ~4:15 pm', 'Opens later'],
    ['srinivasa-mangapuram', ['05:30', '2026-11-23'], 'Ask first · may be closed', 'Ask first'],
    ['srinivasa-mangapuram', ['13:30', '2026-11-23'], 'Ask first · may be closed', 'Ask first'],
    ['srinivasa-mangapuram', ['17:00', '2026-11-23'], 'Open until ~8 pm', 'Ask first'],
    ['srinivasa-mangapuram', ['19:20', '2026-11-23'], 'Open · ~40 min left', 'Ask first'],
    ['srinivasa-mangapuram', ['20:15', '2026-11-23'], 'Ask first · may be open', 'Ask first'],
  ] as const

  test('a temple says when it is open, on its card, in its group and on its page', async ({ page }) => {
    const openNow = page.getByRole('checkbox', { name: 'Open now' })
    await page.goto('/temples')
    for (const [id, [time, date], notice, group] of cases) {
      await setTime(page, time, date)
      const card = page.locator(`#${id}`)
      await expect(card.locator('.brief-opening'), `${id}, ${date} ${time}`).toHaveText(notice)
      await openNow.click()
      await expect(openNow).toBeChecked()
      const found = page.getByRole('region', { name: group, exact: true })
      await expect(found.locator(card), `${id}, ${date} ${time}`).toBeAttached()
      await openNow.click()
      await expect(openNow).not.toBeChecked()
    }
    for (const [id, [time, date], notice] of cases) {
      const path = `/temples/${id}`
      await setTime(page, time, date)
      if (new URL(page.url()).pathname !== path) await page.goto(path)
      await expect(page.locator('.brief-opening'), `${id}, ${date} ${time}`).toHaveText(notice)
    }
  })
})

test('a card has the hours of today, with their weekday if they are not the usual ones', async ({ page }) => {
  for (const [time, hours] of [
    ['2026-11-26T10:00:00+05:30', 'Hours: 5 am to 9:30 pm'],
    ['2026-11-27T10:00:00+05:30', 'Friday: 5 am to 9:30 pm'],
  ] as const) {
    await page.clock.setFixedTime(new Date(time))
    await page.goto('/temples')
    await expect(page.locator('#tiruchanoor .temple-times')).toContainText(hours)
  }
})

test('hours have the mark of what is not sure wherever the notice above them has it', async ({ page }) => {
  const mark = (hours: Locator) => hours.evaluate((element) => getComputedStyle(element, '::before').content)
  await page.clock.setFixedTime(new Date('2026-11-26T10:00:00+05:30'))
  for (const id of ['tirumala', 'iskcon']) {
    await page.goto('/temples')
    expect(await mark(page.locator(`#${id}`).getByText('Hours: ')), `${id}, card`).toBe('"~ "')
    await page.goto(`/temples/${id}`)
    await expect(page.locator('.brief-opening .doubt')).toBeVisible()
    expect(await mark(page.locator('.temple-status').getByText('Hours: ')), `${id}, page`).toBe('"~ "')
  }
})

test('a choice is seen and heard on the same screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
  await page.goto('/temples')
  const status = page.locator('.list-outcome').getByRole('status')
  await expect(status).toHaveText(`All ${temples.length} temples`)
  await page.evaluate(() => {
    const heard: string[] = []
    Reflect.set(window, 'heard', heard)
    const status = document.querySelector('.list-outcome [role=status]')
    new MutationObserver(() => heard.push(status?.textContent ?? '')).observe(status ?? document, {
      characterData: true,
      childList: true,
      subtree: true,
    })
  })
  await page.getByRole('combobox', { name: 'From' }).selectOption('Railway station')
  await expect(status).toHaveText('Nearest to the railway station first')
  await expect(page.locator('.temple-name').first()).toHaveText('Govindaraja Swami Temple')
  await page.getByRole('checkbox', { name: 'Open now' }).check()
  await expect(status).toHaveText(/^Nearest to the railway station first · Open now: \d$/)
  await expect(page.locator('.temple-name').first()).toBeInViewport()
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toHaveLength(2)
})

test('whoever listens hears within 40 words of its heading whether a temple is open, and how far it is', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
  await page.goto('/temples?from=railwayStation')
  const card = page.locator('#srikalahasti')
  await expect(card.locator('.brief-opening')).not.toBeEmpty()
  const heard = (await card.innerText()).split(/\s+/).slice(0, 40).join(' ')
  expect(heard).toContain('May be closed')
  expect(heard).toContain('From Railway Station: 35-39Km')
})

test('directions lead from the place that is chosen', async ({ page }) => {
  await page.goto('/temples')
  const link = page.locator('#tirumala').getByRole('link', { name: 'Directions' })
  const google = 'https://www.google.com/maps/dir/?api=1&destination=13.68325%2C79.347194'
  await expect(link).toHaveAttribute('href', google)
  await page.getByRole('combobox', { name: 'From' }).selectOption('Railway station')
  await expect(link).toHaveAttribute('href', `${google}&origin=13.6279%2C79.4194`)
})

for (const language of languages) {
  test(
    `the first screen of a phone answers, and all ten fit in five and a half, ${language}`,
    runFor(language),
    async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(`${prefixOf(language)}/temples`)
      const status = page.locator('.brief-opening-text').nth(1)
      await expect(status).not.toBeEmpty()
      const boxes = await page
        .locator('.temple-card')
        .evaluateAll((cards) =>
          cards.map((card) => card.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
        )
      expect(boxes[0]?.top).toBeLessThanOrEqual(language === 'ta' || language === 'kn' ? 400 : 330)
      expect(boxes[9]?.bottom).toBeLessThanOrEqual(5.5 * 780)
      const bar = await page.locator('.places').boundingBox()
      const second = await status.boundingBox()
      expect((second?.y ?? 0) + (second?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    },
  )
}

test('each place to start from, each distance, and a deity that is not chosen, is shown whole on a phone', async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(`${prefixOf(language)}/temples?from=airport`)
    await page.locator('.list-more summary').click()
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 780 })
      const cut = await page.locator('.list-from select').evaluate(cutOptions)
      cut.push(...(await page.locator('select[name=within]').evaluate(cutOptions)))
      const deity = page.locator('select[name=tradition]')
      const unused = await deity.locator('option').first().innerText()
      cut.push(...(await deity.evaluate(cutOptions)).filter((text) => text === unused))
      expect(cut, `${language} ${width}`).toEqual([])
    }
  }
})

test('the first row of cards is whole on the first screen of a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const language of languages) {
    await page.goto(`${prefixOf(language)}/temples`)
    const card = await page.locator('.temple-card').first().boundingBox()
    expect((card?.y ?? 0) + (card?.height ?? 0), language).toBeLessThanOrEqual(800)
  }
})

test('nothing moves when the list loads sorted or filtered', async ({ page }) => {
  // Eleven in the morning in India, because late in the evening nothing near is open.
  await page.clock.setFixedTime(new Date('2026-11-20T05:30:00Z'))
  await page.addInitScript(() => localStorage.setItem('from', 'airport'))
  await watchShifts(page)
  // The second that a filtered list waits for its scripts lasts ten, however busy this machine is.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.1 })
  for (const address of ['/temples', '/temples?from=airport&open=now&within=20']) {
    await page.goto(address)
    await expect(page.locator('.brief-opening').first()).not.toBeEmpty()
    // Waits for what must not come: something that moves.
    await page.waitForTimeout(500)
    expect(await shiftsOn(page), address).toEqual([])
  }
})

for (const language of languages) {
  test(`every notice about hours fits on a phone, ${language}`, runFor(language), async ({ page }) => {
    speak(language, messagesOf(language))
    await page.setViewportSize({ width: 360, height: 800 })
    const notices = [...new Set(temples.flatMap(({ openingHours }) => noticesOf(openingHours)))]
    await page.goto(`${prefixOf(language)}/temples`)
    const tooLong = await page.evaluate((notices) => {
      const text = document.querySelector<HTMLElement>('.brief-opening-text')
      const heightOf = (notice: string) => {
        if (text) text.textContent = notice
        return text?.closest<HTMLElement>('.brief-opening')?.offsetHeight ?? 0
      }
      const room = heightOf('')
      return notices.filter((notice) => heightOf(notice) > room)
    }, notices)
    expect(tooLong).toEqual([])
  })
}

for (const { id, choice } of gateways) {
  if (!choice) continue
  test(`the list is sorted from where the reader is before any JavaScript, ${id}`, async ({ page }) => {
    await page.addInitScript((from) => localStorage.setItem('from', from), id)
    await page.goto('/temples')
    await expect(page.locator('.brief-opening').first()).not.toBeEmpty()
    await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue(id)
    const sorted = await namesFromTop(page)
    expect(sorted).not.toEqual(names)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/temples', { waitUntil: 'load' })
    await expect(page.locator('html')).toHaveAttribute('data-app')
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
    return briefNoticeText(openingNotice(openingStatus(value, now), isSure), isSure)
  })
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
