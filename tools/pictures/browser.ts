import { chromium, type Page } from '@playwright/test'
import { chromiumPath } from '#tools/test/machine.ts'

export async function withPage(draw: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: chromiumPath({ light: false }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    await draw(await browser.newPage({ colorScheme: 'light' }))
  } finally {
    await browser.close()
  }
}

export async function show(page: Page, body: string, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.setContent(`<!doctype html><style>body { margin: 0 }</style>${body}`)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
}

export function pictureOf(page: Page): Promise<Buffer> {
  return page.screenshot({ omitBackground: true })
}
