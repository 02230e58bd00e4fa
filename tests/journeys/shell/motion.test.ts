import type { Page } from '@playwright/test'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'

/** The transitions between pages, and which pictures took part in them. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Reflect.set(window, 'transitions', seen)
    const named = () =>
      [...document.querySelectorAll('.temple-picture-frame')].filter(
        (frame) => getComputedStyle(frame).viewTransitionName !== 'none',
      ).length
    const start = Document.prototype.startViewTransition
    Document.prototype.startViewTransition = function (update) {
      const before = named()
      const transition = start.call(this, update)
      transition.ready.then(
        () => seen.push(`${before} → ${named()}`),
        (error) => seen.push(String(error)),
      )
      return transition
    }
  })
}

const transitions = (page: Page) => page.evaluate<string[]>(() => Reflect.get(window, 'transitions'))

test(
  'a picture of the list becomes that of its page, and what unfolds moves for a moment',
  inTheLongRun,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await watchTransitions(page)
    await page.goto('/temples')
    const card = page.locator('#srikalahasti')
    await card.scrollIntoViewIfNeeded()
    await card.getByRole('link', { name: 'Srikalahasteeswara Temple', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(() => transitions(page)).toEqual(['1 → 1'])
    await page.goBack()
    await expect(card).toBeInViewport()
    await expect.poll(() => transitions(page)).toEqual(['1 → 1', '1 → 1'])

    await page.goto('/good-to-know')
    const lengths = await page
      .locator('main details')
      .first()
      .evaluate(async (details: HTMLDetailsElement) => {
        details.open = true
        await new Promise(requestAnimationFrame)
        return details.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration)
      })
    expect(lengths.length).toBeGreaterThan(0)
    for (const length of lengths) expect(length).toBeLessThanOrEqual(200)
  },
)

test('for readers who like no motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchTransitions(page)
  await page.goto('/temples')
  await page.locator('#tirumala').getByRole('link', { name: 'Tirumala', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tirumala')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => transitions(page)).toEqual([])
  for (const path of ['/good-to-know/darshan', '/temples/iskcon', '/day']) {
    await page.goto(path)
    // Looks at once: what moves is over in a moment.
    const unfolding = await page.evaluate(async () => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true
      await new Promise(requestAnimationFrame)
      return document.getAnimations().length
    })
    await page.locator('main .button:visible').first().hover()
    const touched = await page.evaluate(() => document.getAnimations().length)
    expect({ unfolding, touched }, path).toEqual({ unfolding: 0, touched: 0 })
  }
})
