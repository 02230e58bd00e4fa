import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../test/find-chromium.ts'

/** Gives `draw` a page of a browser that is closed afterwards. The page is light, whatever the machine prefers. */
export async function withPage(draw: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(process.env),
    // Chromium's own sandbox does not run as root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    await draw(await browser.newPage({ colorScheme: 'light' }))
  } finally {
    await browser.close()
  }
}

/** Shows this body, from edge to edge, until its images are drawn. */
export async function show(page: Page, body: string, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.setContent(`<!doctype html><style>body { margin: 0 }</style>${body}`)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
}

/** What the page shows, as PNG; transparent where nothing is drawn. */
export function pictureOf(page: Page): Promise<Buffer> {
  return page.screenshot({ omitBackground: true })
}
