import type { BrowserContext, Page } from '@playwright/test'

type Shift = PerformanceEntry & { value: number; sources: { node?: Element }[] }

/** Records what moves while the pages that are opened from now on load. */
export async function watchShifts(opener: Page | BrowserContext): Promise<void> {
  await opener.addInitScript(() => {
    const shifts: string[] = []
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Shift[])
        shifts.push(`${value}: ${sources.map(({ node }) => node?.className || node?.nodeName)}`)
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Reflect.set(window, 'shifts', async () => {
      // Where things are seen is told after they have been drawn, whatever clock is set.
      await new Promise<void>((drawn) => new IntersectionObserver(() => drawn()).observe(document.body))
      note(observer.takeRecords())
      return shifts
    })
  })
}

/** What has moved on the page that is open, drawn as it is now: by how much (https://web.dev/articles/cls), and what. */
export function shiftsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'shifts')())
}
