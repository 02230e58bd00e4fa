import type { Page } from '@playwright/test'
import { distancesTo } from '#guide/distance.ts'
import { shortNames } from '#guide/map/short-names.ts'
import { sortFrom } from '#guide/order.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { languages } from '#messages/languages.ts'
import { expectNoViolations, sidewaysOverflow } from '#tests/support/accessibility.ts'
import { expectAppTime } from '#tests/support/drawn/app-time.ts'
import { guide } from '#tests/support/guide.ts'
import { expect, test } from '#tests/support/journey.ts'
import { shiftsOn, watchShifts } from '#tests/support/shifts.ts'
import { inLanguage } from '#web/language/languages.ts'

const { gateways, temples } = guide

const onMap = gateways.filter(({ map }) => map)

test('no name on the map covers another or leaves it, in any language, and a finger finds every temple', async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(inLanguage('/map', language))
    for (const width of [1280, 768, 360]) {
      const where = `in ${language} at ${width} px`
      await page.setViewportSize({ width, height: 780 })
      await expect(page.locator('.map .name')).toHaveCount(temples.length + onMap.length + 2)
      let links = 0
      for (const sheet of ['town', 'surroundings', 'region']) {
        await page.locator(`.sheet-choice [value=${sheet}]`).check()
        const map = page.locator(`#${sheet} .map`)
        await expect(map).toBeVisible()
        await expect.poll(() => collisions(page), where).toEqual([])
        await expect.poll(() => smallestLetters(page), where).toBeGreaterThanOrEqual(14)
        await expect.poll(() => sidewaysOverflow(page), where).toBeLessThanOrEqual(0)
        await expect.poll(() => map.locator('a').evaluateAll(leastSide), where).toBeGreaterThanOrEqual(44)
        links += await map.locator('a').count()
      }
      expect(links).toBe(temples.length + 2)
    }
    await numberOf(page, shortNames.srikalahasti[language]).click()
    await expect(page.locator('.temple-peek')).toBeVisible()
    for (const control of await page.locator('.temple-peek :is(.button, button)').all()) {
      await expect(control, language).toBeInViewport({ ratio: 1 })
      await expect.poll(async () => (await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await expectApart(page)
  }
})

test('every temple is opened from the map by keyboard', async ({ page }) => {
  await page.goto('/temples')
  await page.locator('.places a[href$="/map"]').click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Map of the temples around Tirupati')
  await expect(heading).toBeFocused()
  const named = (id: TempleId) =>
    `${temples.findIndex((temple) => temple.id === id) + 1} ${shortNames[id].en}`
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Near me' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Around Tirupati' })).toBeFocused()
  /** The marks of the sheet that the focused choice shows, in the order of the keyboard. */
  const reached = async (count: number) => {
    const names: string[] = []
    for (let step = 0; step < count; step += 1) {
      await page.keyboard.press('Tab')
      const { name, outline, focused, ring } = await focusInMap(page)
      expect(outline, name).toBe('solid 3px')
      expect(ring, name).toBe(focused)
      names.push(name)
    }
    for (let step = 0; step < count; step += 1) await page.keyboard.press('Shift+Tab')
    return names
  }
  expect(await reached(6)).toEqual([
    'Tirupati town',
    named('tirumala'),
    named('tiruchanoor'),
    named('srinivasa-mangapuram'),
    named('vakula-matha'),
    named('appalayagunta'),
  ])
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('#region .map')).toBeVisible()
  expect(await reached(3)).toEqual(['Around Tirupati', named('srikalahasti'), named('kanipakam')])
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('#town .map')).toBeVisible()
  expect(await reached(3)).toEqual([named('kapila-theertham'), named('govindaraja'), named('iskcon')])
  const mark = page.getByRole('link', { name: named('govindaraja') })
  await mark.focus()
  await page.keyboard.press('Enter')
  const peek = page.getByRole('region', { name: 'Govindaraja Swami Temple' })
  await expect(peek.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(peek).toHaveCount(0)
  await expect(mark).toBeFocused()
  await page.keyboard.press('Enter')
  await peek.getByRole('link', { name: 'About this temple' }).press('Enter')
  await expect(page).toHaveURL('/temples/govindaraja')
})

test('a tap on a number says below the map whether the temple is open and how to get there; a frame shows its sheet', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-30T14:10:00+05:30'))
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/temples')
  await page.goto('/map')
  await expectAppTime(page)
  const openInWords = await page
    .locator('.place-list li:has(.brief-opening.open) .place-badge')
    .allTextContents()
  await expect
    .poll(async () => (await page.locator('.map .open .number').allTextContents()).toSorted())
    .toEqual(openInWords.toSorted())
  expect(openInWords.length).toBeGreaterThan(0)
  expect(openInWords.length).toBeLessThan(temples.length)
  await expect(page.getByRole('radio', { name: 'Around Tirupati' })).toBeChecked()
  await page.getByRole('link', { name: 'Tirupati town' }).click()
  await expect(page.getByRole('radio', { name: 'Tirupati town' })).toBeChecked()
  await expect(page.getByRole('link', { name: '4 Kapila Theertham' })).toBeVisible()
  await page.getByRole('radio', { name: 'Farther away' }).check()

  const peek = page.locator('.temple-peek')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => peek.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await numberOf(page, shortNames.kanipakam.en).click()
    await expect(peek).toBeVisible()
    await close()
    await expect(peek).toHaveCount(0)
    await expect(page).toHaveURL(/\/map$/)
  }
  await numberOf(page, shortNames.kanipakam.en).click()
  await numberOf(page, shortNames.srikalahasti.en).click()
  const status = (await page.locator('#place-srikalahasti .brief-opening').textContent()) ?? ''
  await expect(peek.locator('.brief-opening')).toHaveText(status)
  await expectApart(page)
  await expect(peek.getByRole('link')).toHaveCount(status.includes('~') ? 3 : 2)
  await expect(peek.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/.*destination=13\./,
  )
  await expectNoViolations(page)
  await peek.getByRole('link', { name: 'About this temple' }).click()
  await expect(page).toHaveURL(/\/temples\/srikalahasti$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/map$/)
  await expect(peek).toHaveCount(0)
})

test('the page of the map is three screens of a phone, and its list is sorted from where the reader sets out', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-30T14:10:00+05:30'))
  await page.setViewportSize({ width: 360, height: 780 })
  for (const language of languages.toReversed()) {
    await page.goto(inLanguage('/map', language))
    await expectAppTime(page)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight), language)
      .toBeLessThanOrEqual(3 * 780)
    await expect
      .poll(() => page.locator('.place-way').evaluateAll(linesOf), language)
      .toEqual(Array(10).fill(1))
  }
  const firstTemple = page.locator('.place-list .place-name').first()
  await expect(page.getByRole('heading', { name: 'Nearest to the railway station first' })).toBeVisible()
  await expect(firstTemple).toHaveText(/^Govindaraja Swami\b/)
  await page.goto('/temples')
  await page.getByRole('combobox', { name: 'From' }).selectOption('airport')
  await watchShifts(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/map')
  await expect(page.getByRole('heading', { name: 'Nearest to the airport first' })).toBeVisible()
  const [nearest] = sortFrom(
    temples.map(({ id }) => ({ id: id as TempleId, distances: distancesTo(id as TempleId, gateways) })),
    'airport',
  )
  await expect(firstTemple).toContainText(shortNames[nearest?.id ?? 'tirumala'].en)
  await expect(page.locator('.brief-opening.open').first()).toBeVisible()
  await expectAppTime(page)
  expect(await shiftsOn(page)).toEqual([])
})

test('with forced colours, marks and names stand out; the sources say how sure points and roads are', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/map')
  const fillOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fill)
  const expectApartInColour = async (one: string, other: string) =>
    expect.poll(async () => (await fillOf(one)) !== (await fillOf(other)), one).toBe(true)
  for (const selector of ['.map a .mark', '.map .gateway .mark', '.map .name', '.map .unsure .number'])
    await expectApartInColour(selector, '.map .sheet')
  await expectApartInColour('.map a .number', '.map a .mark')
  await page.locator('.sources summary').click()
  const statements = page.locator('.sources dt')
  await expect(statements).toHaveCount(onMap.length + 2 * temples.length)
  const road = statements.filter({ hasText: 'Tirumala, From Railway Station' })
  await expect(road).toContainText(/well sourced|fairly sure|not sure/)
  await expect(road).toBeVisible()
})

function linesOf(texts: Element[]): number[] {
  return texts.map((text) => {
    const range = document.createRange()
    range.selectNodeContents(text.firstChild ?? text)
    return range.getClientRects().length
  })
}

function leastSide(links: Element[]): number {
  return Math.min(
    ...links.map((link) => {
      const { width, height } = link.getBoundingClientRect()
      return Math.min(width, height)
    }),
  )
}

/** What is said of a temple leaves the whole map to be seen. */
async function expectApart(page: Page): Promise<void> {
  await expect(async () => {
    const map = await page.locator('.map-sheet.shown .map').boundingBox()
    const peek = await page.locator('.temple-peek').boundingBox()
    if (!map || !peek) throw new Error('One of them is not shown')
    expect(peek.y).toBeGreaterThanOrEqual(map.y + map.height)
  }).toPass()
}

function numberOf(page: Page, name: string) {
  return page.locator('.map a', { hasText: name }).locator('.target')
}

/** The names that overlap another name or a mark, or leave their sheet, as rendered. */
function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.map-sheet.shown .map')].flatMap((drawing) => {
      const boxOf = (element: Element) => element.getBoundingClientRect()
      const names = [...drawing.querySelectorAll('.name')]
      const marks = [...drawing.querySelectorAll('.mark, .frame')]
      const sheet = boxOf(drawing.querySelector('.sheet') ?? drawing)
      const overlap = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      return names.flatMap((name, index) => {
        const box = boxOf(name)
        const text = name.textContent
        const covered = [...names.slice(index + 1), ...marks].filter((other) => overlap(box, boxOf(other)))
        const leaves =
          box.left < sheet.left || box.right > sheet.right || box.top < sheet.top || box.bottom > sheet.bottom
        return [
          ...(box.width === 0 ? [`${text} is not drawn`] : []),
          ...covered.map((other) => `${text} covers ${other.textContent || other.getAttribute('class')}`),
          ...(leaves ? [`${text} leaves the sheet`] : []),
        ]
      })
    }),
  )
}

/** The height of the map's smallest letters, in CSS pixels. */
function smallestLetters(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll<SVGTextElement>('.map-sheet.shown .map text')].map(
        (text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
      ),
    ),
  )
}

/** The focused place, its outline, and the colour of the ring around its mark. */
function focusInMap(page: Page) {
  return page.evaluate(() => {
    const link = document.activeElement
    const ring = link?.querySelector('.mark, .frame')
    if (!link || !ring) throw new Error('The focus has left the map')
    return {
      name: (link.textContent ?? '').trim(),
      outline: `${getComputedStyle(link).outlineStyle} ${getComputedStyle(link).outlineWidth}`,
      focused: getComputedStyle(link).outlineColor,
      ring: getComputedStyle(ring).stroke,
    }
  })
}
