import type { Locator, Page } from '@playwright/test'
import { distancesTo } from '#guide/distance.ts'
import { shortNames } from '#guide/map/short-names.ts'
import { sortFrom } from '#guide/order.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { languages } from '#messages/languages.ts'
import { expectNoViolations, expectSound, sidewaysOverflow } from '#tests/support/accessibility.ts'
import { expectAppTime } from '#tests/support/drawn/app-time.ts'
import { guide } from '#tests/support/guide.ts'
import { expect, inTheLongRun, runFor, test } from '#tests/support/journey.ts'
import { shiftsOn, watchShifts } from '#tests/support/shifts.ts'
import { inLanguage } from '#web/language/languages.ts'

const { gateways, temples } = guide

const onMap = gateways.filter(({ map }) => map)

for (const language of languages)
  test(
    `names neither cover each other nor leave the map, near and far; each temple has its mark, ${language}`,
    runFor(language),
    async ({ page }) => {
      await page.goto(inLanguage('/map', language))
      await expectAppTime(page)
      for (const width of [1280, 768, 360]) {
        await page.setViewportSize({ width, height: 780 })
        const { map, zoomIn, zoomOut } = partsOf(page)
        const steps = [zoomOut, zoomOut, zoomIn, zoomIn, zoomIn, zoomIn, zoomOut, zoomOut]
        for (const [step, press] of [null, ...steps].entries()) {
          await press?.press('Enter')
          const where = `in ${language} at ${width} px, step ${step}`
          await expect.poll(() => collisions(map), where).toEqual([])
          await expect.poll(() => smallestLetters(map), where).toBeGreaterThanOrEqual(14)
          await expect.poll(() => sidewaysOverflow(page), where).toBeLessThanOrEqual(0)
        }
        for (const { id } of temples) await expect(map.locator(`[data-place=${id}]`)).toHaveCount(1)
        await expect(map.locator('.name', { hasText: shortNames.tirumala[language] })).toBeVisible()
      }
    },
  )

test('a temple on the map says below it whether it is open, and how far: by finger and by keyboard', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-30T14:10:00+05:30'))
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/map')
  await expectAppTime(page)
  const { map } = partsOf(page)
  await pressMark(page, 'tiruchanoor')
  const peek = page.getByRole('region', { name: /Tiruchanoor/ })
  const status = (await page.locator('#place-tiruchanoor .brief-opening').textContent()) ?? ''
  await expect(peek.locator('.brief-opening')).toHaveText(status)
  await expect(peek).toContainText(/From Railway Station:\s5/)
  const actions = peek.locator('.temple-peek-actions > *')
  await expect(actions).toHaveText([/^Directions/, /^Driver/, /My day/])
  const tops = () =>
    actions.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size)
  await expect.poll(tops).toBe(1)
  for (const control of await peek.locator('a, button').all()) {
    await expect(control).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await expect(peek.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/.*destination=13\./,
  )
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(peek).toHaveCount(0)
  await expect(map).toBeFocused()

  // The keyboard brings a temple into the middle, and Enter chooses it.
  await expect(async () => {
    // Away from a temple on the way there.
    await page.keyboard.press('Escape')
    await page.keyboard.press(await towards(map, 'tirumala'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Tirumala' })).toBeVisible({ timeout: 300 })
  }).toPass()
  await page
    .getByRole('region', { name: 'Tirumala' })
    .getByRole('link', { name: 'Tirumala', exact: true })
    .click()
  await expect(page).toHaveURL('/temples/tirumala')
})

test('two fingers, a drag, the wheel and keys move and zoom the map; a press on an arrow shows what is there', async ({
  page,
}) => {
  await page.goto('/map')
  await expectAppTime(page)
  const { map, zoomIn } = partsOf(page)
  const apart = async () => {
    const [one, other] = [await spotOf(map, 'tirumala'), await spotOf(map, 'tiruchanoor')]
    return Math.round(Math.hypot(one.x - other.x, one.y - other.y))
  }
  await map.press('+')
  await map.press('-')
  const first = await apart()
  await zoomIn.focus()
  await map.hover()
  await page.mouse.wheel(0, -200)
  await page.mouse.wheel(0, 200)
  await expect.poll(apart).toBe(first)
  await map.focus()
  await page.keyboard.press('+')
  await expect.poll(apart).toBeGreaterThan(first)
  await page.keyboard.press('-')
  await expect.poll(apart).toBe(first)
  await page.evaluate(() => scrollTo(0, 0))
  await map.hover()
  await page.mouse.wheel(0, -200)
  await expect.poll(apart).toBeGreaterThan(first)
  await page.mouse.wheel(0, 200)
  await expect.poll(apart).toBe(first)

  const before = await spotOf(map, 'tirumala')
  const { x = 0, y = 0 } = (await map.boundingBox()) ?? {}
  await page.mouse.move(x + 60, y + 60)
  await page.mouse.down()
  await page.mouse.move(x + 90, y + 110, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Math.round((await spotOf(map, 'tirumala')).x - before.x)).toBe(30)
  await expect.poll(async () => Math.round((await spotOf(map, 'tirumala')).y - before.y)).toBe(50)
  expect(await apart()).toBe(first)
  await expect(page.locator('.temple-peek')).toHaveCount(0)

  await pinch(map, 2)
  await expect.poll(apart).toBeGreaterThan(1.5 * first)
  await page.reload()
  await expectAppTime(page)
  await zoomIn.focus()
  await expect(map.locator('[data-place=kanipakam] [transform^=rotate]')).toHaveCount(1)
  await pressMark(page, 'kanipakam')
  await expect(map.locator('[data-place=kanipakam] circle')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Kanipakam' })).toBeVisible()
})

for (const language of languages)
  test(`the page of the map is three screens of a phone, ${language}`, runFor(language), async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-30T14:10:00+05:30'))
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(inLanguage('/map', language))
    await expectAppTime(page)
    await expect(page.locator('.place-list > li:visible')).toHaveCount(5)
    await page.locator('.place-list-more').click()
    await expect(page.locator('.place-list > li:visible')).toHaveCount(temples.length + onMap.length)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight), language)
      .toBeLessThanOrEqual(3 * 780)
    await expect
      .poll(() => page.locator('.place-way').evaluateAll(linesOf), language)
      .toEqual(Array(10).fill(1))
  })

test('the list of the map is sorted from where the reader sets out', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-30T14:10:00+05:30'))
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/map')
  await expectAppTime(page)
  await page.locator('.place-list-more').click()
  // A row is pressed as a whole.
  const row = page.locator('#place-iskcon')
  const { width = 0, height = 0 } = (await row.boundingBox()) ?? {}
  await row.click({ position: { x: width - 4, y: height - 4 } })
  await expect(page).toHaveURL('/temples/iskcon')
  await page.goto('/map')
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

test('a phone shows the nearest to the chosen gateway before the JavaScript arrives', async ({ context }) => {
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 800 })
  await page.addInitScript(() => localStorage.setItem('from', 'airport'))
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('/map', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Nearest to the airport first' })).toBeVisible()
  await expect(page.locator('#place-appalayagunta')).toBeVisible()
  await expect(page.locator('#place-vakula-matha')).toBeHidden()
})

test('on a wide screen the map fills the height beside its list', inTheLongRun, async ({ page }) => {
  await page.goto('/map')
  await expectAppTime(page)
  for (const { width, height } of [
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize({ width, height })
    await expect(async () => {
      const map = await partsOf(page).map.boundingBox()
      const list = await page.locator('.place-list').boundingBox()
      expect(map?.height).toBeGreaterThan(0.6 * height)
      expect((list?.x ?? 0) + (list?.width ?? Number.NaN)).toBeLessThan(map?.x ?? 0)
    }).toPass()
    await expect(page.getByRole('button', { name: 'Streets' })).toBeInViewport({ ratio: 1 })
  }
  await expectSound(page)
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
  const ground = await page
    .locator('.map-box')
    .first()
    .evaluate((box) => getComputedStyle(box).backgroundColor)
  for (const selector of ['.map .temple .mark', '.map .sign .mark', '.map .name'])
    await expect.poll(() => fillOf(selector), selector).not.toBe(ground)
  await expect
    .poll(async () => (await fillOf('.map .in-mark')) !== (await fillOf('.map .sign .mark')))
    .toBe(true)
  await page.locator('.sources summary').click()
  const statements = page.locator('.sources dt')
  await expect(statements).toHaveCount(onMap.length + 2 * temples.length)
  const road = statements.filter({ hasText: 'Tirumala, From Railway Station' })
  await expect(road).toContainText(/well sourced|fairly sure|not sure/)
  await expect(road).toBeVisible()
})

function partsOf(page: Page) {
  return {
    map: page.getByRole('application'),
    zoomIn: page.locator('.map-zoom button').first(),
    zoomOut: page.locator('.map-zoom button').last(),
  }
}

async function spotOf(map: Locator, temple: TempleId): Promise<{ x: number; y: number }> {
  const {
    x = Number.NaN,
    y = 0,
    width = 0,
    height = 0,
  } = (await map.locator(`[data-place=${temple}] .mark`).boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

async function pressMark(page: Page, temple: TempleId): Promise<void> {
  const { map } = partsOf(page)
  await map.scrollIntoViewIfNeeded()
  const { x, y } = await spotOf(map, temple)
  await page.mouse.click(x, y)
}

/** The arrow key that brings the temple nearer to the middle. */
async function towards(map: Locator, temple: TempleId): Promise<string> {
  const { x, y } = await spotOf(map, temple)
  const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [right, down] = [x - box.x - box.width / 2, y - box.y - box.height / 2]
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'ArrowRight' : 'ArrowLeft'
  return down > 0 ? 'ArrowDown' : 'ArrowUp'
}

/** Two fingers that move away from each other. */
async function pinch(map: Locator, factor: number): Promise<void> {
  await map.evaluate((surface, factor) => {
    const { left, top, width } = surface.getBoundingClientRect()
    const [x, y] = [left + width / 3, top + width / 3]
    surface.setPointerCapture = () => {}
    const send = (type: string, pointerId: number, clientX: number) =>
      surface.dispatchEvent(
        new PointerEvent(type, { pointerId, pointerType: 'touch', clientX, clientY: y, bubbles: true }),
      )
    send('pointerdown', 11, x)
    send('pointerdown', 12, x + 40)
    for (let step = 1; step <= 4; step++) send('pointermove', 12, x + 40 + (40 * (factor - 1) * step) / 4)
    send('pointerup', 11, x)
    send('pointerup', 12, x + 40 * factor)
  }, factor)
}

function linesOf(texts: Element[]): number[] {
  return texts.map((text) => {
    const range = document.createRange()
    range.selectNodeContents(text.firstChild ?? text)
    return range.getClientRects().length
  })
}

/** The names that overlap another name or a mark, or leave the map, as rendered. */
function collisions(map: Locator): Promise<string[]> {
  return map.evaluate((surface) => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    /** A font has room for signs above and below, which these letters don't use. */
    const inkOf = (name: Element) => {
      const { x, y, width, height } = boxOf(name)
      return new DOMRect(x, y + 0.2 * height, width, 0.7 * height)
    }
    const names = [...surface.querySelectorAll('.name')]
    const marks = [...surface.querySelectorAll('.mark')]
    const sheet = boxOf(surface)
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    return names.flatMap((name, index) => {
      const box = inkOf(name)
      const text = name.textContent
      const covered = [
        ...names.slice(index + 1).filter((other) => overlap(box, inkOf(other))),
        ...marks.filter((other) => overlap(box, boxOf(other))),
      ]
      const leaves =
        box.left < sheet.left || box.right > sheet.right || box.top < sheet.top || box.bottom > sheet.bottom
      return [
        ...(box.width === 0 ? [`${text} is not drawn`] : []),
        ...covered.map(
          (other) => `${text} covers ${other.textContent || other.parentElement?.dataset.place}`,
        ),
        ...(leaves ? [`${text} leaves the map`] : []),
      ]
    })
  })
}

/** The height of the map's smallest letters, in CSS pixels. */
function smallestLetters(map: Locator): Promise<number> {
  return map
    .locator('text')
    .evaluateAll((all) => Math.min(...all.map((text) => Number.parseFloat(getComputedStyle(text).fontSize))))
}
