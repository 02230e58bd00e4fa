import type { Page } from '@playwright/test'
import { railwayStation } from '#guide/content/gateways/railway-station.ts'
import { gateways } from '#guide/content/gateways.ts'
import { temples } from '#guide/content/temples.ts'
import { shortNames } from '#guide/map/short-names.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { expectNoViolations, sidewaysOverflow } from '#tests/support/accessibility.ts'
import { expect, runFor, test } from '#tests/support/journey.ts'
import { readers } from '#tests/support/readers.ts'
import { translationsIn } from '#tests/support/translations.ts'
import { inLanguage, languages, ownNames } from '#web/language/languages.ts'

const onMap = gateways.filter(({ map }) => map)

for (const language of languages) {
  test(`no name on the map covers another or leaves it, in ${ownNames[language]}`, async ({ page }) => {
    await page.goto(inLanguage('/map', language))
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.locator('.map .name')).toHaveCount(temples.length + onMap.length + 2)
      expect(await collisions(page), `at ${width} px`).toEqual([])
      expect(await smallestLetters(page), `at ${width} px`).toBeGreaterThanOrEqual(14)
      expect(await sidewaysOverflow(page), `at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

for (const { language, prefix, width, when } of readers) {
  test(
    `every temple is opened from the map by keyboard at ${width} px in ${language}`,
    when,
    async ({ page }) => {
      const t = translationsIn(language)
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${prefix}/temples`)
      await page.locator('.places a[href$="/map"]').click()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(t('Map of the temples around Tirupati'))
      await expect(heading).toBeFocused()
      const named = (id: TempleId) =>
        `${temples.findIndex((temple) => temple.id === id) + 1} ${shortNames[id][language]}`
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: t('Near me') })).toBeFocused()
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
        t('Tirupati town'),
        named('tirumala'),
        named('tiruchanoor'),
        named('srinivasa-mangapuram'),
        named('vakula-matha'),
        named('appalayagunta'),
        t('Around Tirupati'),
        named('srikalahasti'),
        named('kanipakam'),
      ])
      for (const [index, { id }] of temples.entries()) {
        const link = page.getByRole('group').getByRole('link', { name: new RegExp(`^${index + 1} `) })
        await expect(link).toHaveAttribute('href', `${prefix}/temples/${id}`)
      }
      await page.getByRole('link', { name: named('tirumala') }).focus()
      await page.keyboard.press('Enter')
      const sheet = page.getByRole('dialog')
      await expect(sheet.locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      // It closes at once, and is gone when its entry in the history is left.
      await expect(page.locator('dialog')).toHaveCount(0)
      await expect(page.getByRole('link', { name: named('tirumala') })).toBeFocused()
      await page.keyboard.press('Enter')
      await sheet.getByRole('link', { name: t('About this temple') }).press('Enter')
      await expect(page).toHaveURL(`${prefix}/temples/tirumala`)
    },
  )
}

test('the map of a language leads on in that language', async ({ page }) => {
  await page.goto('/te/map')
  const surroundings = page.locator('#surroundings')
  await expect(surroundings.getByRole('link', { name: '1 తిరుమల' })).toHaveAttribute(
    'href',
    '/te/temples/tirumala',
  )
  await expect(surroundings.getByRole('link').first()).toHaveAttribute('href', '/te/map#town')
  await expect(page.locator('.place-list')).toContainText('3.2 కి.మీ.')
})

for (const language of languages) {
  test(
    `a tap on a number says whether the temple is open, and how to get there, ${ownNames[language]}`,
    runFor(language),
    async ({ page }) => {
      const t = translationsIn(language)
      await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(inLanguage('/map', language))
      const { name, localNames } = temples.find(({ id }) => id === 'srikalahasti') ?? {}
      const shown = language === 'en' ? name : localNames?.[language].value
      const words = page.locator('#place-srikalahasti .brief-opening')
      await expect(words).not.toBeEmpty()
      const status = (await words.textContent()) ?? ''
      await page.locator('.map a', { hasText: shortNames.srikalahasti[language] }).locator('.target').click()
      const sheet = page.getByRole('dialog', { name: shown ?? 'no name' })
      await expect(sheet.locator('.brief-opening')).toHaveText(status)
      await expect(sheet.getByRole('link', { name: t('Directions') })).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\/dir\/.*destination=13\./,
      )
      for (const control of await sheet.locator('.button').all()) {
        await expect(control).toBeInViewport({ ratio: 1 })
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
      await expectNoViolations(page)
      await sheet.getByRole('button', { name: t('Show a driver') }).click()
      await expect(page.locator('.driver-name')).toBeInViewport()
      await page.goBack()
      await expect(page.locator('.driver-name')).toHaveCount(0)
      await sheet.getByRole('button', { name: t('Close') }).click()
      await expect(sheet).toHaveCount(0)
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    },
  )
}

test('Back, Escape and the button close what a tap on a number opened, and the map stays', async ({
  page,
}) => {
  await page.goto('/temples')
  await page.goto('/map')
  const number = page.locator('.map a', { hasText: shortNames.srikalahasti.en }).locator('.target')
  const sheet = page.locator('.temple-sheet')
  const driver = page.locator('.driver-screen')
  await number.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('.data') && asked.push(request.url()))
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => sheet.getByRole('button', { name: 'Close' }).click(),
    async () => {
      await sheet.getByRole('button', { name: 'Show a driver' }).click()
      await expect(driver).toBeVisible()
      await page.goBack()
      await expect(driver).toHaveCount(0)
      await expect(sheet).toBeVisible()
      await page.goBack()
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
  await sheet.getByRole('link', { name: 'About this temple' }).click()
  await expect(page).toHaveURL(/\/temples\/srikalahasti$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/map$/)
  await expect(sheet).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/temples$/)
})

test('the map marks what is open, and the list says the same in words', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T14:10:00+05:30'))
  await page.goto('/map')
  const words = page.locator('.place-list .brief-opening')
  await expect(words).toHaveCount(temples.length)
  await expect(words.first()).not.toBeEmpty()
  const openInWords = await page
    .locator('.place-list li:has(.brief-opening.open) .place-badge')
    .allTextContents()
  const openOnMap = await page.locator('.map .open .number').allTextContents()
  expect(openOnMap.toSorted()).toEqual(openInWords.toSorted())
  expect(openInWords.length).toBeGreaterThan(0)
  expect(openInWords.length).toBeLessThan(temples.length)
})

test('the numbers keep their circle on paper, where nothing is tapped, and the maps take two sheets', async ({
  page,
}) => {
  await page.goto('/map')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.place-badge').last()).toHaveCSS('border-top-style', 'solid')
  await expect(page.locator('.place-badge.gateway').first()).toHaveCSS('fill', 'rgb(0, 0, 0)')
  await expect(page.getByRole('region', { name: 'The same places as a list' })).toHaveCSS(
    'break-before',
    'page',
  )
  await expect(page.getByText('Tap a number')).toBeHidden()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2)
})

test('a frame leads to the map of its area', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 })
  await page.goto('/map')
  await page.getByRole('link', { name: 'Around Tirupati' }).click()
  await expect(page.getByRole('heading', { name: 'Around Tirupati', exact: true })).toBeInViewport()
})

test('a finger finds every temple on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto('/map')
  const links = page.locator('.map a')
  await expect(links).toHaveCount(temples.length + 2)
  for (const link of await links.all()) {
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${await link.textContent()}`).toBeGreaterThanOrEqual(
      44,
    )
  }
  for (const link of await page.locator('.place-list a').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  }
})

test('the map is available in words, and without JavaScript', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.address })
  const page = await context.newPage()
  await page.goto('/map')
  const words = page.getByRole('region', { name: 'The same places as a list' }).getByRole('listitem')
  await expect(words).toHaveCount(temples.length + onMap.length)
  await expect(words.filter({ hasText: 'Kapila Theertham' })).toContainText(
    '3.2 km north of the railway station in a straight line',
  )
  await expect(words.filter({ hasText: 'Kanipakam' })).toContainText('68 to 75 km by road')
  await expect(page.getByRole('group').getByRole('link')).toHaveCount(temples.length + 2)
  await context.close()
})

for (const { language, prefix, width, when } of readers) {
  test(
    `the map says how sure its points and roads are at ${width} px in ${language}`,
    when,
    async ({ page }) => {
      const t = translationsIn(language)
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${prefix}/map`)
      await page.locator('.sources summary').click()
      const statements = page.locator('.sources dt')
      await expect(statements).toHaveCount(onMap.length + 2 * temples.length)
      const sureness = { high: t('well sourced'), medium: t('fairly sure'), low: t('not sure') }
      for (const { id, name, localNames } of temples) {
        const shown = language === 'en' ? name : localNames[language].value
        const road = statements.filter({ hasText: `${shown}, ${t('From Railway Station')}` })
        const { confidence } = railwayStation.distances[id] ?? { confidence: null }
        if (confidence === null) throw new Error(`no road to ${id}`)
        await expect(road).toContainText(sureness[confidence])
        await expect(road).toBeVisible()
      }
    },
  )
}

for (const language of languages) {
  test(`the drawings are less than 472 characters a place in ${ownNames[language]}`, async ({ request }) => {
    const html = await (await request.get(inLanguage('/map', language))).text()
    const drawings = html.match(/<svg class="map".*?<\/svg>/gs) ?? []
    expect(drawings).toHaveLength(3)
    expect(drawings.join('').length).toBeLessThan(472 * (temples.length + onMap.length))
  })
}

test('with forced colours, marks and names stand out from the sheet', async ({ page }) => {
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
})

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
