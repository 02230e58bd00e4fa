import type { Page } from '@playwright/test'
import { startFront } from '#tests/support/front.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'
import { phoneOf, phoneSize } from '#tests/support/ten-tasks/phone.ts'
import { pilgrimWith } from '#tests/support/ten-tasks/pilgrim.ts'
import { tenTasks } from '#tests/support/ten-tasks/tasks.ts'
import { translatePage } from '#tests/support/translate-page.ts'

test.use({ viewport: phoneSize })

/** One page of each kind. Those of the second row say nothing of opening hours. */
const said = ['/temples', '/temples/srikalahasti', '/tirupati', '/map', '/day']
const unsaid = [
  '/',
  '/register',
  '/account',
  '/seen',
  '/good-to-know',
  '/good-to-know/darshan',
  '/offline',
  '/nowhere',
]

test(
  'a page that the browser has translated goes with the clock for a day like any other',
  inTheLongRun,
  async ({ context, page: plain }) => {
    const translated = await context.newPage()
    await translated.addInitScript(translatePage)
    const failures = failuresOf(translated)
    for (const page of [plain, translated]) await page.addInitScript(haltClock)
    for (const path of said) {
      for (const page of [plain, translated]) await page.goto(path)
      await expect(translated.locator('.top-bar-title font').first()).toBeVisible()
      // On a busy machine it takes a while until both say the same.
      const saysTheSame = async () =>
        JSON.stringify(await translated.evaluate(openings)) === JSON.stringify(await plain.evaluate(openings))
      for (let part = 0; part < 8; part += 1) {
        for (const page of [plain, translated]) await page.evaluate(passThreeHours)
        await expect.poll(saysTheSame, { message: `${path}, ${part}`, intervals: [20] }).toBe(true)
      }
      expect(failures, path).toEqual([])
    }
    for (const path of unsaid) {
      await translated.goto(path)
      await expect(translated.locator('.top-bar-title font').first()).toBeVisible()
      await translated.evaluate(passThreeHours)
      expect(failures, path).toEqual([])
    }
  },
)

for (const { name, walk, isOffline } of tenTasks) {
  if (isOffline) continue
  const when = name.startsWith('register') ? {} : inTheLongRun
  test(`on pages that the browser has translated: ${name}`, when, async ({ page, server }) => {
    const line = await startFront(server)
    await page.addInitScript(translatePage)
    const failures = failuresOf(page)
    await walk(pilgrimWith(phoneOf(page), { language: 'en', address: line.address }), { cut: line.close })
    await line.close()
    expect(failures).toEqual([])
  })
}

/** React says on the console why it gave up a page. */
function failuresOf(page: Page): string[] {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(String(error)))
  page.on('console', (message) => {
    if (message.text().startsWith('Travel Visit could not')) failures.push(message.text())
  })
  return failures
}

/** Runs in the page: its clock stands still. */
function haltClock(): void {
  const first = Date.parse('2026-11-26T03:50:00+05:30')
  Reflect.set(window, 'at', first)
  window.Date = new Proxy(Date, {
    construct: (Present, given: [number]) =>
      new Present(...((given.length > 0 ? given : [Reflect.get(window, 'at')]) as [number])),
    get: (Present, name) => (name === 'now' ? () => Reflect.get(window, 'at') : Reflect.get(Present, name)),
  })
}

/** Runs in the page; advances the clock by half hours. */
async function passThreeHours(): Promise<void> {
  for (let step = 0; step < 6; step += 1) {
    Reflect.set(window, 'at', Date.now() + 30 * 60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    // React draws in a transition.
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
  }
}

/** Runs in the page: what it says of the temples. */
function openings(): string[] {
  return [...document.querySelectorAll('.brief-opening')].map(({ textContent }) => textContent ?? '')
}
