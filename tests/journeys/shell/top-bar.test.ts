import type { Page } from '@playwright/test'
import { languages } from '#messages/languages.ts'
import { letterSize, openDetails } from '#tests/support/accessibility.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import {
  beSignedIn,
  expect,
  expectSignedOut,
  inTheLongRun,
  newEmail,
  runFor,
  test,
} from '#tests/support/journey.ts'
import { inLanguage } from '#web/language/languages.ts'

test.use({ viewport: { width: 360, height: 780 } })

for (const language of languages)
  test(
    `the bars fit a phone, held either way, also with large letters, within reach of the thumb, ${language}`,
    runFor(language),
    async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('my-day', `id\n${'tirumala '.repeat(10)}`))
      const devtools = await page.context().newCDPSession(page)
      const places = page.locator('.places a')
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(inLanguage('/temples', language))
      const parts = page.locator('.top-bar-title, .top-bar-account a, .language-switch summary')
      await expect(parts).toHaveCount(4)
      const middles = await parts.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
      )
      expect(Math.max(...middles) - Math.min(...middles), language).toBeLessThanOrEqual(2)
      await page.mouse.wheel(0, 1500)
      await expect(places).toHaveCount(4)
      for (const place of await places.all()) {
        await expect(place, language).toBeInViewport({ ratio: 1 })
        const box = await place.boundingBox()
        expect(box?.y, language).toBeGreaterThan(700)
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), language).toBeGreaterThanOrEqual(44)
        // All are as wide, but for a name that needs more.
        expect(Math.abs((box?.width ?? 0) - 90), language).toBeLessThanOrEqual(20)
      }
      await expect.poll(() => page.evaluate(lettersOfBars), language).toBeGreaterThanOrEqual(14)
      const usual = await letterSize(page)
      for (const scale of [2, 1]) {
        await devtools.send('Emulation.setEmulatedOSTextScale', { scale })
        const letters = `${language}, letters of size ${scale}`
        await expect.poll(() => letterSize(page), letters).toBe(scale * usual)
        const title = page.locator('.top-bar-title')
        await expect.poll(() => title.evaluate(linesOf, 'Travel Visit'), letters).toBe(1)
        await expect.poll(() => places.nth(1).evaluate(linesOf, ''), letters).toBe(1)
        await expect.poll(() => page.evaluate(besideCount), letters).toEqual([])
      }

      // With the phone on its side the bar is one row that includes the places.
      await page.setViewportSize({ width: 740, height: 360 })
      await expect(page.locator('.top-bar .places a')).toHaveCount(4)
      await expect.poll(() => heightOf(page, '.top-bar'), language).toBeLessThanOrEqual(60)
      const links = page.locator('.top-bar :is(.places a, .top-bar-account a)')
      await expect.poll(() => links.evaluateAll(tooNarrow), language).toEqual([])
    },
  )

test(
  'the top bar is one row for who is signed in, in the language of the longest words; twice the font size leaves room',
  inTheLongRun,
  async ({ page }) => {
    await beSignedIn(page, newEmail())
    await page.goto('/ta/account')
    await expect(page.locator('.top-bar-account a')).toHaveCount(2)
    await expect.poll(() => heightOf(page, '.top-bar')).toBeLessThanOrEqual(60)
    await page.goto('/temples')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect.poll(() => heightOf(page, '.places')).toBeLessThanOrEqual(160)
    for (const place of await page.locator('.places a').all())
      await expect(place).toBeInViewport({ ratio: 1 })
  },
)

const desks = [
  { width: 1280, height: 800 },
  { width: 1600, height: 900 },
]

for (const language of languages)
  test(`on a desk the bar stays, and the count has room, ${language}`, runFor(language), async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('my-day', `id\n${'tirumala '.repeat(3)}`))
    await page.goto(inLanguage('/good-to-know/at-tirumala#laddus', language))
    for (const desk of desks) {
      await page.setViewportSize(desk)
      await page.mouse.wheel(0, 1500)
      await expect.poll(async () => (await page.locator('.top-bar').boundingBox())?.y).toBe(0)
      const room = async () => {
        const [count, map] = await Promise.all(
          ['.day-count', '.places a:nth-child(3) > span'].map((part) => page.locator(part).boundingBox()),
        )
        return (map?.x ?? 0) - (count?.x ?? 0) - (count?.width ?? Infinity)
      }
      await expect.poll(room).toBeGreaterThanOrEqual(12)
    }
  })

test(
  'on a desk the bar hides nothing that a link or the keyboard leads to',
  inTheLongRun,
  async ({ page }) => {
    for (const desk of desks) {
      await page.setViewportSize(desk)
      // The same address would not be loaded again.
      await page.goto('about:blank', { waitUntil: 'load' })
      await page.goto('/good-to-know/at-tirumala#laddus')
      const bar = await heightOf(page, '.top-bar')
      const target = page.locator('#laddus')
      await expect(target).toBeInViewport()
      await expect.poll(async () => (await target.boundingBox())?.y).toBeGreaterThanOrEqual(bar)
      await openDetails(page)
      await page.locator('footer a').first().focus()
      for (let step = 0; step < 30; step++) {
        await page.keyboard.press('Shift+Tab')
        const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0)
        expect(top, `${desk.width}, step ${step}`).toBeGreaterThanOrEqual(bar - 1)
      }
    }
  },
)

test('what an address leads to does not stick to the edge of a phone', inTheLongRun, async ({ page }) => {
  for (const [address, id] of [
    ['/good-to-know#helplines', 'helplines'],
    ['/temples/tirumala#before-you-enter', 'before-you-enter'],
    ['/temples/kanipakam#festivals', 'festivals'],
  ] as const) {
    await page.goto(address)
    const target = page.locator(`#${id}`)
    await expect(target).toBeInViewport()
    await expect.poll(async () => (await target.boundingBox())?.y, address).toBeGreaterThanOrEqual(8)
  }
})

test('it has the links that the specification names, and the current place is marked', async ({ page }) => {
  await page.goto('/temples/kanipakam')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Welcome to Travel Visit' })).toBeVisible()
  await expectSignedOut(page)
  const places = page.getByRole('navigation', { name: 'Guide' })
  await expect(places.getByRole('link', { name: 'Temples' })).toHaveAttribute('aria-current', 'page')
  await places.getByRole('link', { name: 'My day' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My day' })).toBeVisible()
  await expect(places.getByRole('link', { name: 'My day' })).toHaveAttribute('aria-current', 'page')
  await expect(places.locator('[aria-current]')).toHaveCount(1)
})

test('the focused element is not behind the bar, however the phone is held', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/good-to-know')
  for (const [width, height] of [
    [360, 780],
    [780, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    const hidden = await page.locator('main a:visible, footer a:visible').evaluateAll((links) =>
      links
        .filter((link) => {
          ;(link as HTMLElement).focus()
          const box = [...link.getClientRects()].at(-1) ?? new DOMRect()
          const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
          return !seen || !(link.contains(seen) || seen.contains(link))
        })
        .map((link) => link.textContent),
    )
    expect(hidden, `${width} × ${height}`).toEqual([])
  }
})

test('a language is chosen by keyboard alone, and the button closes by Escape', async ({ page }) => {
  await page.goto('/temples')
  const button = languageButton(page)
  const telugu = page.locator('.language-switch').getByRole('link', { name: 'తెలుగు' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(telugu).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(telugu).toBeHidden()
  await expect(button).toBeFocused()
  const before = await page.getByRole('main').boundingBox()
  await page.keyboard.press('Space')
  await expect(telugu).toBeInViewport({ ratio: 1 })
  await expect.poll(() => page.getByRole('main').boundingBox()).toEqual(before)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(telugu).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/te/temples')
})

test('larger letters are chosen in the bar, stay on every page, and are there from the first paint', async ({
  page,
}) => {
  await page.goto('/temples')
  const usual = await letterSize(page)
  await languageButton(page).click()
  await page.getByRole('button', { name: 'Largest letters' }).click()
  await expect.poll(() => letterSize(page)).toBeGreaterThan(1.3 * usual)
  const largest = await letterSize(page)
  await holdRequests(page, '**/assets/*.js')
  await page.goto('/good-to-know', { waitUntil: 'domcontentloaded' })
  expect(await letterSize(page)).toBe(largest)
  await page.unroute('**/assets/*.js')
  await page.goto('/map')
  await languageButton(page).click()
  await page.getByRole('button', { name: 'Usual letters' }).click()
  await expect.poll(() => letterSize(page)).toBe(usual)
})

test(
  'a tap outside closes the list of languages, and reaches nothing else',
  inTheLongRun,
  async ({ page }) => {
    await page.goto('/temples')
    const telugu = page.locator('.language-switch').getByRole('link', { name: 'తెలుగు' })
    for (const under of ['.temple-card a', '.places a', '.places a:last-child', '.top-bar-account a']) {
      const box = await page.locator(under).first().boundingBox()
      await languageButton(page).click()
      await expect(telugu).toBeVisible()
      await page.mouse.click((box?.x ?? 0) + 9, (box?.y ?? 0) + 9)
      await expect(telugu).toBeHidden()
    }
    await expect(page).toHaveURL(/\/temples$/)
  },
)

/** Runs in the page: the size of the smallest letters of both bars. */
function lettersOfBars(): number {
  const parts = document.querySelectorAll('.top-bar-title, .top-bar-account a, summary span, .places a')
  return Math.min(...[...parts].map((part) => Number.parseFloat(getComputedStyle(part).fontSize)))
}

async function heightOf(page: Page, bar: string): Promise<number> {
  return (await page.locator(bar).boundingBox())?.height ?? Infinity
}

/** Runs in the page: the texts that are wider than their links. */
function tooNarrow(links: Element[]): string[] {
  return links
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent)
}

function languageButton(page: Page) {
  return page.locator('.language-switch summary')
}

/** Runs in the page: how many lines this part of a text takes, where it first occurs. */
function linesOf(element: Element, part: string): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode.nodeValue ?? ''
    const start = text.indexOf(part)
    if (start < 0) continue
    const range = document.createRange()
    range.setStart(texts.currentNode, start)
    range.setEnd(texts.currentNode, start + (part.length || text.length))
    return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)).size
  }
  return 0
}

/** Runs in the page: the names that the count covers, or that it is off the screen. */
function besideCount(): string[] {
  const count = document.querySelector('.day-count')?.getBoundingClientRect() ?? new DOMRect()
  const isSeen = count.width > 0 && count.left >= 0 && count.right <= innerWidth
  const texts = document.createTreeWalker(document.querySelector('.places') ?? document, NodeFilter.SHOW_TEXT)
  const covered: string[] = isSeen ? [] : ['beside the screen']
  while (texts.nextNode()) {
    if (texts.currentNode.parentElement?.closest('.visually-hidden')) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    if (left < count.right - 1 && right > count.left + 1 && top < count.bottom && bottom > count.top)
      covered.push(texts.currentNode.nodeValue ?? '')
  }
  return covered
}
