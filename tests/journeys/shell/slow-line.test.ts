import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { guide } from '#tests/support/guide.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'
import { fillDay } from '#tests/support/saved.ts'
import { shiftsOn, watchShifts } from '#tests/support/shifts.ts'
import { cutAfter, inPieces, openSlowLine } from '#tests/support/slow-line.ts'

const { temples } = guide

const paths = [
  '/temples',
  '/',
  '/tirupati',
  '/temples/tirumala',
  '/map',
  '/good-to-know',
  '/good-to-know/darshan',
  '/day',
  '/seen',
  '/login',
]

for (const { width, pieces, from, when } of [
  { width: 360, pieces: 41, from: 'airport', when: {} },
  { width: 1280, pieces: 23, from: '', when: inTheLongRun },
]) {
  test(`nothing moves while a page arrives in pieces, at ${width} px`, when, async ({ context, server }) => {
    const line = await openSlowLine(server.address, inPieces(pieces), () => wait(30))
    await watchShifts(context)
    await context.addInitScript((gateway) => {
      try {
        localStorage.setItem('from', gateway)
      } catch {
        // The initial empty document has no storage.
      }
    }, from)
    // Side by side, as each mostly waits.
    const visits = paths.map(async (path) => {
      const page = await context.newPage()
      await page.setViewportSize({ width, height: 800 })
      await page.goto(line.address + path)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect.soft(await shiftsOn(page), path).toEqual([])
      await page.close()
    })
    await Promise.all(visits)
    line.close()
  })
}

test(
  'nothing moves if a page pauses within whether a temple is open',
  inTheLongRun,
  async ({ page, server }) => {
    const line = await openSlowLine(server.address, cutAfter(/ data-notices="[^"]*">/), () =>
      expect(page.locator('.brief-opening')).not.toBeEmpty(),
    )
    await watchShifts(page)
    await page.goto(`${line.address}/temples/srikalahasti`)
    await page.waitForLoadState('networkidle')
    expect(await shiftsOn(page)).toEqual([])
    line.close()
  },
)

test('a phone shows the temples that have arrived before the last one has', async ({ page, server }) => {
  const { promise: hasPainted, resolve: end } = Promise.withResolvers<void>()
  const line = await openSlowLine(server.address, inPieces(4), (piece) =>
    piece === 3 ? hasPainted : undefined,
  )
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`${line.address}/temples`, { waitUntil: 'commit' })
  await painted(page)
  const cards = page.locator('.temple-card')
  await expect(cards.first()).toBeVisible()
  await expect(cards).not.toHaveCount(temples.length)
  end()
  await expect(cards).toHaveCount(temples.length)
  line.close()
})

test('nothing moves while a day loads and while scrolling to the end of the list on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await fillDay(page)
  await watchShifts(page)
  await page.goto('/day')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.day-stop')).toHaveCount(4)
  expect(await shiftsOn(page)).toEqual([])
  await page.goto('/temples')
  const end = page.getByRole('contentinfo')
  while (!(await end.evaluate((footer) => footer.getBoundingClientRect().bottom <= innerHeight + 1)))
    await page.mouse.wheel(0, 400)
  expect(await shiftsOn(page)).toEqual([])
})

test('a page is painted before its JavaScript is requested', async ({ page }) => {
  await page.addInitScript(() => requestAnimationFrame((moment) => Reflect.set(window, 'firstFrame', moment)))
  for (const path of ['/temples', '/te/temples/tirumala', '/login']) {
    await page.goto(path)
    const [drawn, asked] = await page.evaluate(() => [
      Number(Reflect.get(window, 'firstFrame')),
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ])
    expect(asked.length, path).toBeGreaterThan(5)
    expect(Math.min(...asked), path).toBeGreaterThan(drawn)
  }
})

test('a page opened in the background, where nothing is painted, is ready when it is shown', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    window.requestAnimationFrame = () => 0
  })
  await page.goto('/register')
  await page.getByRole('button', { name: 'REGISTER' }).click()
  await expect(page.locator('.problem-summary')).toBeFocused()
})

function painted(page: Page) {
  return page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
}
