import type { Page } from '@playwright/test'
import { expectNoViolations } from '#tests/support/accessibility.ts'
import { guide } from '#tests/support/guide.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'

const { temples } = guide

test('a driver is shown where to go in Telugu, on the whole screen, black on white, while it stays on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const locks: string[] = []
    Reflect.set(window, 'locks', locks)
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async (kind: string) => {
          locks.push(kind)
          return { release: async () => void locks.pop() }
        },
      },
    })
  })
  const locks = () => page.evaluate(() => Reflect.get(window, 'locks'))
  await page.setViewportSize({ width: 360, height: 780 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/temples/srikalahasti')
  await expect.poll(locks).toEqual([])
  await open(page)
  await expect.poll(locks).toEqual(['screen'])
  const screen = page.getByRole('dialog', { name: 'Show driver' })
  const name = screen.locator('.driver-name')
  await expect(name).toHaveText('శ్రీకాళహస్తీశ్వర స్వామి వారి ఆలయం')
  await expect(screen).toContainText('దయచేసి నన్ను ఇక్కడికి తీసుకెళ్లండి')
  await expect(screen.locator('.driver-meaning')).toHaveText(
    'Srikalahasteeswara Temple: “Please take me here”',
  )
  const end = async () => {
    const block = await screen.locator('[lang=te]').first().locator('> :last-child').boundingBox()
    return (block?.y ?? 780) + (block?.height ?? 0)
  }
  await expect.poll(end).toBeLessThan(0.75 * 780)
  await expect(screen).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(name).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect.poll(() => screen.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 780 })
  const leastSide = async () => {
    const close = await screen.getByRole('button', { name: 'Close' }).boundingBox()
    return Math.min(close?.height ?? 0, close?.width ?? 0)
  }
  await expect.poll(leastSide).toBeGreaterThanOrEqual(44)
  await expect(screen.getByRole('button')).toHaveCount(1)
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect.poll(locks).toEqual([])
})

test('Back, Escape and the button close it, and the page stays where it was', async ({ page }) => {
  await page.goto('/temples')
  await page.goto('/temples/srikalahasti')
  const button = page.getByRole('button', { name: 'Driver' })
  await button.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  const asked: string[] = []
  // The page's own picture may still be on its way. Styles of the whole site may come when the router hears of Back;
  // nothing waits for them.
  page.on(
    'request',
    (request) => /^(stylesheet|image)$/.test(request.resourceType()) || asked.push(request.url()),
  )
  const screen = page.getByRole('dialog')
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => screen.getByRole('button', { name: 'Close' }).click(),
    () => page.goBack(),
  ]) {
    await button.click()
    await expect(screen).toBeVisible()
    expect(asked).toEqual([])
    await close()
    await expect(screen).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect(page).toHaveURL('/temples/srikalahasti')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  }
  expect(asked).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(/\/temples$/)
})

test('the name is as large as it can be, and no word of it breaks', inTheLongRun, async ({ page }) => {
  const name = page.locator('.driver-screen .driver-name')
  for (const { id, name: temple } of temples) {
    await page.goto(`/temples/${id}`)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await page.getByRole('button', { name: 'Driver' }).click()
    await expect(name, temple).toBeVisible()
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 780 })
      await expect(async () => {
        const size = await name.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
        expect(size, `${id} ${width}`).toBeGreaterThanOrEqual(width === 320 ? 48 : 56)
        const box = await name.boundingBox()
        expect(box?.x, `${id} ${width}`).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0), `${id} ${width}`).toBeLessThanOrEqual(width)
      }).toPass()
    }
    await page.keyboard.press('Escape')
    await expect(name).toHaveCount(0)
  }
})

test('a phone that has a voice for Telugu says it aloud', async ({ page }) => {
  await page.addInitScript(() => {
    const voices: { lang: string; localService: boolean }[] = []
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel: () => {},
      speak: ({ text, lang }: SpeechSynthesisUtterance) => Reflect.set(window, 'said', `${lang} ${text}`),
    })
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        text: string
        constructor(text: string) {
          this.text = text
        }
      },
    })
    Reflect.set(window, 'bringVoice', (lang: string) => {
      voices.push({ lang, localService: true })
      speech.dispatchEvent(new Event('voiceschanged'))
    })
  })
  await page.goto('/temples/srikalahasti')
  await open(page)
  const aloud = page.getByRole('button', { name: 'Say it aloud' })
  const bring = (lang: string) => page.evaluate((lang) => Reflect.get(window, 'bringVoice')(lang), lang)
  await bring('en-IN')
  await expect(aloud).toHaveCount(0)
  await bring('te_IN')
  await aloud.click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'said')))
    .toBe('te-IN శ్రీకాళహస్తీశ్వర స్వామి వారి ఆలయం, శ్రీకాళహస్తి. దయచేసి నన్ను ఇక్కడికి తీసుకెళ్లండి.')
})

async function open(page: Page) {
  await page.getByRole('button', { name: 'Driver' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
