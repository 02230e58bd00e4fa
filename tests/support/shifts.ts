import type { BrowserContext, Page } from '@playwright/test'

/** Records what moves while the pages that are opened from now on load. */
export async function watchShifts(opener: Page | BrowserContext): Promise<void> {
  await opener.addInitScript(() => {
    const shifts: string[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node?: Element }[]
      })[]) {
        shifts.push(`${entry.value}: ${entry.sources.map(({ node }) => node?.className || node?.nodeName)}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved on the page that is open: by how much (https://web.dev/articles/cls), and what. */
export function shiftsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'shifts'))
}
