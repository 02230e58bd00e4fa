import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/**
 * `targets` also measures buttons, where no bar lies over the page: axe counts what a bar hides as too small.
 * `contrast` takes half of the time, so pages whose colours another test has looked at go without.
 */
export async function expectNoViolations(
  page: Page,
  { targets = false, contrast = true } = {},
): Promise<void> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (options) => Reflect.get(window, 'axe').run(options),
    {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: targets }, 'color-contrast': { enabled: contrast } },
    },
  )
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** In CSS pixels: tells when the letters that the phone is set to have come. */
export function letterSize(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
}

/** Presses Tab until a link, button or summary of that text has the focus. */
export async function tabTo(page: Page, text: string): Promise<void> {
  // Some come only when the session is known.
  await page.locator('a, button, summary').filter({ hasText: text }).first().waitFor({ state: 'attached' })
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.textContent)) === text) return
  }
  throw new Error(`"${text}" cannot be reached by keyboard`)
}

/** Opens all collapsed sections, except menus, which would cover what is below. */
export async function openDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details:not(.more-menu)'))
      details.open = true
  })
}

/** Finds those of the visible targets that an unsteady finger would miss. */
export function tooSmall(page: Page, targets: string): Promise<string[]> {
  return page.evaluate(
    (targets) =>
      [...document.querySelectorAll(targets)]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        // A label around a control is pressed in its place.
        .filter((target) => (target.closest('label') ?? target).getBoundingClientRect().height < 44)
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    targets,
  )
}

/** Expects that axe finds nothing, and that nothing is wider than the screen. */
export async function expectSound(page: Page): Promise<void> {
  await expectNoViolations(page)
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
}

/** The words within the element that go on in another line. */
export function brokenWords(page: Page, within: string): Promise<string[]> {
  return page.locator(within).evaluate((element) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    return broken
  })
}
