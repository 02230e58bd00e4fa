import type { Browser, Locator, Page } from '@playwright/test'
import { median } from '../median.ts'
import { type Figure, under } from './figures.ts'
import { observeLoading } from './observe.ts'
import { openPhone, openSlowPage } from './phone.ts'

const mostMs = 100

/** The shortest duration that browsers report. */
const leastMs = 16

/**
 * What visitors do on the list of temples, in order. The first of the controls that exists is used. Filters are undone
 * before the next interaction, except a search; the last interaction leaves the page.
 */
const controls: { what: string; selector: string; undone?: true }[] = [
  { what: 'sorting by where one is', selector: 'select[name="from"]' },
  { what: 'showing what is open now', selector: 'input[name="open"]', undone: true },
  { what: 'showing one deity', selector: 'select[name="tradition"]', undone: true },
  { what: 'showing what is near', selector: 'select[name="within"]', undone: true },
  { what: 'searching', selector: 'input[name="q"]' },
  { what: 'switching the language', selector: 'select[name="language"], a[hreflang="te"]' },
]

/** Interaction to Next Paint for each control: the slowest interaction, as the median of several visits. */
export async function measureInteractions(
  browser: Browser,
  address: string,
  runs: number,
): Promise<Figure[]> {
  const visits: Map<string, number>[] = []
  for (let run = 0; run < runs; run += 1) visits.push(await operateAll(browser, address))
  return controls.map(({ what, selector }) => {
    const durations = visits.flatMap((visit) => visit.get(what) ?? [])
    const name = `interaction to next paint: ${what}`
    if (durations.length < runs)
      return { what: name, measured: `nothing is ${selector}`, target: `under ${mostMs}`, met: false }
    return under(name, median(durations), mostMs, 'ms')
  })
}

/** Milliseconds by interaction. */
async function operateAll(browser: Browser, address: string): Promise<Map<string, number>> {
  const phone = await openPhone(browser)
  const page = await openSlowPage(phone)
  let durations: number[] = []
  await page.exposeFunction('tellInteraction', (durationMs: number) => durations.push(durationMs))
  await observeLoading(page, `${address}/temples`)
  const slowest = new Map<string, number>()
  for (const { what, selector, undone } of controls) {
    const control = page.locator(selector).first()
    if ((await control.count()) === 0) continue
    await unfold(page, control)
    durations = []
    await operate(page, control)
    slowest.set(what, Math.max(leastMs, ...durations))
    if (undone) {
      const showAll = page.getByRole('button', { name: 'Show all temples' })
      await operate(page, (await showAll.isVisible()) ? showAll : control)
    }
  }
  await phone.close()
  return slowest
}

/** A control may be inside a collapsed section. */
async function unfold(page: Page, control: Locator): Promise<void> {
  const folded = page.locator('details:not([open])', { has: control })
  if (!(await control.isVisible()) && (await folded.count()) > 0)
    await folded.first().locator('summary').first().tap()
}

/** Resolves when the page shows the result and has reported the duration. */
async function operate(page: Page, control: Locator): Promise<void> {
  const before = await stateOf(page)
  const kind = await control.evaluate((element) => element.tagName + (element.getAttribute('type') ?? ''))
  if (kind === 'SELECT') {
    // Choosing from the phone's native list is no interaction with the page; a key selects at once.
    await control.focus()
    await page.keyboard.press('ArrowDown')
  } else if (kind === 'INPUTsearch' || kind === 'INPUTtext') {
    await control.tap()
    await page.keyboard.type('kala')
  } else {
    await control.tap()
  }
  await page.waitForFunction(isAnother, before)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => location.href + document.body.innerText)
}

function isAnother(before: string): boolean {
  return location.href + document.body.innerText !== before
}
