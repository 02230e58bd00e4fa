import type { Page } from '@playwright/test'
import { gateways } from '#guide/content/gateways.ts'
import { temples } from '#guide/content/temples.ts'
import { shortNames } from '#guide/map/short-names.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { languages } from '#messages/languages.ts'
import { expectNoViolations, sidewaysOverflow } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/journey.ts'
import { inLanguage } from '#web/language/languages.ts'

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
      expect(await collisions(page), where).toEqual([])
      expect(await smallestLetters(page), where).toBeGreaterThanOrEqual(14)
      expect(await sidewaysOverflow(page), where).toBeLessThanOrEqual(0)
    }
    const links = page.locator('.map a')
    await expect(links).toHaveCount(temples.length + 2)
    const least = (side: 'width' | 'height') =>
      links.evaluateAll((all, side) => Math.min(...all.map((one) => one.getBoundingClientRect()[side])), side)
    expect(Math.min(await least('width'), await least('height')), language).toBeGreaterThanOrEqual(44)
    await numberOf(page, shortNames.srikalahasti[language]).click()
    for (const control of await page.getByRole('dialog').locator('.button').all()) {
      await expect(control, language).toBeInViewport({ ratio: 1 })
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
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
  const reached: string[] = []
  for (let step = 0; step < temples.length + 2; step += 1) {
    await page.keyboard.press('Tab')
    const { name, outline, focused, ring } = await focusInMap(page)
    expect(outline, name).toBe('solid 3px')
    expect(ring, name).toBe(focused)
    reached.push(name)
  }
  expect(reached).toEqual([
    named('kapila-theertham'),
    named('govindaraja'),
    named('iskcon'),
    'Tirupati town',
    named('tirumala'),
    named('tiruchanoor'),
    named('srinivasa-mangapuram'),
    named('vakula-matha'),
    named('appalayagunta'),
    'Around Tirupati',
    named('srikalahasti'),
    named('kanipakam'),
  ])
  await page.getByRole('link', { name: named('tirumala') }).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  // The dialog closes at once, and is gone when its entry in the history is left.
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: named('tirumala') })).toBeFocused()
  await page.keyboard.press('Enter')
  await sheet.getByRole('link', { name: 'About this temple' }).press('Enter')
  await expect(page).toHaveURL('/temples/tirumala')
})

test('a tap on a number says whether the temple is open, and how to get there; whatever closes it, the map stays', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-30T14:10:00+05:30'))
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/temples')
  await page.goto('/map')
  const words = page.locator('.place-list .brief-opening')
  await expect(words.first()).not.toBeEmpty()
  const openInWords = await page
    .locator('.place-list li:has(.brief-opening.open) .place-badge')
    .allTextContents()
  const openOnMap = await page.locator('.map .open .number').allTextContents()
  expect(openOnMap.toSorted()).toEqual(openInWords.toSorted())
  expect(openInWords.length).toBeGreaterThan(0)
  expect(openInWords.length).toBeLessThan(temples.length)
  await page.getByRole('link', { name: 'Around Tirupati' }).click()
  await expect(page.getByRole('heading', { name: 'Around Tirupati', exact: true })).toBeInViewport()
  await page.goBack()

  const number = numberOf(page, shortNames.srikalahasti.en)
  const sheet = page.locator('.temple-sheet')
  const driver = page.locator('.driver-screen')
  await number.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('.json') && asked.push(request.url()))
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    async () => {
      await sheet.getByRole('button', { name: 'Show a driver' }).click()
      await expect(driver).toBeVisible()
      await page.goBack()
      await expect(driver).toHaveCount(0)
      await expect(sheet).toBeVisible()
      await sheet.getByRole('button', { name: 'Close' }).click()
    },
  ]) {
    await number.click()
    await expect(sheet).toBeVisible()
    await close()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(/\/map$/)
    expect(await page.evaluate(() => scrollY)).toBe(before)
  }
  expect(asked).toEqual([])
  await number.click()
  const status = (await page.locator('#place-srikalahasti .brief-opening').textContent()) ?? ''
  await expect(sheet.locator('.brief-opening')).toHaveText(status)
  await expect(sheet.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/.*destination=13\./,
  )
  await expectNoViolations(page)
  await sheet.getByRole('link', { name: 'About this temple' }).click()
  await expect(page).toHaveURL(/\/temples\/srikalahasti$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/map$/)
  await expect(sheet).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/temples$/)
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
  const sheet = await fillOf('.map .sheet')
  for (const selector of ['.map a .mark', '.map .gateway .mark', '.map .name', '.map .unsure .number']) {
    expect(await fillOf(selector), selector).not.toBe(sheet)
  }
  expect(await fillOf('.map a .number')).not.toBe(await fillOf('.map a .mark'))
  await page.locator('.sources summary').click()
  const statements = page.locator('.sources dt')
  await expect(statements).toHaveCount(onMap.length + 2 * temples.length)
  const road = statements.filter({ hasText: 'Tirumala, From Railway Station' })
  await expect(road).toContainText(/well sourced|fairly sure|not sure/)
  await expect(road).toBeVisible()
})

function numberOf(page: Page, name: string) {
  return page.locator('.map a', { hasText: name }).locator('.target')
}

/** The names that overlap another name or a mark, or leave their sheet, as rendered. */
function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.map')].flatMap((drawing) => {
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
      ...[...document.querySelectorAll<SVGTextElement>('.map text')].map(
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
