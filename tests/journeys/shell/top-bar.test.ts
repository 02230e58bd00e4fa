import type { Page } from '@playwright/test'
import {
  beSignedIn,
  chooseLanguage,
  expect,
  expectSignedOut,
  newEmail,
  test,
} from '#tests/support/journey.ts'
import { inLanguage, languages } from '#web/language/languages.ts'

test.use({ viewport: { width: 360, height: 640 } })

for (const language of languages) {
  test(`the top bar is one row on a phone, held either way, and the places are within reach of the thumb, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(inLanguage('/temples', language))
    const parts = page.locator('.top-bar-title, .top-bar-account a, .language-switch summary')
    await expect(parts).toHaveCount(4)
    const tops = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    const middles = tops.map(({ top, height }) => Math.round(top + height / 2))
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2)
    await page.mouse.wheel(0, 1500)
    const places = page.locator('.places a')
    await expect(places).toHaveCount(4)
    for (const place of await places.all()) {
      await expect(place).toBeInViewport({ ratio: 1 })
      const box = await place.boundingBox()
      expect(box?.y).toBeGreaterThan(700)
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }

    // In landscape it is one row, with the places in it.
    await page.setViewportSize({ width: 740, height: 360 })
    await expect(page.locator('.top-bar .places a')).toHaveCount(4)
    const { height } = (await page.locator('.top-bar').boundingBox()) ?? { height: Infinity }
    expect(height).toBeLessThanOrEqual(60)
    for (const link of await page.locator('.top-bar :is(.places a, .top-bar-account a)').all()) {
      expect(await link.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
    }
  })
}

for (const language of languages) {
  test(`the name of the site and "My day" with its count stay whole on a phone, also with large letters, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.addInitScript(() => localStorage.setItem('my-day', `id\n${'tirumala '.repeat(10)}`))
    await page.goto(inLanguage('/temples', language))
    const devtools = await page.context().newCDPSession(page)
    for (const scale of [1, 2]) {
      await devtools.send('Emulation.setEmulatedOSTextScale', { scale })
      const letters = `letters of size ${scale}`
      expect(await page.locator('.top-bar-title').evaluate(linesOf, 'Travel Visit'), letters).toBe(1)
      expect(await page.locator('.places a:nth-child(2)').evaluate(linesOf, ''), letters).toBe(1)
      expect(await page.evaluate(besideCount), letters).toEqual([])
    }
  })
}

test('the top bar is one row on a phone for who is signed in, in the language of the longest words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await beSignedIn(page, newEmail())
  await page.goto('/ta/account')
  await expect(page.locator('.top-bar-account a')).toHaveCount(2)
  const { height } = (await page.locator('.top-bar').boundingBox()) ?? { height: Infinity }
  expect(height).toBeLessThanOrEqual(60)
})

test('the current place is marked', async ({ page }) => {
  await page.goto('/temples/kanipakam')
  const places = page.getByRole('navigation', { name: 'Guide' })
  await expect(places.getByRole('link', { name: 'Temples' })).toHaveAttribute('aria-current', 'page')
  await places.getByRole('link', { name: 'My day' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My day' })).toBeVisible()
  await expect(places.getByRole('link', { name: 'My day' })).toHaveAttribute('aria-current', 'page')
  await expect(places.locator('[aria-current]')).toHaveCount(1)
})

for (const [what, size] of [
  ['a phone', { width: 360, height: 780 }],
  ['a phone on its side', { width: 780, height: 360 }],
] as const) {
  test(`the focused element is not behind the bar on ${what}`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/good-to-know')
    const links = page.locator('main a:visible, footer a:visible')
    for (const link of await links.all()) {
      await link.focus()
      const isSeen = await link.evaluate((one) => {
        const { left, top, width, height } = [...one.getClientRects()].at(-1) ?? new DOMRect()
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        return seen !== null && (one.contains(seen) || seen.contains(one))
      })
      expect(isSeen, (await link.textContent()) ?? '').toBe(true)
    }
  })
}

test('the bar at the bottom leaves room at twice the font size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
  await page.goto('/temples')
  const bar = page.locator('.places')
  const { height } = (await bar.boundingBox()) ?? { height: Infinity }
  expect(height).toBeLessThanOrEqual(160)
  for (const place of await bar.getByRole('link').all()) {
    await expect(place).toBeInViewport({ ratio: 1 })
  }
})

test('it has the links that the specification names', async ({ page }) => {
  await page.goto('/temples')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Welcome to Travel Visit' })).toBeVisible()
  await expectSignedOut(page)
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
  expect(await page.getByRole('main').boundingBox()).toEqual(before)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(telugu).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/te/temples')
})

test('a tap outside closes the list of languages, and reaches nothing else', async ({ page }) => {
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
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a language is chosen', async ({ page }) => {
    await page.goto('/temples')
    await chooseLanguage(page, 'ಕನ್ನಡ')
    await expect(page).toHaveURL('/kn/temples')
  })
})

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
